/** Which data is deleted after its period, and what stays however old it is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RETENTION_KINDS, type Retention, type RetentionKind } from "@ijaza/schema/privacy/retention";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { createRetentionScene } from "../../../../test/retention-scene.ts";
import { inScope } from "../../../platform/database.ts";
import { folderStorage } from "../../../platform/files/storage.ts";
import { createRetention } from "./retention.ts";

const dir = mkdtempSync(join(tmpdir(), "ijaza-retention-"));
afterAll(() => rmSync(dir, { recursive: true }));
const storage = folderStorage(dir);
const { db, owner, watched, rooms, clock, fixtures, app } = await startTestApp({ storage });
const scene = await createRetentionScene({ db, fixtures });

const PERIOD = 100;
const [OLD, YOUNG] = [PERIOD + 2, PERIOD - 1];
const FOR_EVER = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 0])) as Retention;
const ALL = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, PERIOD])) as Retention;

/** A node with these periods. */
const nodeWith = (retention: Retention) => createRetention({ ...rooms, db: watched.db, clock, storage, retention });

const readEvents = () =>
  inScope(db, EVERYTHING, async (trx) => {
    const { rows } = await sql<{ kind: string; data: { total: number; days: number } }>`
      select subject_id as kind, data from audit_events
      where log = 'platform' and kind = 'retention.deleted' order by seq`.execute(trx);
    return rows;
  });

test.each(RETENTION_KINDS)("%s: what is older than the period is deleted and logged, the rest stays", async (kind) => {
  const [old, young] = [await scene.make[kind](OLD), await scene.make[kind](YOUNG)];
  await nodeWith(FOR_EVER).deleteOld();
  expect(await scene.exists(kind, old), "0 is for ever").toBe(true);
  const before = await readEvents();

  const node = nodeWith({ ...FOR_EVER, [kind]: PERIOD });
  await node.deleteOld();
  expect([await scene.exists(kind, old), await scene.exists(kind, young)]).toEqual([false, true]);
  const [event, ...others] = (await readEvents()).slice(before.length);
  expect(others).toEqual([]);
  expect(event).toEqual({ kind, data: { total: node.countDeleted().get(kind), days: PERIOD } });
  expect(event?.data.total).toBeGreaterThan(0);

  await node.deleteOld();
  expect(await readEvents(), "nothing deleted, nothing logged").toHaveLength(before.length + 1);
});

/** Old data that somebody still needs. */
const NEEDED: [string, RetentionKind, () => Promise<string>][] = [
  ["a mail that waits", "mails", () => scene.addMail(OLD, "queued")],
  ["a job that runs", "jobs", () => scene.addJob(OLD, { status: "running" })],
  ["a job that waits", "jobs", () => scene.addJob(OLD, { status: "waiting" })],
  ["the job of an erasure, which a repeated call finds", "jobs", () => scene.addJob(OLD, { kind: "erasure.files" })],
  ["the job of a transfer, which must not be sent twice", "jobs", () => scene.addJob(OLD, { kind: "ether" })],
  ["an open request for a correction", "correctionRequests", () => scene.addRequest(OLD, { status: "open" })],
  [
    "a closed request whose correction is not signed",
    "correctionRequests",
    async () => scene.addRequest(OLD, { diplomaId: (await scene.addDiploma()).id }),
  ],
  ["a request of an organisation that waits", "accessRequests", () => scene.addAccessRequest(OLD, "waiting")],
  [
    "a refused request whose organisation is not told yet",
    "accessRequests",
    () => scene.addAccessRequest(OLD, "refused"),
  ],
  [
    "a pending diploma that had been rejected long ago",
    "rejectedRecords",
    async () => {
      const { id } = await scene.addDiploma();
      await scene.setDecided(id, OLD);
      return id;
    },
  ],
  [
    "an import with a pending diploma",
    "imports",
    async () => {
      const importId = "pending".padEnd(24, "0");
      await scene.addDiploma({ importId, firstRow: 2 });
      await scene.setImported(importId, OLD);
      return importId;
    },
  ],
];

test.each(NEEDED)("%s stays, however old it is", async (_, kind, make) => {
  const id = await make();
  await nodeWith(ALL).deleteOld();
  expect(await scene.exists(kind, id)).toBe(true);
});

test("a share counts from its end, which taking it back brings forward", async () => {
  const [live, ended] = [await scene.addShare(-1), await scene.addShare(-1)];
  await inScope(db, EVERYTHING, (trx) =>
    sql`update shares set created_at = now() - interval '1 year',
      taken_back_at = case when id = ${ended} then now() - ${OLD} * interval '1 day' end
      where id in (${live}, ${ended})`.execute(trx),
  );
  await nodeWith(ALL).deleteOld();
  expect([await scene.exists("shares", live), await scene.exists("shares", ended)]).toEqual([true, false]);
});

test("an import is deleted in its own university alone, whatever others call theirs", async () => {
  const importId = await scene.make.imports(OLD);
  const foreign = await fixtures.university();
  await inScope(db, EVERYTHING, async (trx) => {
    await sql`insert into imports (university_id, import_id, kind) values (${foreign.id}, ${importId}, 'diploma')`.execute(
      trx,
    );
  });
  await nodeWith(ALL).deleteOld();
  const { rows } = await inScope(db, EVERYTHING, (trx) =>
    sql`select university_id as university from imports where import_id = ${importId}`.execute(trx),
  );
  expect(rows).toEqual([{ university: foreign.id }]);
});

