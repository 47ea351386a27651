/** The storage under `npm run fsck`: what the records promise is there, and is what it should be. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diploma-reading";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas";
import { addTemplatePicture } from "@ijaza/schema/templates";
import { demandStudentUpdate } from "@ijaza/schema/update-demands";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../test/chain-harness.ts";
import type { Client } from "../test/client.ts";
import { diplomaValues } from "../test/diploma-values.ts";
import { formOf } from "../test/form.ts";
import { studentValues } from "../test/given.ts";
import { givenHandingIn, pdf, png, withFile } from "../test/handed-in-scene.ts";
import { TEST_SECRETS } from "../test/harness.ts";
import { fsck } from "./fsck.ts";
import { inScope } from "./platform/database.ts";
import type { Finding } from "./platform/fsck/findings.ts";

const dir = mkdtempSync(join(tmpdir(), "ijaza-fsck-"));
const { given, anyone, ended, chain, db, url, storage } = await startChainApp({ dir });

const check = async (files: Pick<typeof storage, "get"> = storage) => {
  const findings: Finding[] = [];
  const tell = (finding: Finding) => findings.push(finding);
  const contentKey = TEST_SECRETS.content;
  const { unable } = await fsck({ databaseUrl: url, rpcUrl: chain.url, contentKey, storage: files, tell });
  return { unable, told: findings.map(({ code, about }) => `${code} ${about}`) };
};

/** Exit code and lines of the command. */
const runCommand = () =>
  new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    const settings = { DATABASE_URL: url, RPC_URL: chain.url, CHAIN_ID: String(chain.chainId), DATA_DIR: dir };
    const env = { ...process.env, ...settings, KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("hex") };
    const command = ["--import", "tsx", join(import.meta.dirname, "fsck.ts")];
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, lines: `${stdout}${stderr}`.trim().split("\n") }),
    );
  });

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const run = (statement: string) => inScope(db, "all", (trx) => sql.raw(statement).execute(trx));

/** Ids and names of files of the scene. */
const at = { handedIn: "", university: "", made: "", madeFile: "", whole: "", otherMade: "", picture: "", demand: "" };
const handedIn = (bytes: Uint8Array) => `handed-in/${at.university}/${sha256(bytes)}`;

beforeAll(async () => {
  const university = await given.issuingUniversity();
  at.university = university.id;
  const { add, agent, responsable } = await givenHandingIn(given, { university });
  const signAll = async () => {
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
  };
  await add([withFile(1, { attachments: "a.png" }), withFile(2)], [pdf(1), pdf(2), png("a.png")]);
  const made = [7, 8].map((number) => ({ ...studentValues(number), ...diplomaValues(number) }));
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: made });
  await signAll();
  const { diplomas } = await agent.call(getAllDiplomas, { sort: "diplomaNumber" });
  [at.handedIn, , at.made, at.otherMade] = diplomas.map(({ _id }) => _id) as [string, string, string, string];
  const ask = (client: Client, id: string) => client.send(getDiplomaFile, { id, format: "pdf" });
  for (const id of [at.made, at.otherMade]) await ask(anyone, id);
  await ask(agent, at.made);
  const { rows } = await run("select file, document_id, shape from documents");
  const files = rows as { file: string; document_id: string; shape: string }[];
  const fileOf = (id: string, shape: string) => files.find((f) => f.document_id === id && f.shape === shape)!.file;
  [at.madeFile, at.whole] = [fileOf(at.made, "public"), fileOf(at.made, "all")];
  const drawn = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#0e4a5a" } })
    .png()
    .toBuffer();
  const url = `data:image/png;base64,${drawn.toString("base64")}`;
  at.picture = (await responsable.call(addTemplatePicture, { picture: url })).picture;
  const student = await given.signedInStudent({ university });
  const items = [{ field: "firstName", value: "Nour" }];
  const evidence = [{ name: "card.pdf", bytes: Buffer.from("%PDF-1.7\n…") }];
  at.demand = (await student.upload(demandStudentUpdate, formOf({ items }, evidence))).json().demand._id;
});

test("files that are what they should be have no findings, and the command ends well", async () => {
  expect(await check()).toEqual({ unable: null, told: [] });
  expect(await runCommand()).toEqual({ code: 0, lines: ["Everything adds up."] });
});

test("a lost file is named with the diploma that has it, and the command fails", async () => {
  const name = handedIn(pdf(1).bytes);
  await storage.remove(name);
  const told = await runCommand();
  await storage.put(name, pdf(1).bytes, "application/pdf");
  expect(told).toEqual({
    code: 1,
    lines: [`file_missing  diploma ${at.handedIn}  ${sha256(pdf(1).bytes)}`, "1 differences."],
  });
});

test("a storage that does not answer is no difference: what could not be read is told", async () => {
  const get = () => Promise.reject(new Error("connection refused"));
  expect(await check({ get })).toEqual({
    unable: "the files could not be read: connection refused",
    told: [],
  });
});

const changed = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy[copy.length >> 1]! ^= 1;
  return copy;
};
const other = (name: () => string) => async () => (await storage.get(name()))!;
const gone = async () => null;

