/** Templates: initial ones, new ones, versions, previews, removal. */
import {
  addTemplatePicture,
  deleteTemplate,
  getCertificateTemplates,
  getDiplomaTemplates,
  previewTemplate,
  previewTemplatePdf,
  putDiplomaTemplate,
} from "@ijaza/schema/templates/calls";
import { describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { formOf } from "../../../test/form.ts";
import { startTestApp } from "../../../test/harness.ts";
import { KEPT_THREADS } from "../../../test/kept-threads.ts";
import { layoutOf } from "../../../test/layouts.ts";
import { inScope } from "../../platform/database.ts";
import { sharp } from "../../platform/files/sharp.ts";

const { previewDrawing } = KEPT_THREADS;
/** What a preview waits for before it is drawn. */
let drawing: Promise<void> | undefined;
let drawn = 0;
const app = await startTestApp({
  previewDrawing: {
    ...previewDrawing,
    async draw(...input) {
      drawn += 1;
      await drawing;
      return previewDrawing.draw(...input);
    },
  },
});
const { fixtures } = app;

async function scene() {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const universityName = university.name_en;
  const diplomaTemplates = async () => (await responsable.call(getDiplomaTemplates, { universityName })).templates;
  const certificateTemplates = async () =>
    (await responsable.call(getCertificateTemplates, { universityName })).templates;
  return { university, universityName, responsable, diplomaTemplates, certificateTemplates };
}

describe("a university has templates", () => {
  test("from the start: a national diploma and a certificate with defined fields", async () => {
    const { diplomaTemplates, certificateTemplates } = await scene();
    expect(await diplomaTemplates()).toMatchObject([{ name: "Diplôme national", version: 1 }]);
    const [certificate] = await certificateTemplates();
    expect(certificate?.fieldsDefinition.map(({ name }) => name)).toEqual(["course", "hours", "grade"]);
  });

  test("which another university cannot find by its name", async () => {
    const { universityName } = await scene();
    const stranger = await fixtures.agent();
    expect((await stranger.refused(getDiplomaTemplates, { universityName })).status).toBe(404);
    expect((await stranger.refused(getDiplomaTemplates, { universityName: "no university" })).status).toBe(404);
  });

  test("with versions: earlier documents keep theirs", async () => {
    const { responsable, diplomaTemplates } = await scene();
    const made = await responsable.call(putDiplomaTemplate, { name: "Plain", layout: layoutOf("one") });
    const { id } = made.template;
    const changed = await responsable.call(putDiplomaTemplate, { id, name: "Plainer", layout: layoutOf("two") });
    expect(changed.template).toMatchObject({ id, version: 2, name: "Plainer" });
    expect(changed.template._id).not.toBe(made.template._id);
    const newest = (await diplomaTemplates()).find((each) => each.id === id);
    expect(newest).toEqual(changed.template);
    const again = await responsable.call(putDiplomaTemplate, { id, name: "Plainer", layout: layoutOf("two") });
    expect(again.template._id).toBe(changed.template._id);
  });

  test("with unique names", async () => {
    const { responsable } = await scene();
    const taken = { name: "diplôme NATIONAL", layout: layoutOf("one") };
    expect((await responsable.refused(putDiplomaTemplate, taken)).error).toBe("template_name_taken");
    const spaced = { ...taken, name: "Diplôme\u00a0 national" };
    expect((await responsable.refused(putDiplomaTemplate, spaced)).error).toBe("template_name_taken");
    const unseen = { ...taken, name: "Diplôme national\u200b" };
    expect((await responsable.refused(putDiplomaTemplate, unseen)).errors).toMatchObject([
      { path: "name", error: "invisible_character" },
    ]);
  });

  test("and when two people change the same version, the second is warned and may overwrite", async () => {
    const { responsable } = await scene();
    const { template } = await responsable.call(putDiplomaTemplate, { name: "Shared", layout: layoutOf("one") });
    const from = { id: template.id, name: "Shared", basedOn: template._id };
    await responsable.call(putDiplomaTemplate, { ...from, layout: layoutOf("mine") });
    const late = { ...from, layout: layoutOf("yours") };
    expect((await responsable.refused(putDiplomaTemplate, late)).error).toBe("template_changed");
    const { basedOn: _, ...insisting } = late;
    expect((await responsable.call(putDiplomaTemplate, insisting)).template.version).toBe(3);
  });

  test("with texts that can be printed, line by line", async () => {
    const { responsable } = await scene();
    const draft = { name: "Plain", layout: layoutOf("one\ntwo", "{firstName} 王") };
    const refused = await responsable.refused(putDiplomaTemplate, draft);
    expect(refused).toMatchObject({ status: 400, error: "invalid_input" });
    expect(refused.errors).toMatchObject(
      ["en", "fr", "ar"].map((language) => ({
        path: `layout.boxes.1.texts.${language}`,
        error: "letter_without_font",
        message: expect.stringContaining("王"),
      })),
    );
  });

  test("until they are removed; the last of its kind stays", async () => {
    const { responsable, diplomaTemplates } = await scene();
    const [first] = await diplomaTemplates();
    expect((await responsable.refused(deleteTemplate, { id: first!.id })).error).toBe("template_last");
    await responsable.call(putDiplomaTemplate, { name: "Plain", layout: layoutOf("one") });
    await responsable.call(deleteTemplate, { id: first!.id });
    expect((await diplomaTemplates()).map(({ name }) => name)).toEqual(["Plain"]);
    expect((await responsable.refused(deleteTemplate, { id: first!.id })).status).toBe(404);
  });
});

test("a line without a colour is not drawn", async () => {
  const { responsable } = await scene();
  const place = { id: "line", x: 20, y: 20, width: 60, height: 0 };
  const line = { ...place, kind: "frame" as const, colour: null, fill: null, stroke: 1, radius: 0 };
  const layout = { ...layoutOf(), boxes: [line] };
  expect((await responsable.send(previewTemplate, { kind: "diploma", language: "en", layout })).statusCode).toBe(200);
});

describe("the cost of previews is limited", () => {
  const preview = (layout: ReturnType<typeof layoutOf>) => ({
    kind: "diploma" as const,
    layout,
    language: "en" as const,
  });

  test("of many previews at once one is rendered and the newest follows; each slot is separate", async () => {
    const { responsable } = await scene();
    let letDraw = () => {};
    drawing = new Promise((resolve) => {
      letDraw = resolve;
    });
    const before = drawn;
    const send = (text: string, slot?: "thumbnail") =>
      responsable.send(previewTemplate, { ...preview(layoutOf(text)), slot });
    const first = send("first");
    await expect.poll(() => drawn).toBe(before + 1);
    let replaced = 0;
    const others = ["second", "third", "fourth"].map(async (text) => {
      const answer = await send(text);
      if (answer.statusCode === 409) replaced += 1;
      // All of them are there: one is being drawn, one waits.
      if (replaced === 2) letDraw();
      return answer;
    });
    const previews = [first, ...others];
    const other = send("other", "thumbnail");
    const answers = (await Promise.all([...previews, other])).map((answer) => answer.json());
    expect(answers.filter(({ svg }) => svg)).toHaveLength(3);
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ status, error }) => `${status} ${error}`)).toEqual(Array(2).fill("409 preview_replaced"));
    expect(answers.at(-1).svg).toMatch(/^<svg/);
  });

  test("texts that are too long in total are refused with the limit, for previews and for storing", async () => {
    const { responsable } = await scene();
    const fits = layoutOf(...Array(15).fill("x".repeat(2000)));
    const [long, named] = [layoutOf(...Array(16).fill("x".repeat(2000))), layoutOf("{titleFr}".repeat(100))];
    expect((await responsable.send(previewTemplate, preview(fits))).statusCode).toBe(200);
    for (const layout of [long, named]) {
      expect(await responsable.refused(previewTemplate, preview(layout))).toMatchObject({
        status: 422,
        error: "template_text_too_long",
        message: expect.stringMatching(/up to 30[,.\s]?000/),
      });
      expect((await responsable.send(previewTemplatePdf, preview(layout))).statusCode).toBe(422);
      expect(await responsable.refused(putDiplomaTemplate, { name: "Long", layout })).toMatchObject({
        error: "template_text_too_long",
      });
    }
  });
});

