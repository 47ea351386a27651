import { addStudents, getStudents } from "@ijaza/schema/students";
import { test } from "vitest";
import { sql } from "kysely";
import { studentValues } from "./given.ts";
import { startTestApp } from "./harness.ts";
import { inScope } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
const { db, given } = await startTestApp({ logLevel: "silent" });
test("perf", async () => {
  const agent = await given.agent();
  const importId = newId();
  const times: number[] = [];
  for (let call = 0; call < 40; call++) {
    const students = Array.from({ length: 1000 }, (_, n) => studentValues(call * 1000 + n, { birthPlace: "Kairouan", birthPlaceAr: "القيروان", nationality: "TN", phone: "+21649673100" }));
    const t = performance.now();
    const r = await agent.call(addStudents, { importId, firstRow: 2 + call * 1000, students });
    times.push(performance.now() - t);
    if (r.created !== 1000) throw new Error(JSON.stringify(r).slice(0, 500));
  }
  console.log(times.map((t) => Math.round(t)).join(" "));
  for (const q of [{}, { search: "ines 1500" }, { sort: "lastName" }, { page: 700 }] as const) {
    const t = performance.now();
    const r = await agent.call(getStudents, q);
    console.log(JSON.stringify(q), r.total, Math.round(performance.now() - t));
  }
  const plan = await inScope(db, "all", async (trx) => (await sql`explain select * from students where deleted_at is null and password_hash is not null and (student_number = 'S000100' or email_lower = 'x@y')`.execute(trx)).rows);
  console.log(plan);
  console.log(await inScope(db, {university: agent.universityId}, async (trx) => (await sql`explain analyze select * from students where deleted_at is null and university_id = ${agent.universityId} order by created_at desc nulls last, id limit 50`.execute(trx)).rows));
}, 120000);
