/** The fields that a university defines for its certificates: which are refused, and which older templates may have. */
import { getCertificateTemplates, previewTemplate, putCertificateTemplate } from "@ijaza/schema/templates/calls";
import { describe, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { layoutOf } from "../../../test/layouts.ts";
import { inScope } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";

const { db, fixtures } = await startTestApp();

describe("a certificate's fields", () => {
  const field = (name: string, more = {}) => ({
    name,
    label: { en: name, fr: name, ar: name },
    type: "text" as const,
    required: false,
    ...more,
  });

  test.each([
    [
      "a name twice",
      [field("course"), field("course", { label: { en: "A", fr: "B", ar: "C" } })],
      "fieldsDefinition.1.name",
    ],
    ["a fixed field's name", [field("issueDate", { label: { en: "A", fr: "B", ar: "C" } })], "fieldsDefinition.0.name"],
    ["a name that every object has", [field("toString")], "fieldsDefinition.0.name"],
    ["a name that no claim may have", [field("status")], "fieldsDefinition.0.name"],
    ["a name that a verification gives its own findings", [field("batch")], "fieldsDefinition.0.name"],
    [
      "a label that a verification gives its own findings",
      [field("place", { label: { en: "Place", fr: " UNIVERSITÉ", ar: "مكان" } })],
      "fieldsDefinition.0.label.fr",
    ],
    ["such a name in another case", [field("nOtCounted")], "fieldsDefinition.0.name"],
    [
      "a choice with something unseen",
      [field("grade", { type: "choice", choices: ["A", "B\u200b"] })],
      "fieldsDefinition.0.choices.1",
    ],
    ["a choice without choices", [field("grade", { type: "choice" })], "fieldsDefinition.0.choices"],
    [
      "a label twice",
      [field("course"), field("title", { label: { en: "Title", fr: "COURSE *", ar: "عنوان" } })],
      "fieldsDefinition.1.label.fr",
    ],
    [
      "a fixed field's label",
      [field("course", { label: { en: "Course", fr: "Cours", ar: "اسم العائلة" } })],
      "fieldsDefinition.0.label.ar",
    ],
    [
      "a label with something unseen",
      [field("course", { label: { en: "Cou\u200brse", fr: "Cours", ar: "مقرر" } })],
      "fieldsDefinition.0.label.en",
    ],
    [
      "a label without a letter",
      [field("course", { label: { en: "Course", fr: "— 1 —", ar: "مقرر" } })],
      "fieldsDefinition.0.label.fr",
    ],
    ["choices of a text", [field("grade", { choices: ["A"] })], "fieldsDefinition.0.choices"],
    [
      "a choice that cannot be printed",
      [field("grade", { type: "choice", choices: ["A", "優"] })],
      "fieldsDefinition.0.choices.1",
    ],
  ])("are refused with %s", async (_, fieldsDefinition, path) => {
    const responsable = await fixtures.responsable();
    const refused = await responsable.refused(putCertificateTemplate, {
      name: "New",
      layout: layoutOf("one"),
      fieldsDefinition,
    });
    expect([refused.status, refused.errors?.map((each) => each.path)]).toEqual([400, [path]]);
  });
});

test("a template whose label is older than the rule of labels is still listed and previewed", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const listed = async () =>
    (await responsable.call(getCertificateTemplates, { universityName: university.name_en })).templates;
  const label = { en: "№ 1\u200b", fr: "— 1 —", ar: "1" };
  const older = [{ name: "course", label, type: "text" as const, required: false }];
  const [starter] = await listed();
  await inScope(db, { university: university.id }, (trx) =>
    trx
      .insertInto("template_versions")
      .values({
        id: newId(),
        university_id: university.id,
        template_id: starter!.id,
        version: 2,
        name: starter!.name,
        fields_definition: JSON.stringify(older),
        layout: JSON.stringify(layoutOf("one")),
        made_by: null,
        made_at: new Date(),
      })
      .execute(),
  );
  const [template] = await listed();
  expect(template?.fieldsDefinition).toEqual(older);
  const { layout, fieldsDefinition } = template!;
  const preview = { kind: "certificate", language: "en", layout, fieldsDefinition } as const;
  expect((await responsable.call(previewTemplate, preview)).svg).toMatch(/^<svg/);
});
