/** What the room verification lends to others: the box that takes a diploma, and the page that tells a verdict. */
export { Checking } from "./components/Checking.tsx";
export { LazyVerdictLayout } from "./components/LazyVerdictLayout.tsx";
export { VerifyBox } from "./components/VerifyBox.tsx";
export { useVerify } from "./use-verify.ts";
