/** The error by which a reader of foreign input stops, with a code. It never leaves the verifier. */
import { CODES, type Code } from "./codes/codes.ts";

export class Refusal extends Error {
  readonly code: Code;

  constructor(code: Code, detail: string) {
    super(detail);
    this.name = "Refusal";
    this.code = code;
  }
}

/** Stops reading. `detail` is an English sentence, by default the meaning of the code. */
export function refuse(code: Code, detail: string = CODES[code].meaning): never {
  throw new Refusal(code, detail);
}
