/** What the shell puts together to the page of a cohort: its state, and its parts for one kind of record. */
export { CohortOfKind } from "./components/CohortOfKind.tsx";
export { CohortView } from "./components/CohortView.tsx";
