/** What other rooms may import from visits. */
export { OwnVisits } from "./components/LazyOwnVisits.tsx";
export { useReportedVisits } from "./use-reported-visits.ts";
