/** What other rooms may import from correction-requests: requesting a correction, and its outcome. */
export { OwnRequests } from "./components/OwnRequests.tsx";
