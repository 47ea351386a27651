/** What the room visits lends to others. */
export { OwnVisits } from "./components/OwnVisits.tsx";
export { useReportedVisits } from "./use-reported-visits.ts";
