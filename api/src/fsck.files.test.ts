/** The storage under `npm run fsck`: the files that records refer to exist and are unchanged. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { putSignatory } from "@ijaza/schema/signatories/calls";
import { addTemplatePicture } from "@ijaza/schema/templates/calls";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../test/chain-harness.ts";
import type { Client } from "../test/client.ts";
import { diplomaValues } from "../test/diploma-values.ts";
import { EVERYTHING } from "../test/everything.ts";
import { studentValues } from "../test/fixtures.ts";
import { formOf } from "../test/form.ts";
import { FILE_PLANTINGS, FILE_ROW_PLANTINGS, type FilePlanting, HANDED_IN } from "../test/fsck/file-plantings.ts";
import { type Names, withIds } from "../test/fsck/planting.ts";
import { pdf, png, setUpHandingIn, withFile } from "../test/handed-in-scene.ts";
import { TEST_SECRETS } from "../test/harness.ts";
import { pictureUrl, signatoryValues } from "../test/signatory-values.ts";
import { fsck, runFsck } from "./fsck.ts";
import { inScope } from "./platform/database.ts";
import { sharp } from "./platform/files/sharp.ts";
import type { Finding } from "./platform/fsck/findings.ts";

const dir = mkdtempSync(join(tmpdir(), "ijaza-fsck-"));
const { fixtures, anyone, ended, chain, db, url, storage } = await startChainApp({ dir });

const check = async (files: Pick<typeof storage, "get"> = storage) => {
  const findings: Finding[] = [];
  const report = (finding: Finding) => findings.push(finding);
  const contentKey = TEST_SECRETS.content;
  const { unable } = await fsck({ databaseUrl: url, rpcUrl: chain.url, contentKey, storage: files, report });
  return { unable, reported: findings.map(({ code, about }) => `${code} ${about}`).sort() };
};

const env = {
  DATABASE_URL: url,
  RPC_URL: chain.url,
  CHAIN_ID: String(chain.chainId),
  DATA_DIR: dir,
  KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("hex"),
};

/** Exit code and output lines of the command, in a process of its own. */
const runProcess = () =>
  new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    const command = ["--import", "tsx", join(import.meta.dirname, "fsck.ts")];
    execFile(process.execPath, command, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, lines: `${stdout}${stderr}`.trim().split("\n") }),
    );
  });

/** The same in this process. */
async function runHere(): Promise<{ code: unknown; lines: string[] }> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  return { code: await runFsck(env, { log: note, error: note }), lines };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
/** Ids and names of the files in this test. */
let names: Names = {};
const run = (statement: string) =>
  inScope(db, EVERYTHING, (trx) => sql.raw(withIds(statement, names, (id) => `'${id}'`)).execute(trx));

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  const { add, agent, responsable } = await setUpHandingIn(fixtures, { university });
  const signAll = async () => {
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
  };
  await add([withFile(1, { attachments: "a.png" }), withFile(2)], [pdf(1), pdf(2), png("a.png")]);
  const rowsToMake = [7, 8].map((number) => ({ ...studentValues(number), ...diplomaValues(number) }));
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: rowsToMake });
  await signAll();
  const { diplomas } = await agent.call(getAllDiplomas, { sort: "diplomaNumber" });
  const [handedIn = "", , made = "", otherMade = ""] = diplomas.map(({ _id }) => _id);
  const ask = (client: Client, id: string) => client.send(getDiplomaFile, { id, format: "pdf" });
  for (const id of [made, otherMade]) await ask(anyone, id);
  await ask(agent, made);
  const { rows } = await run("select file, record_id, shape, sealed_by from documents");
  const files = rows as { file: string; record_id: string; shape: string; sealed_by: string }[];
  const find = (id: string, shape: string) => files.find((f) => f.record_id === id && f.shape === shape)!;
  const drawn = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#0e4a5a" } })
    .png()
    .toBuffer();
  const added = await responsable.upload(addTemplatePicture, formOf({}, [{ name: "back.png", bytes: drawn }]));
  const { picture } = added.json();
  await responsable.call(putSignatory, signatoryValues({ pictureUrl: await pictureUrl() }));
  const signed = (await run("select picture from signatory_versions")).rows as { picture: string }[];
  const student = await fixtures.signedInStudent({ university });
  const items = [{ field: "firstName", value: "Nour" }];
  const evidence = [{ name: "card.pdf", bytes: Buffer.from("%PDF-1.7\n…") }];
  const correction = (await student.upload(requestStudentCorrection, formOf({ items }, evidence))).json().demand._id;
  const kept = (await run("select evidence from correction_requests")).rows as { evidence: string }[];
  names = {
    university: university.id,
    handedIn,
    made,
    picture,
    signature: signed[0]!.picture,
    correction,
    evidence: kept[0]!.evidence,
    madeFile: find(made, "public").file,
    otherFile: find(otherMade, "public").file,
    wholeFile: find(made, "all").file,
    sealer: find(made, "public").sealed_by,
  };
});

test("unchanged files have no findings", async () => {
  expect(await check()).toEqual({ unable: null, reported: [] });
});

test("where everything adds up, the command says so and succeeds", { tags: ["all"] }, async () => {
  for (const start of [runHere, runProcess]) expect(await start()).toEqual({ code: 0, lines: ["Everything adds up."] });
});

test("a lost file is reported with its diploma, and the command fails", async () => {
  const name = withIds(HANDED_IN, names);
  await storage.remove(name);
  const reported = await runHere();
  await storage.put(name, pdf(1).bytes, "application/pdf");
  expect(reported).toEqual({
    code: 1,
    lines: [`file_missing  diploma ${names.handedIn}  ${sha256(pdf(1).bytes)}`, "1 differences."],
  });
});

test("a storage that does not answer is no finding: the unread files are reported", async () => {
  const get = () => Promise.reject(new Error("connection refused"));
  expect(await check({ get })).toEqual({
    unable: "the files could not be read: connection refused",
    reported: [],
  });
});

/** The bytes that replace those of the file; null to delete it. */
async function spoiltBytes(whole: Buffer, becomes: FilePlanting["becomes"]): Promise<Uint8Array | null> {
  if (becomes === "gone") return null;
  if (becomes === "changed") return whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte));
  return "bytes" in becomes ? becomes.bytes : storage.get(withIds(becomes.file, names));
}

test.each(FILE_PLANTINGS)("the fault is reported: $what", async ({ file, becomes, reported }) => {
  const name = withIds(file, names);
  const whole = (await storage.get(name))!;
  const spoilt = await spoiltBytes(whole, becomes);
  await (spoilt ? storage.put(name, Buffer.from(spoilt), "") : storage.remove(name));
  const found = await check();
  await storage.put(name, whole, "");
  expect(found).toEqual({ unable: null, reported: [withIds(reported, names)] });
});

test("a missing generated PDF is no finding, because it can be made again", async () => {
  await storage.remove(names.madeFile!);
  expect((await check()).reported).toEqual([]);
  expect((await anyone.send(getDiplomaFile, { id: names.made!, format: "pdf" })).statusCode).toBe(200);
  expect(await storage.get(names.madeFile!)).not.toBeNull();
});

test.each(FILE_ROW_PLANTINGS)("the fault is reported: $what", async ({ spoil, mend, reported }) => {
  await run(spoil);
  const found = await check();
  await run(mend);
  expect(found).toEqual({ unable: null, reported: reported.map((line) => withIds(line, names)) });
});

test("once all faults are mended, there are no findings", async () => {
  expect((await check()).reported).toEqual([]);
});
