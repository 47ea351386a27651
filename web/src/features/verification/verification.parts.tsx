/** What the room verification lends to others: the box that takes a diploma, and the page that tells a verdict. */
export { LazyVerdictLayout } from "./components/LazyVerdictLayout.tsx";
export { VerifyBox } from "./components/VerifyBox.tsx";
