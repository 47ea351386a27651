/** The page of the present address, inside a frame that stays: begun afresh at each address, and failing by itself. */
import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { PageSpinner } from "../ui/Spinner.tsx";

/** Every address is a page of its own, but for the tabs of the settings. */
const pageAt = (pathname: string): string => pathname.replace(/^\/settings\/(?!signatories)[^/]+$/i, "/settings");

export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pageAt(pathname)} as="div">
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
