/** Reports each view of a public page to the server, once; the server decides which ones it counts. */

import { reportVisit } from "@ijaza/schema/visits/calls";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useCalls } from "../../platform/api/use-calls.ts";
import { visitOf } from "./visited.ts";

/** Waits until `when`. A report that fails is dropped without a message: it must not disturb the reader. */
export const useReportedVisits = ({ when = true } = {}): void => {
  const { pathname } = useLocation();
  const calls = useCalls();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    // In development effects run twice; a change of the query alone is no new view.
    if (!when || reported.current === pathname) return;
    reported.current = pathname;
    const visit = visitOf(pathname);
    // It outlives the page, which may be left at once.
    if (visit) calls.call(reportVisit, visit, { keepalive: true }).catch(() => {});
  }, [pathname, when, calls]);
};
