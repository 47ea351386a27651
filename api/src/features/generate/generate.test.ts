/** Workbooks to fill in: opened as by a spreadsheet program, and checked by the rules of the import. */

import { inflateRawSync } from "node:zlib";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import { fieldsOfMode } from "@ijaza/schema/diplomas/fields";
import { judgeDiplomaRow } from "@ijaza/schema/diplomas/rows";
import type { Field } from "@ijaza/schema/fields/fields";
import { EXAMPLE_NUMBER, judgeRow } from "@ijaza/schema/fields/rows";
import { excelCertificate, excelDiploma, excelStudent } from "@ijaza/schema/generate/calls";
import { fieldsOfHeaders } from "@ijaza/schema/imports/headers";
import { LANGUAGES } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { MODES } from "@ijaza/schema/users/calls";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";

const { fixtures } = await startTestApp();
const TODAY = "2026-11-21";

async function fetchBook(endpoint: Endpoint, query: Record<string, string> = {}) {
  const response = await (await fixtures.agent()).send(endpoint, query);
  expect(response.headers["content-type"]).toContain("spreadsheetml");
  const { sheets } = await readXlsx(new Uint8Array(response.rawPayload), { readStyles: true });
  return sheets;
}

/** The example row, keyed by the fields that its headings are recognised as. */
function exampleIn(rows: readonly (readonly unknown[])[], fields: readonly Field[]) {
  const [heads = [], example = []] = rows;
  const names = fieldsOfHeaders(fields, heads.map(String)).map((field) => field?.name);
  expect(names).toEqual(fields.map(({ name }) => name));
  return Object.fromEntries(names.map((name, at) => [name, String(example[at] ?? "")]));
}

test.each(LANGUAGES.flatMap((lang) => MODES.map((mode) => [lang, mode] as const)))(
  "in %s, the columns of %s are recognised and their example fits",
  async (lang, mode) => {
    const [form] = await fetchBook(excelDiploma, { lang, mode });
    const row = exampleIn(form!.rows, fieldsOfMode(mode));
    expect(judgeDiplomaRow({ mode, row, today: TODAY }).faults).toEqual([]);
    expect(row.diplomaNumber).toBe(EXAMPLE_NUMBER);
    expect(form!.view?.rightToLeft ?? false).toBe(lang === "ar");
  },
);

test.each(LANGUAGES)("in %s, the columns of students are recognised and their example fits", async (lang) => {
  const [form] = await fetchBook(excelStudent, { lang });
  expect(judgeRow(STUDENT_FIELDS, exampleIn(form!.rows, STUDENT_FIELDS), TODAY).faults).toEqual([]);
});

test("the language is the caller's unless one is requested", async () => {
  const agent = await fixtures.agent();
  const { rawPayload } = await agent.send(excelStudent, {}, { headers: { language: "fr" } });
  const { sheets } = await readXlsx(new Uint8Array(rawPayload));
  expect(sheets.map(({ name }) => name)).toEqual(["Étudiants", "Explications", "lists"]);
});

test("choices have a drop-down over every row, and columns keep leading zeros", async () => {
  const [form, guide, lists] = await fetchBook(excelDiploma, { lang: "ar", mode: "modeTwo" });
  const fields = fieldsOfMode("modeTwo");
  const choices = fields.filter((field) => field.choices);
  expect(form!.dataValidations).toHaveLength(choices.length);
  expect(form!.dataValidations?.[0]).toMatchObject({ type: "list", formula1: "lists!$A$1:$A$7", range: "C2:C100001" });
  expect(lists!.rows[0]![0]).toBe("تقني");
  expect(guide!.rows.slice(1, 1 + fields.length).map(([column]) => column)).toEqual(
    fields.map(({ label }) => label.ar),
  );
});

test("typed values stay text in every cell of a column", async () => {
  const { rawPayload } = await (await fixtures.agent()).send(excelStudent, { lang: "en" });
  const xml = fileIn(rawPayload, "xl/worksheets/sheet1.xml");
  const [style] = new Set([...xml.matchAll(/<col [^>]*style="(\d+)"/g)].map(([, number]) => Number(number)));
  expect(xml.match(/<col /g)).toHaveLength(STUDENT_FIELDS.length);
  const styles = fileIn(rawPayload, "xl/styles.xml");
  const formats = [...styles.split("<cellXfs")[1]!.matchAll(/<xf [^>]*numFmtId="(\d+)"/g)];
  expect(styles).toContain(`numFmtId="${formats[style!]![1]}" formatCode="@"`);
});

/** Reads a file of the workbook's archive by its local header. */
function fileIn(xlsx: Buffer, name: string): string {
  const at = xlsx.indexOf(name) - 30;
  const start = at + 30 + name.length;
  return inflateRawSync(xlsx.subarray(start, start + xlsx.readUInt32LE(at + 18))).toString("utf8");
}

test("certificates have the columns that their template defines", async () => {
  const [form] = await fetchBook(excelCertificate, { lang: "en" });
  const heads = form!.rows[0]!.map(String);
  expect(heads.slice(0, CERTIFICATE_FIELDS.length)).toContain("E-mail *");
  expect(heads.slice(CERTIFICATE_FIELDS.length)).not.toHaveLength(0);
});

test("a mode that the university lacks and an unknown template are refused", async () => {
  const agent = await fixtures.agent({ university: await fixtures.university({ modes: ["modeOne"] }) });
  expect((await agent.refused(excelDiploma, { mode: "modeTwo" })).error).toBe("mode_not_enabled");
  expect((await agent.refused(excelDiploma, { diplomaTemplateName: "gold" })).error).toBe("template_unknown");
  expect((await agent.refused(excelCertificate, { certificationTemplateName: "gold" })).error).toBe("template_unknown");
});
