/** The initial templates of rows are valid, and can be drawn unchanged. */
import { expect, test } from "vitest";
import { TERMS } from "../country-terms.ts";
import { cellsOf, stackLayout } from "../stack-layout.ts";
import { DOCUMENT_FIELDS, printableFields } from "../template-fields.ts";
import { fieldsOfText } from "../template-text.ts";
import { CERTIFICATE_OF_ROWS, DIPLOMA_OF_ROWS } from "./two-columns.ts";

const STARTERS = [
  { kind: "diploma", ...DIPLOMA_OF_ROWS },
  { kind: "certificate", ...CERTIFICATE_OF_ROWS },
] as const;

test.each(STARTERS)("the initial $kind of rows is a template that the API accepts", ({ layout }) => {
  expect(stackLayout.parse(layout)).toEqual(layout);
});

test.each(STARTERS)("the initial $kind of rows names only existing fields and terms", ({ kind, ...starter }) => {
  const fields = [...printableFields(kind, starter.fieldsDefinition), ...DOCUMENT_FIELDS].map(({ name }) => name);
  const known = new Set([...fields, ...Object.keys(TERMS).map((term) => `term.${term}`)]);
  const named = cellsOf(starter.layout).flatMap(({ text }) => fieldsOfText(text));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test.each(STARTERS)("each row of the $kind says the same in French and in Arabic", ({ layout }) => {
  const rows = layout.elements.flatMap((element) => (element.kind === "stack" ? element.rows : []));
  expect(rows.length).toBeGreaterThan(4);
  for (const { cells } of rows) expect(cells.map(({ language }) => language)).toEqual(["fr", "ar"]);
});
