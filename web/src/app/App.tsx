/** The root component: the session check, the pages, the toasts and the error boundary. */
import { useEffect } from "react";
import { useLocation, useRoutes } from "react-router";
import { useSessionCheck, WatchedSession } from "../features/session/session.parts.tsx";
import { useReportedVisits } from "../features/visits/visits.parts.tsx";
import { csrf } from "../platform/api/csrf.ts";
import { ToastRegion } from "../ui/ToastRegion.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { routes } from "./routes.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useScroll } from "./use-scroll.ts";

export function App() {
  const pages = useRoutes(routes);
  const { pathname } = useLocation();
  useEffect(() => csrf.start(), []);
  useSessionCheck();
  useHeadingFocus();
  useScroll();
  useReportedVisits();
  return (
    <>
      <ErrorBoundary key={pathname}>{pages}</ErrorBoundary>
      <WatchedSession />
      <ToastRegion />
    </>
  );
}
