/** What the room visits lends to others. */
export { OwnVisits } from "./components/LazyOwnVisits.tsx";
export { useReportedVisits } from "./use-reported-visits.ts";
