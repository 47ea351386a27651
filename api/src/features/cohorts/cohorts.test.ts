/** Cohorts by the door: their names, who sees them, renaming, and lists of them. */
import { blockAgent } from "@ijaza/schema/accounts/lists";
import { updateUser } from "@ijaza/schema/accounts/own";
import { getAudit } from "@ijaza/schema/audit/calls";
import { addCertificates } from "@ijaza/schema/certificates/calls";
import { getCohort, getCohortActivity, getCohortFiles, getCohorts, renameCohort } from "@ijaza/schema/cohorts/calls";
import { addDiplomas, decideDiplomas, deleteDiploma } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { getWaitingImports } from "@ijaza/schema/statistics/overviews";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { certificateValues, TEMPLATE } from "../../../test/certificate-scene.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import type { Member } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";

const { fixtures, clock, db } = await startTestApp();

type More = { importId?: string; fileName?: string; cohortName?: string; cohortRows?: number };

async function scene() {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const reader = await fixtures.universityAdmin({ university });
  let last = 0;
  /** Imports this many diplomas as one file; returns its id. */
  const importOf = async (count: number, more: More = {}, by: Member = agent) => {
    const { importId = newId(), ...rest } = more;
    const firstRow = last + 2;
    const diplomas = [];
    for (let n = 0; n < count; n += 1) {
      const student = await fixtures.student({ university });
      last += 1;
      diplomas.push(diplomaValues(last, { studentNumber: student.student_number }));
    }
    await by.call(addDiplomas, { mode: "modeOne", diplomas, importId, firstRow, ...rest });
    return importId;
  };
  return { university, agent, responsable, reader, importOf };
}

const named = { fileName: "m2.xlsx", cohortName: "Master 2026, July", cohortRows: 5 };
const namesIn = async (client: Member, query: object = {}) =>
  (await client.call(getCohorts, query)).cohorts.map(({ name }) => name);

describe("a cohort", () => {
  test("has the name, the file, the agent and the rows that its import said", async () => {
    const { agent, responsable, reader, importOf } = await scene();
    await agent.call(updateUser, { usernameAr: "هند برادة" });
    const id = await importOf(2, named);
    const cohort = await responsable.call(getCohort, { id });
    expect(cohort).toMatchObject({
      _id: id,
      kind: "diploma",
      name: "Master 2026, July",
      fileName: "m2.xlsx",
      agent: { _id: agent.user.id, username: agent.user.username, usernameAr: "هند برادة" },
      checked: 5,
      counts: { pending: 2, signed: 0 },
      mails: { delivered: 0, queued: 0, returned: 0 },
      verified: { records: 0, times: 0 },
      corrections: 0,
      batches: [],
    });
    for (const client of [agent, reader]) expect(await client.call(getCohort, { id })).toEqual(cohort);
  });

  test("without a name is called by its file, and without a file by its day", async () => {
    const { responsable, importOf } = await scene();
    await importOf(1, { fileName: "licence.2026.csv" });
    await importOf(1);
    const today = clock.now().toISOString().slice(0, 10);
    expect((await namesIn(responsable)).sort()).toEqual([today, "licence.2026"].sort());
  });

  test("keeps the name of its first part, and counts the records of all parts", async () => {
    const { responsable, importOf } = await scene();
    const id = await importOf(2, named);
    await responsable.call(renameCohort, { id, name: "Master 2026" });
    await importOf(1, { importId: id, ...named });
    expect(await responsable.call(getCohort, { id })).toMatchObject({ name: "Master 2026", counts: { pending: 3 } });
  });

  test("is not made by a file whose rows are all refused, nor by a record that was added alone", async () => {
    const { agent, responsable } = await scene();
    const diplomas = [diplomaValues(1, { studentNumber: "nobody" })];
    await agent.call(addDiplomas, { mode: "modeOne", diplomas, importId: newId(), ...named });
    const student = await fixtures.student({ university: { id: agent.universityId } });
    await agent.call(addDiplomas, {
      mode: "modeOne",
      diplomas: [diplomaValues(2, { studentNumber: student.student_number })],
    });
    expect(await responsable.call(getCohorts, {})).toMatchObject({ cohorts: [], total: 0 });
  });

  test("counts decisions, and no longer what was deleted", async () => {
    const { agent, responsable, importOf } = await scene();
    const id = await importOf(3);
    const { diplomas } = await responsable.call(getAllDiplomas, { importId: id });
    const [first, second] = diplomas.map(({ _id }) => _id) as [string, string];
    await responsable.call(decideDiplomas, { diplomasIds: [first], decision: "accepted" });
    await responsable.call(decideDiplomas, {
      diplomasIds: [second],
      decision: "rejected",
      reason: "a page is missing",
    });
    const counts = async () => (await responsable.call(getCohort, { id })).counts;
    expect(await counts()).toMatchObject({ pending: 1, unsigned: 1, rejected: 1 });
    await agent.call(deleteDiploma, { _id: second });
    expect(await counts()).toMatchObject({ pending: 1, unsigned: 1, rejected: 0 });
  });
});

