/** What the room audit lends to others. */
export { LatestEvents } from "./components/LatestEvents.tsx";
