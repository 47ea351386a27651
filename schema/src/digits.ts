/** Digits as any keyboard writes them. */
export { toAsciiDigits } from "@ijaza/verifier/typed/digits";
