/** The files of an erased student are removed once the storage answers, and again when one was still being made. */
import { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import type { Storage } from "../../../platform/files/storage.ts";

const files = new Map<string, Uint8Array>();
let isAway = false;
const storage: Storage = {
  put: async (name, bytes) => void files.set(name, bytes),
  get: async (name) => Buffer.from(files.get(name) ?? []),
  async remove(name) {
    if (isAway) throw new AppError("storage_unavailable", { retryAfter: 1 });
    files.delete(name);
  },
  isUp: async () => true,
};

const clock = falseClock();
const { fixtures, db, rooms, ended, signals } = await startChainApp({ storage, clock, logLevel: "silent" });

/** A student, and a request for a correction with a file of evidence in the storage. */
async function withEvidence(name: string) {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.student({ university });
  files.set(name, Buffer.from("evidence"));
  await inScope(db, EVERYTHING, (trx) =>
    trx
      .insertInto("correction_requests")
      .values({
        id: name,
        university_id: university.id,
        kind: "student",
        student_id: student.id,
        diploma_id: null,
        note: null,
        evidence: name,
        evidence_type: "application/pdf",
        closed_at: null,
      })
      .execute(),
  );
  return { responsable, input: { _id: student.id, studentNumber: student.student_number } };
}

test("while the storage is away the erasure stands, and the files are removed later", async () => {
  const { responsable, input } = await withEvidence("evidence/a");
  isAway = true;
  const job = await responsable.call(eraseStudent, input);
  const isPutOff = () =>
    inScope(db, EVERYTHING, (trx) =>
      trx
        .selectFrom("jobs")
        .select("id")
        .where("id", "=", job._id)
        .where("status", "=", "queued")
        .where("tries", ">", 0)
        .executeTakeFirst(),
    );
  while (!(await isPutOff())) await signals.next("jobs", { timeoutMs: 50 });
  expect(files.has("evidence/a")).toBe(true);
  isAway = false;
  await inScope(db, EVERYTHING, async (trx) => {
    await sql`update jobs set run_after = now() where id = ${job._id}`.execute(trx);
    await sql`select pg_notify('jobs', '')`.execute(trx);
  });
  expect(await ended(responsable, job)).toMatchObject({ status: "succeeded", done: 1, total: 1 });
  expect(files.has("evidence/a")).toBe(false);
});

test("a file that is stored after the erasure is removed an hour later", async () => {
  const { responsable, input } = await withEvidence("evidence/b");
  await ended(responsable, await responsable.call(eraseStudent, input));
  files.set("evidence/b", Buffer.from("made meanwhile"));
  await rooms.privacy.sweep();
  expect(files.has("evidence/b")).toBe(true);
  clock.advance({ hours: 2 });
  await rooms.privacy.sweep();
  expect(files.has("evidence/b")).toBe(false);
});

test("of two erasures at once one is made, and both reply with its job", async () => {
  const { responsable, input } = await withEvidence("evidence/c");
  const [one, other] = await Promise.all([1, 2].map(() => responsable.call(eraseStudent, input)));
  expect(one!._id).toBe(other!._id);
});
