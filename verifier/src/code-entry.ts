/** What the tables of codes say of a code. */
import type { CheckName, Outcome } from "./result.ts";

export type CodeEntry = {
  /** Check that reports it; `any` for what every check may report. */
  check: CheckName | "any";
  outcome: Outcome;
  meaning: string;
};
