/** What the room verification lends to others: the box that takes a diploma. */
export { VerifyBox } from "./components/VerifyBox.tsx";
