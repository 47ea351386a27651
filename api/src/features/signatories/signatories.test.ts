/** Those who sign documents: kept by their university, in versions, with a picture of the signature. */
import { getSignatories, getSignaturePicture, putSignatory, removeSignatory } from "@ijaza/schema/signatories/calls";
import { getDiplomaTemplates, previewTemplate, putDiplomaTemplate } from "@ijaza/schema/templates/calls";
import { describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { rowsOf } from "../../../test/row-layouts.ts";
import { pictureUrl, signatoryValues } from "../../../test/signatory-values.ts";
import { inScope } from "../../platform/database.ts";
import { sharp } from "../../platform/files/sharp.ts";

const { fixtures, db } = await startTestApp();

async function scene() {
  const university = await fixtures.university();
  return { university, responsable: await fixtures.responsable({ university }) };
}

const put = async (client: Client, values: Parameters<typeof signatoryValues>[0] = {}) =>
  (await client.call(putSignatory, signatoryValues(values))).signatory;
const list = async (client: Client) => (await client.call(getSignatories, {})).signatories;

describe("a signatory", () => {
  test("is kept with name and title, and read by the staff of the university alone", async () => {
    const { university, responsable } = await scene();
    const kept = await put(responsable, { from: "2026-01-01", until: "2029-12-31" });
    expect(kept).toMatchObject({ version: 1, sex: "F", prefix: "professor", from: "2026-01-01", hasPicture: false });
    expect(await list(await fixtures.agent({ university }))).toEqual([kept]);
    expect(await list(await fixtures.responsable())).toEqual([]);
  });

  test("is changed by a new version; the same once more is no version", async () => {
    const { responsable } = await scene();
    const { id, _id } = await put(responsable);
    const dean = { id, title: { en: "The Dean", fr: "La doyenne", ar: "العميدة" } };
    const changed = await put(responsable, dean);
    expect([changed.id, changed.version, changed.title.fr]).toEqual([id, 2, "La doyenne"]);
    expect(changed._id).not.toBe(_id);
    expect((await put(responsable, dean))._id).toBe(changed._id);
    expect(await list(responsable)).toEqual([changed]);
  });

  test("has a version that nobody can change", async () => {
    const { responsable } = await scene();
    const { _id } = await put(responsable);
    const change = inScope(db, EVERYTHING, (trx) =>
      trx.updateTable("signatory_versions").set({ sex: "M" }).where("id", "=", _id).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });

  test("needs name and title in one language, and leaves after coming", async () => {
    const { responsable } = await scene();
    const title = { en: "", fr: "", ar: "رئيسة الجامعة" };
    const only = signatoryValues({ name: { en: "Salwa Triki", fr: "Salwa Triki", ar: "" }, title });
    expect((await responsable.refused(putSignatory, only)).errors).toMatchObject([
      { path: "title.en", error: "name_and_title_needed" },
    ]);
    const late = signatoryValues({ from: "2026-09-01", until: "2026-08-31" });
    expect((await responsable.refused(putSignatory, late)).errors).toMatchObject([
      { path: "until", error: "before_the_first_day" },
    ]);
    await put(responsable, {
      name: { en: "", fr: "", ar: "سلوى التريكي" },
      title,
      from: "2026-09-01",
      until: "2026-09-01",
    });
  });

  test("of another university can be neither changed nor removed", async () => {
    const { responsable } = await scene();
    const { id } = await put(responsable);
    const stranger = await fixtures.responsable();
    expect((await stranger.refused(putSignatory, signatoryValues({ id }))).status).toBe(404);
    expect((await stranger.refused(removeSignatory, { id })).status).toBe(404);
  });

  test("is taken out of use, and cannot be changed any more", async () => {
    const { responsable } = await scene();
    const { id } = await put(responsable);
    await responsable.call(removeSignatory, { id });
    expect(await list(responsable)).toEqual([]);
    expect((await responsable.refused(putSignatory, signatoryValues({ id }))).status).toBe(404);
    expect((await responsable.refused(removeSignatory, { id })).status).toBe(404);
  });
});

describe("a picture of a signature", () => {
  test("is drawn anew, keeps its transparency, and stays until it is replaced or taken away", async () => {
    const { responsable } = await scene();
    const { id, _id, hasPicture } = await put(responsable, { pictureUrl: await pictureUrl() });
    expect(hasPicture).toBe(true);
    const read = await responsable.send(getSignaturePicture, { id: _id });
    expect(read.headers["content-type"]).toBe("image/png");
    const { data } = await sharp(read.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[(22 * 80 + 20) * 4 + 3]]).toEqual([0, 255]);
    const kept = await put(responsable, { id, prefix: "doctor" });
    expect([kept.version, kept.hasPicture]).toEqual([2, true]);
    expect((await put(responsable, { id, prefix: "doctor", pictureUrl: null })).hasPicture).toBe(false);
  });

  test("is not sent to another university, nor where there is none", async () => {
    const { responsable } = await scene();
    const { _id } = await put(responsable, { pictureUrl: await pictureUrl() });
    const stranger = await fixtures.responsable();
    expect((await stranger.send(getSignaturePicture, { id: _id })).statusCode).toBe(404);
    const bare = await put(responsable);
    expect((await responsable.send(getSignaturePicture, { id: bare._id })).statusCode).toBe(404);
  });

  test("is refused when it is no picture", async () => {
    const { responsable } = await scene();
    const values = signatoryValues({ pictureUrl: "data:image/svg+xml;base64,PHN2Zy8+" });
    expect((await responsable.refused(putSignatory, values)).error).toBe("picture_not_accepted");
  });
});

describe("a preview", () => {
  const drawn = async (client: Client, slots: (string | null)[]) => {
    const layout = { ...rowsOf(), signatories: slots };
    return (await client.call(previewTemplate, { kind: "diploma", language: "fr", layout })).svg;
  };

  test("prints the newest version of who signs, with the signature, while in office", async () => {
    const { responsable } = await scene();
    const bare = await drawn(responsable, []);
    const { id } = await put(responsable);
    const named = await drawn(responsable, [id]);
    expect(named.length).toBeGreaterThan(bare.length);
    await put(responsable, { id, pictureUrl: await pictureUrl() });
    expect(await drawn(responsable, [id])).toContain("<image");
    await put(responsable, { id, until: "2020-01-01" });
    expect(await drawn(responsable, [id])).toBe(bare);
    await put(responsable, { id, from: "2090-01-01" });
    expect(await drawn(responsable, [id])).toBe(bare);
  });
});

describe("a template chooses who signs", () => {
  test("among those whom the university keeps", async () => {
    const { university, responsable } = await scene();
    const { id } = await put(responsable);
    const layout = { ...rowsOf(), signatories: [null, id] };
    await responsable.call(putDiplomaTemplate, { name: "Rows", layout });
    const { templates } = await responsable.call(getDiplomaTemplates, { universityName: university.name_en });
    expect(templates.find(({ name }) => name === "Rows")!.layout).toMatchObject({ signatories: [null, id] });
  });

  test("somebody unknown is refused at the slot, and so is somebody out of use", async () => {
    const { responsable } = await scene();
    const { id } = await put(await fixtures.responsable());
    const gone = await put(responsable);
    await responsable.call(removeSignatory, { id: gone.id });
    for (const unknown of [id, gone.id]) {
      const layout = { ...rowsOf(), signatories: [null, unknown] };
      expect((await responsable.refused(putDiplomaTemplate, { name: "Rows", layout })).errors).toMatchObject([
        { path: "layout.signatories.1", error: "signatory_unknown" },
      ]);
    }
  });
});
