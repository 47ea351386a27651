/** The client as a whole: the session check, the pages, the toasts, and what catches what goes wrong. */
import { useEffect } from "react";
import { useLocation, useRoutes } from "react-router";
import { useSessionCheck, WatchedSession } from "../features/session/session.parts.tsx";
import { csrf } from "../platform/api/csrf.ts";
import { ToastRegion } from "../ui/ToastRegion.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { routes } from "./routes.tsx";

/** A new page starts at its top, or at the part its address names. */
const useScroll = () => {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what moves the page.
  useEffect(() => {
    if (!hash) globalThis.scrollTo(0, 0);
  }, [pathname, hash]);
};

export function App() {
  const pages = useRoutes(routes);
  const { pathname } = useLocation();
  useEffect(() => csrf.start(), []);
  useSessionCheck();
  useScroll();
  return (
    <>
      <ErrorBoundary key={pathname}>{pages}</ErrorBoundary>
      <WatchedSession />
      <ToastRegion />
    </>
  );
}
