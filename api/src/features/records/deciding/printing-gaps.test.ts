/** Who accepts is told before which places of the documents would stay empty. */

import { addCertificates } from "@ijaza/schema/certificates/calls";
import { getPendingCertificates } from "@ijaza/schema/certificates/reading";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { findPrintingGaps } from "@ijaza/schema/records/printing-gaps";
import { putSignatory } from "@ijaza/schema/signatories/calls";
import { putCertificateTemplate, putDiplomaTemplate } from "@ijaza/schema/templates/calls";
import { updateUniversity } from "@ijaza/schema/universities/calls";
import { describe, expect, test } from "vitest";
import { certificateValues } from "../../../../test/certificate-scene.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { layoutOf } from "../../../../test/layouts.ts";
import { rowsOf } from "../../../../test/row-layouts.ts";
import { pictureUrl, signatoryValues } from "../../../../test/signatory-values.ts";

const { fixtures } = await startTestApp();
const NAME = signatoryValues().name;

async function scene() {
  const university = await fixtures.university();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  let number = 0;
  /** A diploma that waits, of the template. */
  const wait = async (templateName: string) => {
    number += 1;
    const diplomas = [{ ...studentValues(number), ...diplomaValues(number) }];
    await agent.call(addDiplomas, { mode: "modeTwo", templateName, diplomas });
  };
  const gaps = async () =>
    (await responsable.call(findPrintingGaps, { kind: "diploma", agentId: agent.user.id })).templates;
  return { university, agent, responsable, wait, gaps };
}

const place = (slot: 1 | 2 | 3 | "holder") => ({ ...rowsOf().elements.at(-1)!, id: `place-${slot}`, slot });

/** Rows with places for those who sign. */
const signedBy = (signatories: (string | null)[], slots: (1 | 2 | 3 | "holder")[] = [1]) => {
  const { elements, ...layout } = rowsOf();
  return { ...layout, signatories, elements: [...elements.slice(0, -1), ...slots.map(place)] } as ReturnType<
    typeof rowsOf
  >;
};

const picturing = (...pictures: ("logo" | "signature")[]) => {
  const layout = layoutOf("{firstName}");
  const boxes = pictures.map((picture) => ({
    id: picture,
    kind: "picture" as const,
    picture,
    x: 10,
    y: 10,
    width: 20,
    height: 20,
  }));
  return { ...layout, boxes: [...layout.boxes, ...boxes] };
};

describe("places of those who sign", () => {
  test("are told by slot where nobody was chosen, and not where the layout has no place", async () => {
    const { responsable, wait, gaps } = await scene();
    await responsable.call(putDiplomaTemplate, { name: "Rows", layout: signedBy([], [2, 1, "holder"]) });
    await wait("Rows");
    expect(await gaps()).toEqual([
      { name: "Rows", gaps: [1, 2].map((slot) => ({ gap: "nobody_chosen", slot, name: null })) },
    ]);
  });

  test("are told with the name of who has left or has no signature", async () => {
    const { responsable, wait, gaps } = await scene();
    const put = async (values: Parameters<typeof signatoryValues>[0]) =>
      (await responsable.call(putSignatory, signatoryValues(values))).signatory.id;
    const left = await put({ until: "2020-01-01", pictureUrl: await pictureUrl() });
    const bare = await put({});
    const whole = await put({ pictureUrl: await pictureUrl() });
    const layout = signedBy([left, bare, whole], [1, 2, 3]);
    await responsable.call(putDiplomaTemplate, { name: "Rows", layout });
    await wait("Rows");
    expect(await gaps()).toEqual([
      {
        name: "Rows",
        gaps: [
          { gap: "out_of_office", slot: 1, name: NAME },
          { gap: "no_signature", slot: 2, name: NAME },
        ],
      },
    ]);
  });
});

