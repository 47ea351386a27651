import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import { type Bundle, verify } from "@ijaza/verifier";
import { beforeAll, describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../test/correction-scene.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { fileForm } from "../../../test/form.ts";
import { hasReaders, readPdf, saveAnew } from "../../../test/pdf-readers.ts";
import { compromiseKey, giveNextKey, sealerOf } from "../../../test/seals.ts";
import { inScope } from "../../platform/database.ts";

const { fixtures, anyone, ended, db, rooms, verifyOptions } = await startChainApp();
const setting = createCorrectionScene({ fixtures, ended });
type Scene = Awaited<ReturnType<typeof setting>>;

let scene: Scene;
let id: string;
const ask = (client: typeof anyone, diploma = id) => client.send(getDiplomaFile, { id: diploma, format: "pdf" });
const check = (bytes: Uint8Array) => verify(bytes, verifyOptions);

beforeAll(async () => {
  scene = await setting();
  id = scene.old;
});

test("anyone can get the PDF of a signed diploma, and it is valid by itself", async () => {
  const reply = await ask(anyone);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(await check(reply.rawPayload)).toMatchObject({
    verdict: "valid",
    checks: [{ code: "document_intact" }, {}, {}, {}],
    facts: { claims: { titleFr: "Licence en informatique" }, holderNamed: true },
  });
});

test("the public's PDF has the public claims, the owner's and the university's all printed ones", async () => {
  const [publicly, owner] = await Promise.all([anyone, scene.student].map((client) => ask(client)));
  // Two concurrent callers may each get a PDF of their own; both are valid.
  const staff = await ask(scene.agent);
  expect((await check(publicly!.rawPayload)).facts.claims).not.toHaveProperty("birthDate");
  for (const reply of [owner, staff]) {
    const { claims } = (await check(reply!.rawPayload)).facts;
    expect(claims).toMatchObject({ birthDate: "2002-02-08", honours: "bien" });
    // Signed, but not printed.
    expect(claims).not.toHaveProperty("average");
  }
  expect(owner!.rawPayload.equals(staff.rawPayload)).toBe(true);
});

test("a PDF is made once, and a second one differs only in its seal", async () => {
  const first = (await ask(anyone)).rawPayload;
  expect((await ask(anyone)).rawPayload.equals(first)).toBe(true);
  await inScope(db, EVERYTHING, (trx) => trx.deleteFrom("documents").execute());
  const again = (await ask(anyone)).rawPayload;
  expect(again.equals(first)).toBe(false);
  expect(withoutSeal(again)).toBe(withoutSeal(first));
});

const withoutSeal = (pdf: Buffer) => pdf.toString("latin1").replace(/%ijaza-seal\/2\n(?:%.*\n)+/, "");

test("the staff of another university sees what the public sees", async () => {
  const stranger = await fixtures.agent();
  expect((await ask(stranger)).rawPayload.equals((await ask(anyone)).rawPayload)).toBe(true);
});

test("once its sealing key is marked compromised, a PDF is sealed again with the university's next key", async () => {
  const other = await setting();
  const first = (await ask(anyone, other.old)).rawPayload;
  await compromiseKey(db, other.university.id);
  expect((await ask(anyone, other.old)).json()).toMatchObject({ error: "no_signing_key" });
  const next = await giveNextKey({ db, rooms }, other.university.id);
  const anew = (await ask(anyone, other.old)).rawPayload;
  expect([withoutSeal(anew) === withoutSeal(first), sealerOf(anew)]).toEqual([true, next.public_id]);
});

test("an unsigned or unknown document has no PDF", async () => {
  const pending = await scene.correct();
  expect((await ask(anyone, pending)).statusCode).toBe(404);
  expect((await ask(scene.agent, "0".repeat(26))).statusCode).toBe(404);
});

test("the server verifies a PDF that is sent to it, and reports an altered one with the same code", async () => {
  const pdf = (await ask(anyone)).rawPayload;
  const send = async (bytes: Buffer) => (await anyone.upload(verifyDiploma, fileForm("diploma.pdf", bytes))).json();
  expect(await send(pdf)).toMatchObject({ result: { verdict: "valid" }, supersededBy: null });
  const altered = Buffer.from(pdf);
  altered[altered.indexOf("/Title") + 8]! ^= 1;
  expect(await send(altered)).toMatchObject({ result: { verdict: "invalid", reason: "document_altered" } });
  expect(await send(Buffer.from("%PDF-1.7\nanother\n%%EOF\n"))).toMatchObject({ status: 422, error: "not_a_diploma" });
});

describe.runIf(hasReaders)("other PDF readers", () => {
  test("read the text in both scripts, in logical order, with its language and structure", async () => {
    const pdf = (await ask(anyone)).rawPayload;
    const { text, info } = readPdf(pdf);
    for (const phrase of [
      "Licence en informatique",
      "الإجازة في الإعلامية",
      "Inès Mansouri",
      "إيناس منصوري",
      "D-000001",
    ])
      expect(text).toContain(phrase);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(pdf.toString("latin1")).toMatch(/\/Lang \((?:fr|ar)\)/);
  });

  test("find the owner's claims in the owner's PDF, and not in the public's", async () => {
    const [publicly, owner] = await Promise.all([ask(anyone), ask(scene.student)]);
    expect(readPdf(owner.rawPayload).text).toContain("né(e) le 8 février 2002");
    expect(readPdf(publicly.rawPayload).text).not.toMatch(/né\(e\)|2002/);
  });

  test("find the bundle, which equals the one given as JSON", async () => {
    const { attachments, attached } = readPdf((await ask(scene.agent)).rawPayload);
    expect(attachments).toMatch(/^1 embedded files\n1: ijaza-bundle\.json\n/);
    const bundle: Bundle = (await scene.agent.send(getDiplomaFile, { id })).json();
    expect(JSON.parse(attached)).toMatchObject({ proof: bundle.proof, anchor: bundle.anchor });
    expect(JSON.parse(attached).credential.split("~")[0]).toBe(bundle.credential.split("~")[0]);
  });

  test("remove the seal when they save the file again, which is reported", async () => {
    const anew = saveAnew((await ask(anyone)).rawPayload);
    expect(await check(anew)).toMatchObject({ verdict: "invalid", reason: "seal_missing" });
  });

  test("find every font embedded, and no error", async () => {
    const { fonts, check } = readPdf((await ask(anyone)).rawPayload);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/\byes yes yes\b/);
    expect({ status: check.status, said: check.stderr }).toEqual({ status: 0, said: "" });
  });
});
