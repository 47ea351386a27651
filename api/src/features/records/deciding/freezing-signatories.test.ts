/** Who signs a record is fixed when it is accepted, printed from then on, and said by no claim. */

import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { getAllCertificates, getCertificateFile } from "@ijaza/schema/certificates/reading";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import { putSignatory, removeSignatory } from "@ijaza/schema/signatories/calls";
import { putCertificateTemplate, putDiplomaTemplate } from "@ijaza/schema/templates/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { certificateValues } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { readByMupdf } from "../../../../test/other-readers.ts";
import { rowsOf } from "../../../../test/row-layouts.ts";
import { pictureUrl, signatoryValues } from "../../../../test/signatory-values.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, ended, anyone, db, owner } = await startChainApp();

/** A university whose template is signed in the given slots, with one diploma that waits. */
async function waiting(slots: (id: string) => (string | null)[], values: Parameters<typeof signatoryValues>[0] = {}) {
  const university = await fixtures.issuingUniversity();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  const input = signatoryValues({ pictureUrl: await pictureUrl(), ...values });
  const { signatory } = await responsable.call(putSignatory, input);
  await responsable.call(putDiplomaTemplate, {
    name: "Rows",
    layout: { ...rowsOf(), signatories: slots(signatory.id) },
  });
  await fixtures.student({ university, values: { studentNumber: "B1", nationalId: "1" } });
  const diplomas = [diplomaValues(1, { studentNumber: "B1" })];
  await agent.call(addDiplomas, { mode: "modeOne", templateName: "Rows", diplomas });
  const accept = () =>
    responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" as const });
  const sign = async () => ended(agent, await agent.call(signDiplomas, { all: true }));
  const frozen = async () => {
    const rows = await inScope(db, { university: university.id }, (trx) =>
      trx.selectFrom("diplomas").select("signatories").execute(),
    );
    return rows[0]!.signatories;
  };
  return { university, agent, responsable, signatory, accept, sign, frozen };
}

const LEFT = { en: "Nadia Gharbi", fr: "Nadia Gharbi", ar: "نادية الغربي" };

describe("accepting fixes who signs", () => {
  test("in each slot the newest version of who is in office, and nobody in the others", async () => {
    const { responsable, signatory, accept, frozen } = await waiting((id) => [null, id]);
    const { id } = signatory;
    const newest = await responsable.call(putSignatory, signatoryValues({ id, prefix: "doctor" }));
    expect(await frozen()).toBeNull();
    await accept();
    expect(await frozen()).toEqual([null, newest.signatory._id]);
  });

  test.each([
    ["has left", { until: "2020-12-31" }],
    ["has not come yet", { from: "2090-01-01" }],
  ])("nobody where who was chosen %s", async (_, office) => {
    const { accept, frozen } = await waiting((id) => [id], office);
    await accept();
    expect(await frozen()).toBeNull();
  });

  test("nobody where who was chosen is out of use", async () => {
    const { responsable, signatory, accept, frozen } = await waiting((id) => [id]);
    await responsable.call(removeSignatory, { id: signatory.id });
    await accept();
    expect(await frozen()).toBeNull();
  });
});

test("a certificate is signed by those of its template, too", { tags: ["all"] }, async () => {
  const university = await fixtures.issuingUniversity();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  const { signatory } = await responsable.call(putSignatory, signatoryValues());
  const layout = { ...rowsOf(), signatories: [signatory.id] };
  await responsable.call(putCertificateTemplate, { name: "Rows", layout, fieldsDefinition: [] });
  const { course: _, hours: __, grade: ___, ...certificate } = certificateValues(1);
  await agent.call(addCertificates, { templateName: "Rows", certificates: [certificate] });
  const decision = { agentId: agent.user.id, all: true, decision: "accepted" } as const;
  const job = await responsable.call(decideCertificates, decision);
  expect(await ended(responsable, job as Job)).toMatchObject({ status: "succeeded" });
  const [signed] = (await agent.call(getAllCertificates, {})).certificates;
  const pdf = await anyone.send(getCertificateFile, { id: signed!._id, format: "pdf" });
  expect(readByMupdf(pdf.rawPayload)).toContain("Salwa Triki");
});

describe("who signs is bound to the accepted content", () => {
  test.each([
    ["the name of who signs", "update signatory_versions set name = jsonb_set(name, '{fr}', '\"Nadia Gharbi\"')"],
    ["the picture of the signature", "update signatory_versions set picture = repeat('0', 64)"],
    ["the sex of who signs", "update signatory_versions set sex = 'M'"],
    ["who signs", "update diplomas set signatories = null"],
    ["the slot", "update diplomas set signatories = array[null] || signatories"],
  ])("%s cannot be changed any more", async (_, change) => {
    const { university, accept, sign } = await waiting((id) => [id]);
    await accept();
    await inScope(owner, { university: university.id }, (trx) =>
      sql.raw(`${change} where university_id = '${university.id}'`).execute(trx),
    );
    expect(await sign()).toMatchObject({ status: "failed", error: { error: "content_changed" } });
  });
});

describe("an issued document", () => {
  let diploma: string;
  let scene: Awaited<ReturnType<typeof waiting>>;

  beforeAll(async () => {
    scene = await waiting((id) => [id]);
    await scene.accept();
    const input = signatoryValues({ id: scene.signatory.id, name: LEFT });
    await scene.responsable.call(putSignatory, input);
    expect(await scene.sign()).toMatchObject({ status: "succeeded" });
    diploma = (await scene.agent.call(getAllDiplomas, {})).diplomas[0]!._id;
  });

  test("prints who signed when it was accepted, for the public and for its university", async () => {
    for (const reader of [anyone, scene.agent]) {
      const pdf = await reader.send(getDiplomaFile, { id: diploma, format: "pdf" });
      const text = readByMupdf(pdf.rawPayload);
      expect(text).toContain("Salwa Triki");
      expect(text).toContain("La présidente");
      expect(text).not.toContain("Nadia");
    }
  });

  test("claims nothing of who signs: not in its bundle, badge, verification or page", async () => {
    const replies = [
      await anyone.send(getDiplomaFile, { id: diploma, format: "json" }),
      await anyone.send(getDiplomaFile, { id: diploma, format: "openbadge" }),
      await scene.agent.send(getDiplomaFile, { id: diploma, format: "json" }),
      await anyone.send(verifyDiplomaById, { id: diploma }),
      await scene.agent.send(getDiplomaById, { id: diploma }),
    ];
    for (const { statusCode, body } of replies) {
      expect(statusCode).toBe(200);
      const disclosed = body.match(/~[\w-]+/g)?.map((part) => Buffer.from(part.slice(1), "base64url").toString());
      expect(`${body} ${disclosed?.join(" ")}`).not.toMatch(/Triki|التريكي|signator/i);
    }
  });
});
