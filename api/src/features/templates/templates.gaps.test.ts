/** What templates would leave empty on a document of today, as the gallery of templates shows it. */
import { putSignatory } from "@ijaza/schema/signatories/calls";
import { getTemplateGaps, putDiplomaTemplate } from "@ijaza/schema/templates/calls";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { rowsOf } from "../../../test/row-layouts.ts";
import { pictureUrl, signatoryValues } from "../../../test/signatory-values.ts";

const { fixtures } = await startTestApp();

/** Rows with a place for one person who signs. */
const signedBy = (id: string) => {
  const { elements, ...layout } = rowsOf();
  const place = { ...elements.at(-1)!, id: "place", slot: 1 };
  return { ...layout, signatories: [id], elements: [...elements.slice(0, -1), place] } as ReturnType<typeof rowsOf>;
};

test("is a signature until there is one, and is read by the own university alone", async () => {
  const responsable = await fixtures.responsable();
  const { signatory } = await responsable.call(putSignatory, signatoryValues());
  const { template } = await responsable.call(putDiplomaTemplate, { name: "Rows", layout: signedBy(signatory.id) });
  const gaps = async () =>
    (await responsable.call(getTemplateGaps, {})).templates.find(({ id }) => id === template.id)?.gaps;
  expect(await gaps()).toEqual(["no_signature"]);
  await responsable.call(putSignatory, { ...signatoryValues({ pictureUrl: await pictureUrl() }), id: signatory.id });
  expect(await gaps()).toEqual([]);
  const others = await (await fixtures.responsable()).call(getTemplateGaps, {});
  expect(others.templates.map(({ id }) => id)).not.toContain(template.id);
});
