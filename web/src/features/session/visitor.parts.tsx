/** What pages without a store may import from session. */
export { VisitorCheck } from "./components/VisitorCheck.tsx";
