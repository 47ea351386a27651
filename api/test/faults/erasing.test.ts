/** The host is killed while it erases a student, and the next process continues where it died. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inScope } from "../../src/platform/database.ts";
import { startBench } from "./bench.ts";
import { untilQuiet } from "./quiet.ts";
import { findDifferences } from "./tenant-invariants.ts";

const bench = startBench();

/** A student with a signed diploma of which a file was made. */
async function readStudent() {
  await bench.sign(2);
  const [diploma = ""] = await bench.scene.diplomas.withStatus("signed");
  return inScope(bench.rig.db, "all", async (trx) => {
    await sql`
      insert into documents (file, record_id, university_id, shape, hidden, sealed_by, made_at)
      values (${`documents/${diploma}`}, ${diploma}, ${bench.scene.universityId}, 'page', '{}', null, now())`.execute(
      trx,
    );
    const { rows } = await sql<{ id: string; number: string }>`
      select s.id, s.student_number as number from students s join diplomas d on d.student_id = s.id
      where d.id = ${diploma}`.execute(trx);
    return { ...rows[0]!, diploma };
  });
}

const readOutcome = (diploma: string) =>
  inScope(bench.rig.db, "all", async (trx) => {
    const { rows } = await sql`
      select (select count(*) from students where id = e.student_id) as students,
        (select count(*) from diplomas where id = ${diploma}) as diplomas,
        (select count(*) from erased_records where record_id = ${diploma}) as places,
        (select count(*) from audit_events where kind = 'student.erased' and subject_id = e.student_id) as events,
        j.status from erased_students e join jobs j on j.id = e.job_id
      order by e.erased_at desc limit 1`.execute(trx);
    return rows[0];
  });

test.each(["erase.queued", "erase.file"])("an erasure is whole, and made once, after SIGKILL at %s", async (step) => {
  const { id, number, diploma } = await readStudent();
  const { hosts } = bench.rig;
  await hosts.ready();
  const deaths = hosts.deaths();
  await hosts.arm(step);
  expect(await bench.scene.erase({ _id: id, studentNumber: number })).not.toHaveProperty("refusal");
  await untilQuiet(bench.rig, bench.scene.universityId);
  expect(hosts.deaths()).toBe(deaths + 1);
  expect(await readOutcome(diploma)).toEqual({ students: 0, diplomas: 0, places: 1, events: 1, status: "succeeded" });
  expect(await findDifferences(bench.rig)).toEqual([]);
});
