/** What the room visits lends to others. */
export { OwnVisits } from "./components/OwnVisits.tsx";
export { useToldVisits } from "./use-told-visits.ts";