describe("pictures", () => {
  test("are told where the layout prints them and there are none", async () => {
    const { university, responsable, wait, gaps } = await scene();
    await responsable.call(putDiplomaTemplate, { name: "Boxes", layout: picturing("logo", "signature") });
    await wait("Boxes");
    const lacking = (gap: string) => ({ gap, slot: null, name: null });
    expect(await gaps()).toEqual([{ name: "Boxes", gaps: [lacking("no_logo"), lacking("no_own_signature")] }]);
    const admin = await fixtures.admin();
    await admin.call(updateUniversity, { _id: university.id, logo: await pictureUrl() });
    await responsable.call(updatePreferences, { signature: await pictureUrl() });
    expect(await gaps()).toEqual([]);
  });
});

describe("the templates that are told of", () => {
  test("are those of the records that wait, by name, in their newest versions", async () => {
    const { responsable, wait, gaps } = await scene();
    const put = (name: string, layout: Parameters<typeof signedBy>[0], id?: string) =>
      responsable.call(putDiplomaTemplate, { name, layout: signedBy(layout), ...(id && { id }) });
    for (const name of ["Second", "First", "Unused"]) {
      const { template } = await put(name, []);
      if (name !== "Unused") await wait(name);
      if (name === "Second") {
        const whole = signatoryValues({ pictureUrl: await pictureUrl() });
        await put(name, [(await responsable.call(putSignatory, whole)).signatory.id], template.id);
      }
    }
    expect((await gaps()).map(({ name }) => name)).toEqual(["First"]);
  });

  test("are of the records that are named, and of none that is decided", async () => {
    const { agent, responsable, wait } = await scene();
    for (const name of ["One", "Two"]) {
      await responsable.call(putDiplomaTemplate, { name, layout: signedBy([]) });
      await wait(name);
    }
    const { diplomas } = await responsable.call(getPendingByAgent, { agentId: agent.user.id });
    const ask = async (ids: string[]) =>
      (await responsable.call(findPrintingGaps, { kind: "diploma", ids })).templates.map(({ name }) => name);
    const [first, second] = diplomas.map(({ _id }) => _id) as [string, string];
    expect([await ask([first]), await ask([second])].flat().sort()).toEqual(["One", "Two"]);
    await responsable.call(decideDiplomas, { diplomasIds: [first], decision: "accepted" });
    expect(await ask([first])).toEqual([]);
    const stranger = await fixtures.responsable();
    expect(await stranger.call(findPrintingGaps, { kind: "diploma", ids: [second] })).toEqual({ templates: [] });
  });

  test("of a certificate are of its import, where the newest defines other fields", async () => {
    const { agent, responsable } = await scene();
    const field = { name: "hours", label: { en: "Hours", fr: "Heures", ar: "ساعات" }, type: "number" as const };
    const { template } = await responsable.call(putCertificateTemplate, {
      name: "Course",
      layout: signedBy([]),
      fieldsDefinition: [],
    });
    const { course: _, hours: __, grade: ___, ...values } = certificateValues(1);
    await agent.call(addCertificates, { templateName: "Course", certificates: [values] });
    const ask = async () => {
      const { certificates } = await responsable.call(getPendingCertificates, {});
      const ids = certificates.map(({ _id }) => _id);
      return (await responsable.call(findPrintingGaps, { kind: "certificate", ids })).templates.length;
    };
    const unsigned = signedBy([], []);
    const change = (fieldsDefinition: (typeof field & { required: boolean })[]) =>
      responsable.call(putCertificateTemplate, { id: template.id, name: "Course", layout: unsigned, fieldsDefinition });
    expect(await ask()).toBe(1);
    await change([{ ...field, required: false }]);
    expect(await ask()).toBe(1);
    await change([]);
    expect(await ask()).toBe(0);
  });

  test("are asked by ids or by an agent, not by both or neither", async () => {
    const { agent, responsable } = await scene();
    for (const input of [{}, { ids: [agent.user.id], agentId: agent.user.id }]) {
      const refusal = await responsable.refused(findPrintingGaps, { kind: "diploma", ...input });
      expect(refusal.errors).toMatchObject([{ path: "ids", error: "ids_or_all" }]);
    }
  });
});