describe("a picture", () => {
  test("is encoded again and may be placed; one that the university lacks is refused", async () => {
    const { responsable } = await scene();
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0e4a5a" } })
      .jpeg()
      .toBuffer();
    const sent = await responsable.upload(addTemplatePicture, formOf({}, [{ name: "back.jpg", bytes: picture }]));
    const added = sent.json();
    expect(added).toMatchObject({ width: 300, height: 200 });
    const placed = (id: string) => {
      const layout = layoutOf("one");
      return { ...layout, background: { ...layout.background, picture: id } };
    };
    await responsable.call(putDiplomaTemplate, { name: "With picture", layout: placed(added.picture) });
    const stranger = await fixtures.responsable();
    const refused = await stranger.refused(putDiplomaTemplate, { name: "Stolen", layout: placed(added.picture) });
    expect(refused.status).toBe(400);
  });
});

describe("a preview", () => {
  const frenchDiploma = { kind: "diploma" as const, language: "fr" as const };

  test("shows a layout that is not stored, in the requested language", async () => {
    const { responsable } = await scene();
    const layout = layoutOf("{level} {honours}");
    const { svg, overflowing } = await responsable.call(previewTemplate, { ...frenchDiploma, layout });
    expect(svg).toMatch(/^<svg/);
    expect(overflowing).toEqual([]);
    const arabic = await responsable.call(previewTemplate, { ...frenchDiploma, layout, language: "ar" });
    expect(arabic.svg).not.toBe(svg);
  });

  test("reports the texts that do not fit with the longest values", async () => {
    const { responsable } = await scene();
    const layout = layoutOf("{titleFr} {titleFr} {titleFr} {titleFr}", "short");
    const { overflowing } = await responsable.call(previewTemplate, { ...frenchDiploma, layout, sample: "longest" });
    expect(overflowing).toEqual(["text-0"]);
  });

  test("of older values with letters that the fonts lack reports that instead of its PDF", async () => {
    const { responsable, university } = await scene();
    const name = { name_fr: "جامعة 王" };
    await inScope(app.db, EVERYTHING, (trx) =>
      trx.updateTable("universities").set(name).where("id", "=", university.id).execute(),
    );
    const options = { ...frenchDiploma, layout: layoutOf("{universityName}") };
    expect((await responsable.call(previewTemplate, options)).svg).toMatch(/^<svg/);
    expect(await responsable.refused(previewTemplatePdf, options)).toMatchObject({ error: "letter_not_printable" });
  });

  test("is available as a PDF too, and treats all values as plain text", async () => {
    const { responsable } = await scene();
    const layout = layoutOf('#panic("evaluated") \\ $x$ <label> {missing}x');
    const reply = await responsable.send(previewTemplatePdf, { ...frenchDiploma, layout });
    expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  });
});
