/** What other rooms may import from audit. */
export { LatestEvents } from "./components/LatestEvents.tsx";
