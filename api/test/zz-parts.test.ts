import { test } from "vitest";
import { judgeRow } from "@ijaza/schema/rows";
import { STUDENT_FIELDS } from "@ijaza/schema/student-fields";
import { studentValues } from "./given.ts";
import { startTestApp, TEST_SECRETS } from "./harness.ts";
import { inScope } from "../src/platform/database.ts";
import { appendAudit, SYSTEM } from "../src/platform/audit/audit.ts";
import { newId } from "../src/platform/ids.ts";
import { digestOfStudent, fieldsOfValues, newStudent } from "../src/features/students/students.records.ts";
import { insertStudents, insertImportedRows } from "../src/features/students/students.repository.ts";
import { findRegistered } from "../src/features/students/students.import.ts";
import { readRow, sortCandidates } from "../src/features/students/students.judging.ts";
const { db, given } = await startTestApp({ logLevel: "silent" });
test("parts", async () => {
  const u = await given.university();
  const acc: Record<string, number[]> = {};
  const time = async <T>(name: string, work: () => T | Promise<T>) => { const t = performance.now(); const r = await work(); (acc[name] ??= []).push(performance.now() - t); return r; };
  for (let call = 0; call < 15; call++) {
    const loose = Array.from({ length: 1000 }, (_, n) => studentValues(call * 1000 + n, { birthPlace: "Kairouan", birthPlaceAr: "القيروان", nationality: "TN", phone: "+21649673100" }));
    await inScope(db, { university: u.id }, async (trx) => {
      const cands = await time("judge", () => loose.map((l, i) => ({ row: i, fields: (readRow(l, "2026-01-01") as any).fields })));
      const reg = await time("registered", () => findRegistered(trx, { universityId: u.id, fields: cands.map((c) => c.fields) }));
      const s = await time("sort", () => sortCandidates(cands, reg));
      const news = await time("new", () => s.fresh.map((f) => newStudent(f.fields)));
      const rows = await time("insert", () => insertStudents(trx, { universityId: u.id, students: news, at: new Date() }));
      const events = await time("digest", () => news.map((each) => ({ kind: "student.added", subjectId: each.id, after: digestOfStudent(TEST_SECRETS.content, each) })));
      await time("audit", () => appendAudit(trx, { universityId: u.id, author: SYSTEM, at: new Date(), events }));
      await time("imported", () => insertImportedRows(trx, { universityId: u.id, importId: "x", rows: rows.map((r, i) => ({ row: call * 1000 + i, id: r.id })) }));
    });
  }
  console.log(Object.entries(acc).map(([k, v]) => `${k}: ${v.slice(5).map((x) => x.toFixed(1)).join(" ")}`).join("\n"));
}, 60000);
