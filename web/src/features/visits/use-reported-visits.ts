/** Reports each view of a public page to the server, once; the server decides which ones it counts. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { visitOf } from "./visited.ts";
import { useReportVisitMutation } from "./visits.api.ts";

/** A report that fails is dropped without a message: it must not disturb the reader. */
export const useReportedVisits = (): void => {
  const { pathname } = useLocation();
  const [report] = useReportVisitMutation();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    // In development effects run twice; a change of the query alone is no new view.
    if (reported.current === pathname) return;
    reported.current = pathname;
    const visit = visitOf(pathname);
    if (visit) void report(visit);
  }, [pathname, report]);
};
