/** A student downloads all that is kept of the student: everything, for nobody else, and not too often. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { getOwnData, OWN_DATA_A_DAY } from "@ijaza/schema/privacy/own-data";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import type { Client } from "../../../../test/client.ts";
import { createErasureScene, TRACES } from "../../../../test/erasure-scene.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { unzip } from "../../../../test/unzip.ts";
import { inScope } from "../../../platform/database.ts";
import { SECTION_NAMES, TABLES } from "./sections.ts";

const app = await startChainApp();
const { fixtures, anyone, ended, db, owner, rooms, verifyOptions } = app;

let scene: Awaited<ReturnType<typeof createErasureScene>>;
let archive: Map<string, Buffer>;
let data: Record<string, unknown>;

const download = async (client: Client, language = "en") => {
  const reply = await client.send(getOwnData, {}, { headers: { language } });
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/zip"]);
  return new Map(unzip(reply.rawPayload).files.map(({ name, bytes }) => [name, bytes]));
};
const text = (name: string) => archive.get(name)?.toString("utf8") ?? "";

beforeAll(async () => {
  scene = await createErasureScene({ fixtures, ended, anyone, db, owner });
  const { diploma } = await scene.everything();
  await anyone.call(verifyDiplomaById, { id: diploma });
  // Writes the counts to the database.
  await rooms.visits.close();
  archive = await download(scene.student);
  data = JSON.parse(text("data.json"));
});

test("everything that is kept of the student is in it", () => {
  for (const trace of TRACES) expect(text("data.json"), trace).toContain(trace);
  for (const section of SECTION_NAMES) expect.soft(JSON.stringify(data[section]).length, section).toBeGreaterThan(20);
  expect(data).toMatchObject({
    shares: [{ purpose: "job", items: [{ names: ["lastName"] }], opened: [{ count: 1 }] }],
    correctionRequests: [{ items: [{ field: "birthPlace", newValue: "Kélibia" }] }],
  });
  const signedClaims = expect.objectContaining({ thesisTitle: "Hydroponie saharienne" });
  const signed = expect.objectContaining({ kind: "diploma", signedClaims, hiddenClaims: ["honours"] });
  const certificate = expect.objectContaining({ kind: "certificate" });
  expect(data.documents).toEqual(expect.arrayContaining([signed, certificate]));
  expect(data.documents).toHaveLength(4);
});

test("it holds no secret: no password, no code, no link, and no salt", async () => {
  const secrets = await inScope(owner, EVERYTHING, async (trx) => {
    const { rows } = await sql<{ secret: string }>`
      select password_hash as secret from students where id = ${scene.id}
      union select encode(salt, 'hex') from students where id = ${scene.id}
      union select encode(digest, 'hex') from sessions where subject_id = ${scene.id}
      union select handle from sessions where subject_id = ${scene.id}
      union select encode(secret_digest, 'hex') from shares where student_id = ${scene.id}
      union select encode(content_salt, 'hex') from diplomas where student_id = ${scene.id}`.execute(trx);
    return rows.map(({ secret }) => secret);
  });
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(text("data.json")).not.toContain(secret);
  expect(text("data.json")).not.toContain('"type": "Buffer"');
});

test("nothing of another student is in it", () => {
  const { student_number, id, email } = scene.neighbour.student;
  for (const foreign of [student_number, id, email]) expect(text("data.json")).not.toContain(foreign);
});

test("documents are there in each form, and their proofs verify without this server", async () => {
  const names = [...archive.keys()].map((name) => name.replace(/\(\w{6}\)/, "()"));
  for (const form of ["document.pdf", "proof.json", "badge.json", "public-page.png"]) {
    expect(names).toContain(`documents/D-777001 ()/${form}`);
  }
  const proof = [...archive].find(([name]) => name.startsWith("documents/D-777001") && name.endsWith("proof.json"))!;
  const result = await verify(JSON.parse(proof[1].toString("utf8")), verifyOptions);
  expect(result).toMatchObject({ verdict: "valid", facts: { claims: { nationalId: "77700177" } } });
  expect(names.filter((name) => /^evidence\/\w+\.pdf$/.test(name))).toHaveLength(1);
  // The draft has no files yet.
  expect(names.some((name) => name.startsWith("documents/D-3"))).toBe(false);
});

test("a text explains each section in the student's language", async () => {
  expect(text("README.txt")).toMatch(/^Everything University \d+ keeps about you/);
  for (const section of SECTION_NAMES) expect(text("README.txt")).toContain(`- ${section}:`);
  const inArabic = await download(await fixtures.signedInStudent({ university: scene.university }), "ar");
  expect(inArabic.get("README.txt")?.toString("utf8")).toMatch(/^كل ما تحتفظ به مؤسسة/);
});

test("the log says that it was handed out", async () => {
  const { events } = await scene.responsable.call(getAudit, { kind: "student.data_downloaded" });
  const own = { subjectId: scene.id, actor: expect.objectContaining({ _id: scene.id, role: "student" }) };
  expect(events).toContainEqual(expect.objectContaining(own));
});

test("nobody else can have it, and not more than five times a day", async () => {
  for (const client of [scene.agent, scene.responsable]) {
    expect(await client.refused(getOwnData)).toMatchObject({ status: 403, error: "forbidden" });
  }
  const other = await fixtures.signedInStudent({ university: scene.university });
  expect((await download(other)).get("data.json")?.toString("utf8")).not.toContain("Quicherat");
  for (let times = 1; times < OWN_DATA_A_DAY; times += 1) {
    expect((await other.send(getOwnData, {})).statusCode).toBe(200);
  }
  expect(await other.refused(getOwnData)).toMatchObject({ status: 429, error: "too_many_requests" });
});

/** Columns by which a table is about somebody, or says something of somebody. */
const OF_PEOPLE =
  /^(?:(?:\w+_)?(?:student|subject|record|document|diploma|user|actor|person)_id|\w*email\w*|\w*name|subject|payload|created_by)$/;

