/** The colour and headline of every code: green only when all four checks pass, red only for a refusal. */
import { CODES } from "@ijaza/verifier/codes/codes";
import { CHECK_NAMES, type Check, type CheckName } from "@ijaza/verifier/result";
import { expect, test } from "vitest";
import english from "../locales/en.json";
import { appearanceOf } from "./appearance.ts";
import { sentenceOf } from "./sentences.ts";

const skipped = (name: CheckName): Check => ({ name, outcome: "skipped", code: "not_checked", detail: "" });
const failing = Object.entries(CODES).filter(([, { outcome }]) => outcome === "invalid" || outcome === "error");

const resultOf = (code: string, { check, outcome }: (typeof CODES)[keyof typeof CODES]) => {
  const at = check === "any" ? "issuer" : check;
  const checks = CHECK_NAMES.map((name): Check => (name === at ? { name, outcome, code, detail: "" } : skipped(name)));
  return { verdict: outcome === "invalid" ? ("invalid" as const) : ("unknown" as const), reason: code, checks };
};

test("only a valid verdict is green", () => {
  expect(appearanceOf({ verdict: "valid", checks: [] })).toEqual({ look: "valid", headline: "valid" });
  for (const [code, entry] of failing) expect(appearanceOf(resultOf(code, entry)).look).not.toBe("valid");
});

test.each(failing)("%s is never red when it is only unknown, and never grey when it was refused", (code, entry) => {
  const { look } = appearanceOf(resultOf(code, entry));
  if (entry.outcome === "error") expect(["unknown", "unavailable"]).toContain(look);
  else if (code !== "not_issued") expect(["altered", "revoked"]).toContain(look);
});

test.each(Object.keys(CODES))("%s has a sentence in plain words", (code) => {
  const sentence = sentenceOf(code);
  expect(sentence && english.sentences[sentence]).toBeTruthy();
});

test("a code newer than this page has no sentence", () => {
  expect(sentenceOf("toString")).toBeNull();
});

test("only of a registry that could not be reached a page says that it did not respond", () => {
  const errors = Object.entries(CODES).filter(([, { outcome }]) => outcome === "error");
  const silent = errors.filter(
    ([reason]) => appearanceOf({ verdict: "unknown", reason, checks: [] }).headline === "unavailable",
  );
  expect(silent.map(([code]) => code)).toEqual(["chain_unreachable"]);
});
