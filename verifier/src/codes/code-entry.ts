/** The type of an entry in the tables of verification codes. */
import type { CheckName, Outcome } from "../result.ts";

export type CodeEntry = {
  /** The check that reports the code; `any` when every check may report it. */
  check: CheckName | "any";
  outcome: Outcome;
  meaning: string;
};