/** Tables with such columns that no section shows, and why. */
const LEFT_OUT: Record<string, string> = {
  users: "of the staff, and students have no row in it",
  passkeys: "of the staff, and students have no row in it",
  code_generators: "of the staff, and students have no row in it",
  recovery_codes: "of the staff, and students have no row in it",
  email_changes: "of the staff, and students have no row in it",
  saved_filters: "of the staff, and students have no row in it",
  universities: "of the university",
  signatory_versions: "of those who sign, none of them a student",
  templates: "of the university",
  jobs: "work by the ids of records, which is in the log with its time; who began it is of the staff",
  batches: "of the university; the place of each document in its batch is in the sections of documents",
  funding_requests: "of the university",
  chain_transactions: "work by the ids of batches and records; what is on the chain is public",
  daily_counts: "sums, of nobody",
  template_versions: "of the university",
  idempotency_keys: "ids of what the student made a moment ago, deleted within a day",
  erased_records: "of people who are erased, of whom nothing is known any more",
  erased_students: "of people who are erased, of whom nothing is known any more",
  installation: "names of settings",
  kysely_migration: "names of migrations",
};

test("every table about people is in a section, or is left out for a reason", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    union
    select r.conrelid::regclass::text, 'student_id' from pg_constraint r
    where r.contype = 'f' and r.confrelid in ('students'::regclass, 'users'::regclass)`.execute(db);
  const ofPeople = [...new Set(rows.filter(({ column }) => OF_PEOPLE.test(column)).map(({ table }) => table))];
  const shown: string[] = Object.values(TABLES).flat();
  expect(ofPeople.length).toBeGreaterThan(20);
  expect(ofPeople.filter((table) => !shown.includes(table)).sort()).toEqual(Object.keys(LEFT_OUT).sort());
});

test("no text about the student stands in a table that no section shows", async () => {
  const shown: string[] = Object.values(TABLES).flat();
  for (const trace of [...TRACES, scene.id]) {
    const tables = (await scene.tablesWith(trace)).filter((table) => !shown.includes(table));
    expect(tables, trace).toEqual([]);
  }
});
