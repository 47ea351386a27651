/** What pages without a store may import from visits. */
export { useReportedVisits } from "./use-reported-visits.ts";
