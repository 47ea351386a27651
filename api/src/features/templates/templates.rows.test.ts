/** Templates of rows: stored, refused where they cannot be read, previewed. */
import {
  getDiplomaTemplates,
  getTemplateStarters,
  previewTemplate,
  previewTemplatePdf,
  putCertificateTemplate,
  putDiplomaTemplate,
} from "@ijaza/schema/templates/calls";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { readByMupdf } from "../../../test/other-readers.ts";
import { rowsOf } from "../../../test/row-layouts.ts";
import { STARTERS } from "./templates.service.ts";

const app = await startTestApp();
const { fixtures } = app;

async function scene() {
  const university = await fixtures.university();
  return { university, responsable: await fixtures.responsable({ university }) };
}

const shown = { kind: "diploma", language: "fr" } as const;

test("a template of rows is stored beside those of boxes, with what was left to choose", async () => {
  const { responsable, university } = await scene();
  await responsable.call(putDiplomaTemplate, { name: "Rows", layout: rowsOf() });
  const { templates } = await responsable.call(getDiplomaTemplates, { universityName: university.name_en });
  expect(templates.map(({ layout }) => layout.version ?? 1).sort()).toEqual([1, 2]);
  const stored = templates.find(({ name }) => name === "Rows")!.layout;
  expect(stored).toMatchObject({ elements: [{}, {}, { kind: "stack", stretch: 0.35, lean: 0.5 }, {}, {}, {}] });
});

test("a text that cannot be read is refused at its place", async () => {
  const { responsable } = await scene();
  const layout = rowsOf({ birth: { fr: "né le {birthDate", ar: "في {birthDate}" } });
  expect((await responsable.refused(putDiplomaTemplate, { name: "Rows", layout })).errors).toMatchObject([
    { path: "layout.elements.2.rows.2.cells.0.text", error: "not_a_template_text" },
  ]);
});

test("ids of elements and rows are one set", async () => {
  const { responsable } = await scene();
  const layout = rowsOf();
  const twice = { ...layout, elements: [...layout.elements, { ...layout.elements[0]!, id: "birth" }] };
  expect((await responsable.refused(putDiplomaTemplate, { name: "Rows", layout: twice })).errors).toMatchObject([
    { path: "layout.elements", error: "box_ids_repeat" },
  ]);
});

test("nothing is placed in no room, where it could not be drawn", async () => {
  const { responsable } = await scene();
  const layout = rowsOf();
  const elements = JSON.stringify(layout.elements);
  const widths = [...elements.matchAll(/"width":\d+/g)];
  const flat = { ...layout, elements: JSON.parse(elements.replace(/"width":\d+/g, '"width":0')) };
  const { errors = [] } = await responsable.refused(putDiplomaTemplate, { name: "Flat", layout: flat });
  expect(errors.filter(({ path }) => path.endsWith(".width"))).toHaveLength(widths.length);
});

test("it is previewed, and what is too small to read is named", async () => {
  const { responsable } = await scene();
  const ordinary = await responsable.call(previewTemplate, { ...shown, layout: rowsOf() });
  expect(ordinary.svg).toContain("<svg");
  expect(ordinary.overflowing).toEqual([]);
  const long = "un texte trop long pour sa colonne ".repeat(12);
  const layout = rowsOf({ decision: { fr: `${long}{decisionDate}`, ar: "في {decisionDate}" } });
  expect((await responsable.call(previewTemplate, { ...shown, layout })).overflowing).toContain("decision");
});