type Spoilt = { what: string; name: () => string; by: (bytes: Buffer) => Promise<Buffer | null>; told: () => string };

/** What becomes of a file, and what is told. */
const spoilings: Spoilt[] = [
  {
    ...{ what: "a handed-in PDF with a changed byte", name: () => handedIn(pdf(1).bytes) },
    ...{ by: async (bytes) => changed(bytes), told: () => `file_differs diploma ${at.handedIn}` },
  },
  {
    ...{ what: "a handed-in PDF that is another diploma's", name: () => handedIn(pdf(1).bytes) },
    ...{ by: other(() => handedIn(pdf(2).bytes)), told: () => `file_differs diploma ${at.handedIn}` },
  },
  {
    ...{ what: "a lost attachment", name: () => handedIn(png("a.png").bytes) },
    ...{ by: gone, told: () => `file_missing diploma ${at.handedIn}` },
  },
  {
    ...{ what: "a made PDF with a changed byte", name: () => at.madeFile },
    ...{ by: async (bytes) => changed(bytes), told: () => `document_broken document ${at.made}` },
  },
  {
    ...{ what: "a made PDF that is another diploma's", name: () => at.madeFile },
    ...{
      by: other(() => at.madeFile.replace(at.made, at.otherMade)),
      told: () => `document_misplaced document ${at.made}`,
    },
  },
  {
    ...{ what: "a public PDF that is the holder's", name: () => at.madeFile },
    ...{ by: other(() => at.whole), told: () => `document_discloses document ${at.made}` },
  },
  {
    ...{ what: "a made PDF that is a picture", name: () => at.madeFile },
    ...{ by: async () => Buffer.from(png("x").bytes), told: () => `document_broken document ${at.made}` },
  },
  {
    ...{ what: "a lost picture of a template", name: () => `templates/${at.university}/${at.picture}` },
    ...{ by: gone, told: () => `file_missing university ${at.university}` },
  },
  {
    ...{ what: "a picture of a template with a changed byte", name: () => `templates/${at.university}/${at.picture}` },
    ...{ by: async (bytes) => changed(bytes), told: () => `file_differs university ${at.university}` },
  },
];

test.each(spoilings)("$what is named", async ({ name, by, told }) => {
  const whole = (await storage.get(name()))!;
  const spoilt = await by(whole);
  await (spoilt ? storage.put(name(), spoilt, "") : storage.remove(name()));
  const found = await check();
  await storage.put(name(), whole, "");
  expect(found).toEqual({ unable: null, told: [told()] });
});

test("a made PDF that is gone is no difference: it is made again", async () => {
  await storage.remove(at.madeFile);
  expect((await check()).told).toEqual([]);
  expect((await anyone.send(getDiplomaFile, { id: at.made, format: "pdf" })).statusCode).toBe(200);
  expect(await storage.get(at.madeFile)).not.toBeNull();
});

test("lost evidence is named with its demand", async () => {
  const { rows } = await run("select evidence from update_demands");
  const [{ evidence }] = rows as [{ evidence: string }];
  const bytes = (await storage.get(evidence))!;
  await storage.remove(evidence);
  const { told } = await check();
  await storage.put(evidence, bytes, "application/pdf");
  expect(told).toEqual([`file_missing demand ${at.demand}`]);
});

/** Rows that were changed, with what is told beside what the records themselves tell. */
const rowsSpoilt = [
  {
    ...{ what: "a diploma that names another diploma's file", code: "file_digest_differs" },
    spoil: () => `update diplomas set attachments_sha256 = '${sha256(pdf(2).bytes)}' where id = '${at.handedIn}'`,
    mend: () => `update diplomas set attachments_sha256 = '${sha256(png("a.png").bytes)}' where id = '${at.handedIn}'`,
  },
  {
    ...{ what: "a stored size", code: "file_differs" },
    spoil: () => `update handed_in_files set size = size + 1 where sha256 = '${sha256(pdf(1).bytes)}'`,
    mend: () => `update handed_in_files set size = size - 1 where sha256 = '${sha256(pdf(1).bytes)}'`,
  },
  {
    ...{ what: "a lost note of a file", code: "file_missing" },
    spoil: () => `update handed_in_files set sha256 = '${"0".repeat(64)}' where sha256 = '${sha256(pdf(1).bytes)}'`,
    mend: () => `update handed_in_files set sha256 = '${sha256(pdf(1).bytes)}' where sha256 = '${"0".repeat(64)}'`,
  },
  {
    ...{ what: "the key that sealed", code: "document_seal_differs" },
    spoil: () => "update chain_keys set public_id = reverse(public_id) where purpose = 'credential'",
    mend: () => "update chain_keys set public_id = reverse(public_id) where purpose = 'credential'",
  },
];

test.each(rowsSpoilt)("$what that was changed is named: $code", async ({ spoil, mend, code }) => {
  await run(spoil());
  const { told } = await check();
  await run(mend());
  expect(told.map((line) => line.split(" ")[0])).toContain(code);
  expect((await check()).told).toEqual([]);
});