test("rows of files of students are deleted, and the students stay", async () => {
  const id = scene.student.id;
  await inScope(db, EVERYTHING, (trx) =>
    sql`insert into import_rows (university_id, import_id, kind, row_number, record_id, created_at)
      values (${scene.university.id}, 'students', 'student', 2, ${id}, now() - ${OLD} * interval '1 day')`.execute(trx),
  );
  await nodeWith(ALL).deleteOld();
  expect([await scene.exists("imports", "students"), await scene.exists("deletedStudents", id)]).toEqual([false, true]);
});

test("a deleted student stays while a document names the student", async () => {
  const [named, other] = [await scene.make.deletedStudents(OLD), await scene.make.deletedStudents(OLD)];
  const { id } = await scene.addDiploma();
  await inScope(db, EVERYTHING, (trx) => sql`update diplomas set student_id = ${named} where id = ${id}`.execute(trx));
  await nodeWith(ALL).deleteOld();
  expect([await scene.exists("deletedStudents", named), await scene.exists("deletedStudents", other)]).toEqual([
    true,
    false,
  ]);
});

test("the university's log says which rejected records and deleted students the platform has deleted", async () => {
  const [record, student] = [await scene.make.rejectedRecords(OLD), await scene.make.deletedStudents(OLD)];
  await nodeWith(ALL).deleteOld();
  const { rows } = await inScope(db, EVERYTHING, (trx) =>
    sql`select kind, subject_id as subject from audit_events
      where log = ${scene.university.id} and actor_role = 'system' and subject_id in (${record}, ${student})
        and before_digest is not null and after_digest is null order by kind`.execute(trx),
  );
  expect(rows).toEqual([
    { kind: "diploma.deleted", subject: record },
    { kind: "student.erased", subject: student },
  ]);
});

test("the sums of visits stay when those of documents are deleted", async () => {
  const sums = () =>
    inScope(db, EVERYTHING, async (trx) => {
      const { rows } = await sql`select day, kind, count from visit_days where university_id = ${scene.university.id}
        order by day, kind`.execute(trx);
      return rows;
    });
  const id = await scene.make.visits(OLD);
  const before = await sums();
  await nodeWith(ALL).deleteOld();
  expect(await scene.exists("visits", id)).toBe(false);
  expect(await sums()).toEqual(before);
});

test("the evidence of a deleted request leaves the storage", async () => {
  const evidence = "evidence/old";
  await storage.put(evidence, Buffer.from("proof"), "application/pdf");
  const id = await scene.addRequest(OLD, { evidence });
  await nodeWith(ALL).deleteOld();
  expect(await scene.exists("correctionRequests", id)).toBe(false);
  await inScope(db, EVERYTHING, (trx) =>
    sql`update erased_files set erased_at = erased_at - interval '2 hours' where file = ${evidence}`.execute(trx),
  );
  await rooms.privacy.sweep();
  expect(await storage.get(evidence)).toBeNull();
});

test("two nodes at once delete everything once", async () => {
  const before = await readEvents();
  for (let count = 0; count < 20; count += 1) {
    await scene.addMail(OLD);
    await scene.make.deletedStudents(OLD);
  }
  const nodes = [nodeWith(ALL), nodeWith(ALL)];
  await Promise.all(nodes.map((node) => node.deleteOld()));
  for (const kind of ["mails", "deletedStudents"] as const) {
    const logged = (await readEvents()).slice(before.length).filter((event) => event.kind === kind);
    expect(
      logged.reduce((sum, { data }) => sum + data.total, 0),
      kind,
    ).toBe(20);
    expect(
      nodes.reduce((sum, node) => sum + node.countDeleted().get(kind)!, 0),
      kind,
    ).toBe(20);
  }
});

test("a run is bounded, and the next one goes on", async () => {
  await inScope(db, EVERYTHING, (trx) =>
    sql`insert into mails (id, university_id, kind, language, status, ended_at)
      select 'many-' || n, ${scene.university.id}, 'test', 'en', 'sent', now() - interval '1 year'
      from generate_series(1, 5100) n`.execute(trx),
  );
  const node = nodeWith({ ...FOR_EVER, mails: PERIOD });
  await node.deleteOld();
  expect(node.countDeleted().get("mails")).toBe(5000);
  await node.deleteOld();
  expect(node.countDeleted().get("mails")).toBe(5100);
});

test("without its event nothing is deleted, and other kinds are deleted all the same", async () => {
  await sql`
    create function refuse_mails() returns trigger language plpgsql as $$ begin
      if new.subject_id = 'mails' then raise exception 'no event of mails'; end if;
      return new;
    end $$`.execute(owner);
  await sql`create trigger refusing before insert on audit_events for each row execute function refuse_mails()`.execute(
    owner,
  );
  const [mail, job] = [await scene.addMail(OLD), await scene.addJob(OLD)];
  const node = nodeWith(ALL);
  await expect(node.deleteOld()).rejects.toThrow(/could not be deleted/);
  expect([await scene.exists("mails", mail), await scene.exists("jobs", job)]).toEqual([true, false]);
  expect(node.countDeleted().get("mails")).toBe(0);
  await sql`drop trigger refusing on audit_events`.execute(owner);
  await node.deleteOld();
  expect(await scene.exists("mails", mail)).toBe(false);
});

test("the metrics say how much this process has deleted, by kind", async () => {
  const read = async () =>
    /^retention_deleted_total\{kind="mails"\} (\d+)$/m.exec((await app.inject("/metrics")).body)?.[1];
  expect(await read()).toBe("0");
  const id = await scene.addMail(10_000);
  await rooms.privacy.deleteOld();
  expect(await scene.exists("mails", id)).toBe(false);
  expect(await read()).toBe("1");
});
