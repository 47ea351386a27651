/** How a reader of foreign input stops: with the code of what is wrong. Caught inside the verifier, never thrown at callers. */
import { CODES, type Code } from "./codes.ts";

export class Refusal extends Error {
  readonly code: Code;

  constructor(code: Code, detail: string) {
    super(detail);
    this.name = "Refusal";
    this.code = code;
  }
}

/** Stops reading; `detail` is a plain English sentence, by default the meaning of the code. */
export function refuse(code: Code, detail: string = CODES[code].meaning): never {
  throw new Refusal(code, detail);
}
