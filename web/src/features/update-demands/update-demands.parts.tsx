/** What the room update-demands lends to others: asking for a correction, and what became of it. */
export { OwnDemands } from "./components/OwnDemands.tsx";
