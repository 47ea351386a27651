/** Tells the server of each public page that somebody looks at, once a view; whom it counts, the server decides. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { visitOf } from "./visited.ts";
import { useReportVisitMutation } from "./visits.api.ts";

/** A visit that cannot be reported is lost, and nobody hears of it: the page is what people came for. */
export const useReportedVisits = (): void => {
  const { pathname } = useLocation();
  const [report] = useReportVisitMutation();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    // Effects run twice while developing; a change of the query alone is no new view.
    if (reported.current === pathname) return;
    reported.current = pathname;
    const visit = visitOf(pathname);
    if (visit) void report(visit);
  }, [pathname, report]);
};
