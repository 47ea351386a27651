/** What other rooms may import from students: what an erasure deletes and leaves. */
export { type ErasureCounts, ErasureLists } from "./components/ErasureLists.tsx";
