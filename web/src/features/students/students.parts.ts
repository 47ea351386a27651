/** What other rooms may import from students: the erasure of one, and what an erasure deletes and leaves. */
export { EraseStudentDialog } from "./components/EraseStudentDialog.tsx";
export { type ErasureCounts, ErasureLists } from "./components/ErasureLists.tsx";
