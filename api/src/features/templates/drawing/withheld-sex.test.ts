/** A certificate agrees with its holder where their sex is shown; a public copy names both forms, and hides nothing that is missed. */
import { isPublicCertificateClaim } from "@ijaza/schema/certificates/rules";
import { expect, test } from "vitest";
import { sceneOf } from "../../../../test/starter-scenes.ts";
import { STARTERS } from "../starters/starters.ts";
import { compose } from "./compose.ts";

const certificate = STARTERS.find(({ id }) => id === "certificate")!;
const scene = sceneOf(certificate, { sample: "ordinary", sex: "F", isPublic: false });

/** Its Arabic words, in the order of reading. */
function wordsOf(withholds: (claim: string) => boolean): string {
  const claims = Object.fromEntries(Object.entries({ ...scene.claims, sex: "F" }).filter(([name]) => !withholds(name)));
  const withheld = new Set(scene.fields.map(({ name }) => name).filter(withholds));
  const { data } = compose({ ...scene, claims, withheld }, { format: "svg" });
  const { blocks } = JSON.parse(data) as { blocks: { language?: string; runs?: { text: string }[] }[] };
  return blocks.flatMap(({ language, runs = [] }) => (language === "ar" ? runs.map(({ text }) => text) : [])).join(" ");
}

const COPY = "نسخة";

test("the whole certificate agrees", () => {
  const whole = wordsOf(() => false);
  expect(whole).toContain("أتمّت");
  expect(whole).not.toContain(COPY);
});

test("a public copy withholds the sex, without a note that something is missing", () => {
  const copy = wordsOf((claim) => !isPublicCertificateClaim(claim));
  expect(copy).not.toContain("أتمّت");
  expect(copy).toContain("أتمّ(ت)");
  expect(copy).not.toContain(COPY);
});

test("a copy without what it would print says so", () => {
  expect(wordsOf((claim) => claim === "hours")).toContain(COPY);
});
