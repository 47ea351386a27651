/** The result of a document that the first check ends. */
import { type Code, report } from "./codes/codes.ts";
import { CHECK_NAMES, type Result } from "./result.ts";

type Ended = { code: Code; detail?: string | undefined; now: Date };

/** It holds no facts, because what is in hand is not proved to be anything. */
export function endedResult({ code, detail, now }: Ended): Result {
  const [first, ...rest] = CHECK_NAMES;
  const check = report(first, code, detail);
  const checks = [check, ...rest.map((name) => report(name, "not_checked"))];
  const verdict = check.outcome === "invalid" ? "invalid" : "unknown";
  return { verdict, reason: code, checks, facts: {}, checkedAt: now.toISOString(), block: null };
}