describe("a cohort is renamed", () => {
  test("by who imported it and by the responsable, and the log says so", async () => {
    const { agent, responsable, importOf } = await scene();
    const id = await importOf(1, named);
    expect(await agent.call(renameCohort, { id, name: "  Master  recherche " })).toEqual({ name: "Master recherche" });
    await responsable.call(renameCohort, { id, name: "ماجستير 2026" });
    expect(await namesIn(responsable, { search: "ماجستير" })).toEqual(["ماجستير 2026"]);
    const { events } = await responsable.call(getAudit, { kind: "cohort.renamed" });
    expect(events.map(({ subjectId, actor }) => [subjectId, actor?._id])).toEqual([
      [id, responsable.user.id],
      [id, agent.user.id],
    ]);
  });

  test("in one transaction with what a repeated call is answered by", async () => {
    const { responsable, importOf } = await scene();
    const id = await importOf(1, named);
    const key = newId();
    await responsable.call(renameCohort, { id, name: "Master 2026" }, { headers: { "idempotency-key": key } });
    const { rows } = await inScope(db, EVERYTHING, (trx) =>
      sql`
        select from imports i join idempotency_keys k on k.xmin = i.xmin and k.is_done
        where i.import_id = ${id} and k.key = ${key}`.execute(trx),
    );
    expect(rows).toHaveLength(1);
  });

  test("never to nothing", async () => {
    const { responsable, importOf } = await scene();
    const id = await importOf(1, named);
    expect((await responsable.refused(renameCohort, { id, name: " " })).error).toBe("invalid_input");
  });

  test("by nobody who only reads, and not by a colleague", async () => {
    const { university, agent, responsable, reader, importOf } = await scene();
    const colleague = await fixtures.agent({ university });
    const id = await importOf(1, named);
    expect((await reader.refused(renameCohort, { id, name: "x" })).status).toBe(403);
    expect((await colleague.refused(renameCohort, { id, name: "x" })).status).toBe(404);
    await responsable.call(blockAgent, { id: agent.user.id, blocked: true });
    expect((await colleague.refused(renameCohort, { id, name: "x" })).error).toBe("forbidden");
  });
});

describe("cohorts are seen", () => {
  test("by no other university", async () => {
    const { importOf } = await scene();
    const id = await importOf(1, named);
    const [other, foreign] = [await fixtures.responsable(), await fixtures.agent()];
    for (const client of [other, foreign]) {
      expect((await client.refused(getCohort, { id })).status).toBe(404);
      expect((await client.refused(getCohortActivity, { id, ids: [newId()] })).status).toBe(404);
      expect((await client.refused(renameCohort, { id, name: "x" })).status).toBe(404);
      expect((await client.send(getCohortFiles, { id })).statusCode).toBe(404);
      expect(await namesIn(client)).toEqual([]);
    }
  });

  test("by an agent as records are: the own ones, and those that a blocked colleague left", async () => {
    const { university, agent, responsable, importOf } = await scene();
    const colleague = await fixtures.agent({ university });
    const id = await importOf(1, named);
    expect(await namesIn(colleague)).toEqual([]);
    expect((await colleague.refused(getCohort, { id })).status).toBe(404);
    await responsable.call(blockAgent, { id: agent.user.id, blocked: true });
    expect(await namesIn(colleague)).toEqual([named.cohortName]);
  });

  test("newest first, page by page, by words of the name in any case and accent, and by kind", async () => {
    const { agent, responsable, importOf } = await scene();
    for (const cohortName of ["Licence 2024", "Licence 2025, Économie", "Master 2026"]) {
      await importOf(1, { cohortName });
      clock.advance({ minutes: 1 });
    }
    const certificates = [certificateValues(1)];
    const fileName = "attestations.csv";
    await agent.call(addCertificates, { templateName: TEMPLATE, certificates, importId: newId(), fileName });
    const all = ["attestations", "Master 2026", "Licence 2025, Économie", "Licence 2024"];
    expect(await namesIn(responsable)).toEqual(all);
    expect(await responsable.call(getCohorts, { page: 2, pageSize: 3 })).toMatchObject({ total: 4, cohorts: [{}] });
    expect(await namesIn(responsable, { page: 2, pageSize: 3 })).toEqual(all.slice(3));
    expect(await namesIn(responsable, { search: "licence ECONOMIE" })).toEqual(["Licence 2025, Économie"]);
    expect(await namesIn(responsable, { kind: "certificate" })).toEqual(["attestations"]);
    expect(await namesIn(responsable, { kind: "diploma" })).toEqual(all.slice(1));
  });

  test("in the queue of decisions under their names", async () => {
    const { responsable, importOf } = await scene();
    await importOf(1, named);
    const { imports } = await responsable.call(getWaitingImports);
    expect(imports).toMatchObject([{ name: named.cohortName, fileName: named.fileName, count: 1 }]);
  });
});
