/** Claims that a holder hides stay hidden wherever the document can be read. */
import { getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getOwnStudent, hideClaims } from "@ijaza/schema/students/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { type Bundle, verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../test/correction-scene.ts";

const { db, fixtures, anyone, ended, verifyOptions } = await startChainApp();
const setting = createCorrectionScene({ fixtures, ended });
let scene: Awaited<ReturnType<typeof setting>>;
let id: string;

const publicClaims = async () => {
  const bundle = (await anyone.send(getDiplomaFile, { id, format: "json" })).json() as Bundle;
  const result = await verify(bundle, verifyOptions);
  expect(result.verdict).toBe("valid");
  return result.facts.claims ?? {};
};

beforeAll(async () => {
  scene = await setting();
  id = scene.old;
});

test("a hidden claim is in nothing that the public gets, and everything still verifies", async () => {
  const { result: before } = await anyone.call(verifyDiplomaById, { id });
  expect(before.facts.claims).toHaveProperty("honours");
  await scene.student.call(hideClaims, { documentId: id, hidden: ["honours", "firstName"] });

  expect(await publicClaims()).not.toHaveProperty("honours");
  const { result } = await anyone.call(verifyDiplomaById, { id });
  expect([result.verdict, result.facts.claims?.honours, result.facts.claims?.firstName]).toEqual([
    "valid",
    undefined,
    undefined,
  ]);
  const { diploma } = await anyone.call(getDiplomaById, { id });
  expect([diploma.honours, diploma.student?.firstName]).toEqual([undefined, ""]);
  const pdf = await anyone.send(getDiplomaFile, { id, format: "pdf" });
  const { facts } = await verify(pdf.rawPayload, verifyOptions);
  expect(facts.claims).not.toHaveProperty("honours");
});

test("the university and the holder still see it, and the holder sees which claims are hidden", async () => {
  const { diploma } = await scene.agent.call(getDiplomaById, { id });
  expect(diploma.honours).toBe("bien");
  const { student } = await scene.student.call(getOwnStudent);
  expect(student.diplomas.find((each) => each._id === id)).toMatchObject({
    honours: "bien",
    hidden: ["firstName", "honours"],
  });
});

test("a claim that is shown again is visible at once", async () => {
  await scene.student.call(hideClaims, { documentId: id, hidden: [] });
  const { result } = await anyone.call(verifyDiplomaById, { id });
  expect(result.facts.claims?.honours).toBe("bien");
  const pdf = await anyone.send(getDiplomaFile, { id, format: "pdf" });
  const { facts } = await verify(pdf.rawPayload, verifyOptions);
  expect(facts.claims).toHaveProperty("honours");
});

test("a claim hidden while a node receives no signals is hidden there once it receives them again", async () => {
  const shown = async () => (await anyone.call(verifyDiplomaById, { id })).result.facts.claims ?? {};
  expect(await shown()).toHaveProperty("honours");
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(db);
  await scene.student.call(hideClaims, { documentId: id, hidden: ["honours"] });
  await expect.poll(shown).not.toHaveProperty("honours");
});

test("another holder's claims, claims that are not public, and a certificate's last day cannot be hidden", async () => {
  const fellow = await fixtures.signedInStudent({ university: scene.university });
  expect((await fellow.refused(hideClaims, { documentId: id, hidden: ["honours"] })).status).toBe(404);
  for (const name of ["average", "expiryDate", "nothing"]) {
    const refused = await scene.student.refused(hideClaims, { documentId: id, hidden: [name] });
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, `hidden.${name}`]);
  }
});
