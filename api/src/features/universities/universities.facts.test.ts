/** What documents print of a university: set by admins of the network alone, and printed by templates of both forms. */
import { previewTemplatePdf } from "@ijaza/schema/templates/calls";
import { getUniversity, updateUniversity } from "@ijaza/schema/universities/calls";
import { describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { startTestApp } from "../../../test/harness.ts";
import { layoutOf } from "../../../test/layouts.ts";
import { readByMupdf } from "../../../test/other-readers.ts";
import { rowsOf } from "../../../test/row-layouts.ts";

const { fixtures } = await startTestApp();
const registrar = await fixtures.admin("admin_alecso");

const FACTS = {
  cityAr: "تونس",
  countryLine: { en: "Republic of Tunisia", fr: "République tunisienne", ar: "الجمهورية التونسية" },
  ministryLine: { en: "", fr: "Ministère de l’Enseignement supérieur", ar: "وزارة التعليم العالي" },
  legalText: { en: "", fr: "Vu la loi nº 2008-19 du 25 février 2008", ar: "" },
  digits: "eastern",
  calendar: "both",
} as const;

const read = async (client: Client, id: string) => (await client.call(getUniversity, { id })).university;

describe("facts for documents", () => {
  test("are set by the network's admin, and read by the university's staff", async () => {
    const agent = await fixtures.agent();
    const { universityId: _id } = agent;
    expect(await read(agent, _id)).toMatchObject({ countryLine: null, digits: "latin", calendar: "gregorian" });
    await registrar.call(updateUniversity, { _id, ...FACTS });
    expect(await read(agent, _id)).toMatchObject(FACTS);
    await registrar.call(updateUniversity, { _id, digits: "latin" });
    expect(await read(agent, _id)).toMatchObject({ ...FACTS, digits: "latin" });
  });

  test("that are empty in each language, or taken away, are none", async () => {
    const { id: _id } = await fixtures.university();
    const empty = { en: "", fr: " ", ar: "" };
    await registrar.call(updateUniversity, { _id, ...FACTS });
    await registrar.call(updateUniversity, { _id, countryLine: empty, ministryLine: null, cityAr: "" });
    const left = await read(registrar, _id);
    expect(left).toMatchObject({ countryLine: null, ministryLine: null, cityAr: null, legalText: FACTS.legalText });
  });

  test("cannot be set by the university itself, whatever they are", async () => {
    const responsable = await fixtures.responsable();
    const { universityId: _id } = responsable;
    const admin = await fixtures.universityAdmin({ university: { id: _id } });
    for (const client of [responsable, admin]) {
      for (const [fact, value] of Object.entries(FACTS)) {
        expect(await client.refused(updateUniversity, { _id, [fact]: value })).toMatchObject({ status: 403 });
      }
    }
    expect(await read(responsable, _id)).toMatchObject({ countryLine: null, cityAr: null, digits: "latin" });
  });

  test("must be printable", async () => {
    const { id: _id } = await fixtures.university();
    const countryLine = { ...FACTS.countryLine, fr: "中华" };
    expect((await registrar.refused(updateUniversity, { _id, countryLine })).errors).toMatchObject([
      { path: "countryLine.fr", error: "letter_without_font" },
    ]);
  });
});

describe("documents print them", () => {
  async function printed(layout: ReturnType<typeof layoutOf> | ReturnType<typeof rowsOf>, facts: object = FACTS) {
    const responsable = await fixtures.responsable();
    await registrar.call(updateUniversity, { _id: responsable.universityId, city: "Tunis", ...facts });
    const shown = { kind: "diploma", language: layout.language, layout } as const;
    return readByMupdf((await responsable.send(previewTemplatePdf, shown)).rawPayload);
  }
  const all = "{countryLine} / {ministryLine} / {legalText} / {universityCity}";
  const rows = (text: { fr: string; ar: string }) => rowsOf({ decision: text });

  test("in boxes, in the language of the text, with the city in Arabic in Arabic texts", async () => {
    const french = await printed({ ...layoutOf(all), language: "fr" as "en" });
    const expected = ["République tunisienne", "Ministère de l’Enseignement supérieur", "Vu la loi", "Tunis"];
    expect(expected.filter((each) => !french.includes(each))).toEqual([]);
    const arabic = await printed({ ...layoutOf("{universityCity}"), language: "ar" as "en" });
    expect(arabic).toContain("تونس");
  });

  test("in rows, and the other city where the Arabic one is not known", async () => {
    const text = await printed(rows({ fr: "{countryLine}", ar: "{ministryLine}" }));
    expect(text).toContain("République tunisienne");
    expect(text).toContain("وزارة التعليم العالي");
    expect(await printed(rows({ fr: "Fait", ar: "بـ{universityCity}" }), { cityAr: null })).toContain("Tunis");
  });

  test("with the digits of the university in Arabic texts alone", async () => {
    const year = { fr: "Année {academicYear}", ar: "السنة {academicYear}" };
    expect(await printed(rows(year), { digits: "eastern" })).toMatch(/[٠-٩]{4}/);
    const latin = await printed(rows(year), { digits: "latin" });
    expect(latin).not.toMatch(/[٠-٩]/);
    expect(latin).toMatch(/Année \d{4}/);
  });

  test("with the Hijri day only where the university prints both calendars", async () => {
    const day = { fr: "Fait", ar: "في {decisionDate:on}[ الموافق {decisionDate:hijri}]" };
    expect(await printed(rows(day), { calendar: "both" })).toContain("الموافق");
    expect(await printed(rows(day), { calendar: "gregorian" })).not.toContain("الموافق");
  });
});
