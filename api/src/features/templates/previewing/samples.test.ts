/** Samples for a preview: all fields filled, at their longest, and only what every document has. */
import { printableFields } from "@ijaza/schema/templates/fields";
import { expect, test } from "vitest";
import { sampleValues, withReal } from "./samples.ts";

const fields = printableFields("diploma");
const TEXTS = fields
  .map(({ name }) => name)
  .filter((name) => /^(?:domain|programme|speciality|establishment|placeOfIssue|thesisTitle)/.test(name));

test.each(["ordinary", "longest"] as const)("the %s sample has a value of its own for each field", (sample) => {
  const values = sampleValues(fields, { sample, sex: "F" });
  expect(Object.keys(values)).toEqual(fields.map(({ name }) => name));
  expect(fields.filter(({ name, label }) => values[name] === label.fr)).toEqual([]);
  const isArabic = (name: string) => /^\p{Script=Arabic}/u.test(String(values[name]));
  expect(TEXTS.filter(isArabic)).toEqual(TEXTS.filter((name) => name.endsWith("Ar")));
});

test("the texts of the longest sample are longer than the ordinary ones", () => {
  const [ordinary = {}, longest = {}] = (["ordinary", "longest"] as const).map((sample) =>
    sampleValues(fields, { sample, sex: "F" }),
  );
  expect(TEXTS.filter((name) => String(longest[name]).length <= String(ordinary[name]).length)).toEqual([]);
});

test("the shortest sample has only what every diploma has, whatever the university's diplomas say", () => {
  const real = { domainAr: "علوم", establishment: "ISG", titleFr: "Droit" };
  const shortest = withReal(sampleValues(fields, { sample: "shortest", sex: "F" }), real);
  expect([...TEXTS, "honours", "session"].filter((name) => name in shortest)).toEqual([]);
  expect(shortest).toMatchObject({ titleFr: "Droit", titleAr: "إجازة" });
});