test("its preview says where each element and row stands, and nothing of what is not drawn", async () => {
  const { responsable } = await scene();
  const layout = rowsOf({ decision: { fr: "{specialty}", ar: "{specialty}" } });
  const sample = "shortest";
  const { places } = await responsable.call(previewTemplate, { ...shown, layout, copy: "public", sample });
  const ids = ["title-ar", "title-fr", "body", "name", "degree", "year", "honours", "withheld", "check", "seal"];
  expect(places.map(({ id }) => id)).toEqual(ids);
  const placeOf = (id: string) => places.find((place) => place.id === id)!;
  const { x, y, width, height } = placeOf("title-fr");
  expect(x + width / 2).toBeCloseTo(40 + 217 / 2, 0);
  expect([y, y + height].map((edge) => Math.sign(edge - 65.2))).toEqual([-1, 1]);
  expect(placeOf("seal")).toEqual({ id: "seal", page: 0, x: 238, y: 152.8, width: 32, height: 32 });
  const [body, last] = [placeOf("body"), placeOf("withheld")];
  expect([body.y, body.y + body.height]).toEqual([placeOf("name").y, last.y + last.height]);
});

test("rows that go on on a second page are found there", async () => {
  const { responsable } = await scene();
  const all = rowsOf();
  const next = { top: 40, bottom: 148 };
  const elements = all.elements.map((each) => (each.kind === "stack" ? { ...each, bottom: 96, next } : each));
  const { places } = await responsable.call(previewTemplate, { ...shown, layout: { ...all, elements } });
  const pagesOf = (id: string) => places.filter((place) => place.id === id).map(({ page }) => page);
  expect([pagesOf("decision"), pagesOf("honours"), pagesOf("body")]).toEqual([[0], [1], [0, 1]]);
});

test("its preview as a PDF is a tagged one", async () => {
  const { responsable } = await scene();
  const { rawPayload } = await responsable.send(previewTemplatePdf, { ...shown, layout: rowsOf() });
  const pdf = rawPayload.toString("latin1");
  expect(pdf).toMatch(/^%PDF-1.7/);
  expect(pdf).toContain("/DisplayDocTitle true");
});

test("designs to begin from are offered, and each is kept as it is", async () => {
  const { responsable } = await scene();
  const { starters } = await responsable.call(getTemplateStarters, {});
  expect(starters.map(({ kind }) => kind).sort()).toEqual([
    ...Array.from({ length: 3 }, () => "certificate"),
    ...Array.from({ length: 6 }, () => "diploma"),
  ]);
  for (const { kind, name, layout, fieldsDefinition } of starters) {
    if (kind === "diploma") await responsable.call(putDiplomaTemplate, { name: name.en, layout });
    else await responsable.call(putCertificateTemplate, { name: name.en, layout, fieldsDefinition });
  }
});

// The rules of the starters draw each of them.
const ONE_OF_EACH = [STARTERS[0]!, STARTERS.find(({ kind }) => kind === "certificate")!].map(({ id }) => id);
const PREVIEWED = "the design %s is previewed as it is";
test.each(ONE_OF_EACH)(PREVIEWED, isPreviewed);
test.each(STARTERS.map(({ id }) => id).filter((id) => !ONE_OF_EACH.includes(id)))(
  PREVIEWED,
  { tags: ["all"] },
  isPreviewed,
);

async function isPreviewed(id: string): Promise<void> {
  const { responsable } = await scene();
  const { starters } = await responsable.call(getTemplateStarters, {});
  const { kind, layout, fieldsDefinition } = starters.find((each) => each.id === id)!;
  const { overflowing } = await responsable.call(previewTemplate, { ...shown, kind, layout, fieldsDefinition });
  expect(overflowing).toEqual([]);
}

test("a preview is of a woman or a man, whole or as a stranger sees it", { tags: ["all"] }, async () => {
  const { responsable } = await scene();
  const read = async (input: object) => {
    const { rawPayload } = await responsable.send(previewTemplatePdf, { ...shown, layout: rowsOf(), ...input });
    return readByMupdf(rawPayload);
  };
  expect(await read({ sex: "F" })).toContain("née le 12 mai 2003");
  expect(await read({ sex: "M" })).toContain("né le 12 mai 2003");
  const copy = await read({ copy: "public" });
  expect(copy).not.toContain("2003");
  expect(copy).toContain("Copie publique");
  expect(copy).toContain("SPÉCIMEN");
});
