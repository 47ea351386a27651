/** What is read before a decision: each claim that will be signed, and the page as it will be issued. */
import { decideCertificates } from "@ijaza/schema/certificates/calls";
import { decideDiplomas, updateDiploma } from "@ijaza/schema/diplomas/calls";
import { getWaitingDocument, getWaitingPicture } from "@ijaza/schema/documents/calls";
import type { Job } from "@ijaza/schema/jobs/calls";
import { expect, test } from "vitest";
import { certificateValues, createCertificateScene } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { pdf, setUpHandingIn, withFile } from "../../../../test/handed-in-scene.ts";
import { accepted, rejected, setUpPending } from "../../../../test/pending-scene.ts";
import { inScope } from "../../../platform/database.ts";
import { sharp } from "../../../platform/files/sharp.ts";

const app = await startChainApp();
const { db, fixtures, anyone } = app;
const scene = createCertificateScene(app);

const contentOf = async (table: "diplomas" | "certificates", id: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    const row = await trx.selectFrom(table).select("content").where("id", "=", id).executeTakeFirstOrThrow();
    return JSON.parse(row.content ?? "null");
  });

test("the claims of a diploma are those that its acceptance fixes", async () => {
  const { responsable, id } = await setUpPending(fixtures);
  const { claims, seen } = await responsable.call(getWaitingDocument, { id });
  expect(claims).toMatchObject({
    firstName: expect.any(String),
    birthDate: expect.any(String),
    sex: expect.any(String),
  });
  await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted, seen });
  expect(claims).toEqual(await contentOf("diplomas", id));
  expect(await responsable.call(getWaitingDocument, { id })).toMatchObject({ claims, seen });
});

test("the claims of a certificate are those that its acceptance fixes and signs", async () => {
  const { responsable, id } = await scene.waiting(1);
  const { claims, seen } = await responsable.call(getWaitingDocument, { id });
  expect(claims).toMatchObject({ course: certificateValues(1).course, expiryDate: expect.any(String) });
  expect(claims).not.toHaveProperty("email");
  const job = await responsable.call(decideCertificates, { certificatesIds: [id], ...accepted, seen });
  await app.ended(responsable, job as Job);
  expect(claims).toEqual(await contentOf("certificates", id));
  // What is signed waits no more.
  expect(await responsable.refused(getWaitingDocument, { id })).toMatchObject({ status: 404, error: "not_found" });
});

test("a record that was changed since it was seen is not accepted, and is not drawn as it was", async () => {
  const { agent, responsable, id } = await setUpPending(fixtures);
  const { seen } = await responsable.call(getWaitingDocument, { id });
  await agent.call(updateDiploma, { _id: id, titleEn: "Another title" });
  const changed = { status: 409, error: "record_changed" };
  expect(await responsable.refused(decideDiplomas, { diplomasIds: [id], ...accepted, seen })).toMatchObject(changed);
  expect(await responsable.refused(getWaitingPicture, { id, seen })).toMatchObject(changed);
  const again = await responsable.call(getWaitingDocument, { id });
  expect(again.claims.titleEn).toBe("Another title");
  await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted, seen: again.seen });
});

test("a digest is taken with exactly one record", async () => {
  const { responsable, ids, id } = await setUpPending(fixtures, 2);
  const { seen } = await responsable.call(getWaitingDocument, { id });
  const refusal = await responsable.refused(decideDiplomas, { diplomasIds: ids, ...accepted, seen });
  expect(refusal).toMatchObject({ status: 400, error: "invalid_input" });
});

test("the page is a picture for the agent and the responsable, waiting, rejected or accepted", async () => {
  const { agent, responsable, ids } = await setUpPending(fixtures, 2);
  const [first, second] = ids as [string, string];
  const sizeOf = async (reader: typeof agent, id: string) => {
    const { seen } = await reader.call(getWaitingDocument, { id });
    const reply = await reader.send(getWaitingPicture, { id, seen });
    expect(reply.headers).toMatchObject({ "content-type": "image/png", "cache-control": "private, max-age=600" });
    return sharp(reply.rawPayload).metadata();
  };
  expect(await sizeOf(agent, first)).toMatchObject({ width: 1400 });
  await responsable.call(decideDiplomas, { diplomasIds: [first], ...accepted });
  await responsable.call(decideDiplomas, { diplomasIds: [second], ...rejected });
  for (const id of ids) expect(await sizeOf(responsable, id)).toMatchObject({ width: 1400 });
});

test("nobody of another university finds it", async () => {
  const { id } = await setUpPending(fixtures);
  const foreign = await setUpPending(fixtures);
  const { seen } = await foreign.responsable.call(getWaitingDocument, { id: foreign.id });
  for (const call of [getWaitingDocument, getWaitingPicture]) {
    const input = { id, ...(call === getWaitingPicture && { seen }) } as never;
    expect(await foreign.responsable.refused(call, input)).toMatchObject({ status: 404, error: "not_found" });
    expect((await anyone.send(call, input)).statusCode).toBe(401);
  }
});

test("a document that was handed in has claims and no picture", async () => {
  const { add, pending, responsable } = await setUpHandingIn(fixtures);
  await add([withFile(1)], [pdf(1)]);
  const id = (await pending())[0]!._id;
  const { handedIn, claims, seen } = await responsable.call(getWaitingDocument, { id });
  expect(handedIn).toBe(true);
  expect(claims.fileSha256).toMatch(/^[0-9a-f]{64}$/);
  expect(await responsable.refused(getWaitingPicture, { id, seen })).toMatchObject({
    status: 404,
    error: "no_picture",
  });
});
