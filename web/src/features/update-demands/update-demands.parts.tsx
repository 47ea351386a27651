/** What other rooms may import from update-demands: requesting a correction, and its outcome. */
export { OwnDemands } from "./components/OwnDemands.tsx";
