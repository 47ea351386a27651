/** The initial templates of universities are valid and can be drawn unchanged. */
import { expect, test } from "vitest";
import { fieldsNamed, layout } from "../box-layout.ts";
import { fieldsDefinition } from "../calls.ts";
import { DOCUMENT_FIELDS, printableFields } from "../fields.ts";
import { CERTIFICATE } from "./certificate.ts";
import { NATIONAL_DIPLOMA } from "./national-diploma.ts";

const STARTERS = [
  { kind: "diploma", fieldsDefinition: [], ...NATIONAL_DIPLOMA },
  { kind: "certificate", ...CERTIFICATE },
] as const;

test.each(STARTERS)("the initial $kind is a template that the API accepts", (starter) => {
  expect(layout.parse(starter.layout)).toEqual(starter.layout);
  expect(fieldsDefinition.parse(starter.fieldsDefinition)).toEqual(starter.fieldsDefinition);
});

test.each(STARTERS)("the initial $kind names only existing fields", ({ kind, ...starter }) => {
  const known = [...printableFields(kind, starter.fieldsDefinition), ...DOCUMENT_FIELDS].map(({ name }) => name);
  const texts = starter.layout.boxes.flatMap((box) => (box.kind === "text" ? Object.values(box.texts) : []));
  expect(texts.flatMap(fieldsNamed).filter((name) => !known.includes(name))).toEqual([]);
});

test("the initial diploma says in Arabic of the programme what it says in French", () => {
  const box = NATIONAL_DIPLOMA.layout.boxes.find(({ id }) => id === "programme-ar");
  const texts = box?.kind === "text" ? box.texts.ar : "";
  expect(fieldsNamed(texts)).toEqual(["domainAr", "programmeAr", "specialityAr"]);
});
