/** The root component: the session check, the pages, the toasts and the error boundary. */
import { useEffect } from "react";
import { type RouteObject, useLocation, useRoutes } from "react-router";
import { useSessionCheck, WatchedSession, zoneOf } from "../features/session/session.parts.tsx";
import { useReportedVisits } from "../features/visits/visits.parts.tsx";
import { csrf } from "../platform/api/csrf.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { ToastRegion } from "../ui/ToastRegion.tsx";
import { AppContexts } from "./AppContexts.tsx";
import { routes } from "./routes.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useScroll } from "./use-scroll.ts";

/** `pages` are those of this document, unless a test has others. */
export function App({ pages = routes }: { pages?: RouteObject[] }) {
  return (
    <AppContexts>
      <Pages routes={pages} />
    </AppContexts>
  );
}

/** Every address is begun afresh, but for those of the staff, whose frame stays while its pages change. */
const frameAt = (pathname: string): string => (zoneOf(pathname) === "staff" ? "staff" : pathname);

function Pages({ routes }: { routes: RouteObject[] }) {
  const pages = useRoutes(routes);
  const { pathname } = useLocation();
  useEffect(() => csrf.start(), []);
  useSessionCheck();
  useHeadingFocus();
  useScroll();
  useReportedVisits();
  return (
    <>
      <ErrorBoundary key={frameAt(pathname)}>{pages}</ErrorBoundary>
      <WatchedSession />
      <ToastRegion />
    </>
  );
}
