/** An agent corrects, resubmits and deletes diplomas that are not accepted yet. */
import { blockAgent } from "@ijaza/schema/accounts/lists";
import { addDiplomas, decideDiplomas, deleteDiploma, updateDiploma } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaById } from "@ijaza/schema/diplomas/reading";
import { describe, expect, test } from "vitest";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { accepted, rejected, setUpPending } from "../../../../test/pending-scene.ts";
import { inScope } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { findDiploma } from "../diplomas.repository.ts";

const { db, fixtures } = await startTestApp();
const pending = (count?: number) => setUpPending(fixtures, count);
const stored = (id: string) => inScope(db, EVERYTHING, async (trx) => (await findDiploma(trx, id))!);

describe("an agent", () => {
  test("corrects a rejected diploma, which is pending again without the reason", async () => {
    const { agent, responsable, id } = await pending();
    await responsable.call(decideDiplomas, { diplomasIds: [id], ...rejected });
    const { diploma } = await agent.call(updateDiploma, {
      _id: id,
      academicYear: "2023-2024",
      titleEn: "Bachelor",
      domain: null,
      domainAr: "القانون",
      placeOfIssue: "Sfax",
    });
    expect(diploma).toMatchObject({
      domainAr: "القانون",
      placeOfIssue: "Sfax",
      status: "pending",
      rejectionReason: null,
      decidedAt: null,
      academicYear: "2023-2024",
    });
    expect((await agent.call(getDiplomaById, { id })).diploma).toMatchObject(diploma);
  });

  test("gets every wrong field of a correction reported, and nothing is changed", async () => {
    const { agent, id } = await pending(2);
    const wrong = { _id: id, studentNumber: "NOBODY", diplomaNumber: "D-000002", average: "abc" };
    const problem = await agent.refused(updateDiploma, wrong);
    expect(problem).toMatchObject({ status: 422, error: "record_invalid" });
    expect(problem.errors?.map(({ path, error }) => [path, error])).toEqual([
      ["average", "not_a_number"],
      ["studentNumber", "student_unknown"],
      ["diplomaNumber", "number_taken"],
    ]);
    expect((await stored(id)).diploma_number).toBe("D-000001");
  });

  test("may not correct one diploma into a duplicate of another", async () => {
    const { agent, ids } = await pending(2);
    const problem = await agent.refused(updateDiploma, { _id: ids[1]!, studentNumber: "S000001" });
    expect(problem.errors?.map(({ path, error }) => [path, error])).toEqual([["titleFr", "diploma_exists"]]);
  });

  test("cannot correct or delete an accepted diploma", async () => {
    const { agent, responsable, id } = await pending();
    await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted });
    for (const call of [updateDiploma, deleteDiploma]) {
      expect(await agent.refused(call, { _id: id })).toMatchObject({ status: 409, error: "diploma_not_editable" });
    }
  });

  test("deletes a pending diploma, which the same file may then import again", async () => {
    const { agent, id } = await pending();
    await agent.call(deleteDiploma, { _id: id });
    expect((await agent.refused(deleteDiploma, { _id: id })).error).toBe("not_found");
    expect((await agent.call(addDiplomas, { mode: "modeOne", diplomas: [diplomaValues(1)] })).created).toBe(1);
  });

  test("finds, corrects and deletes what an agent has left who is gone; the record keeps who submitted it", async () => {
    const { university, agent, responsable, ids } = await pending(2);
    const [first, second] = ids as [string, string];
    const colleague = await fixtures.agent({ university });
    await responsable.call(decideDiplomas, { diplomasIds: [first], ...rejected });
    await responsable.call(blockAgent, { id: agent.user.id });
    const { counts } = await colleague.call(getAllDiplomas, { agentId: colleague.user.id });
    expect(counts).toMatchObject({ pending: 1, rejected: 1 });
    const { diploma } = await colleague.call(updateDiploma, { _id: first, honours: "excellent" });
    expect(diploma).toMatchObject({ status: "pending", agentId: agent.user.id });
    await colleague.call(deleteDiploma, { _id: second });
  });

  test("does not find another agent's diploma, like a foreign or an absent one", async () => {
    const { university, id } = await pending();
    const foreign = await pending();
    const other = await fixtures.agent({ university });
    for (const call of [updateDiploma, deleteDiploma]) {
      const answers = [];
      for (const _id of [id, foreign.id, newId()]) answers.push(await other.refused(call, { _id }));
      expect(answers).toEqual(Array(3).fill(expect.objectContaining({ status: 404, error: "not_found" })));
    }
  });
});

test("of a concurrent acceptance and correction, the accepted content equals the record's", async () => {
  const { agent, responsable, id } = await pending();
  await Promise.all([
    responsable.send(decideDiplomas, { diplomasIds: [id], ...accepted }),
    agent.send(updateDiploma, { _id: id, honours: "excellent" }),
  ]);
  const row = await stored(id);
  if (row.status === "pending") await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted });
  const { content, honours } = await stored(id);
  expect(JSON.parse(content ?? "").honours).toBe(honours);
});

test("a cohort is decided on while its diplomas are corrected and deleted, and no call fails", async () => {
  const { agent, responsable } = await pending();
  const rows = Array.from({ length: 1000 }, (_, n) => ({ ...studentValues(n + 10), ...diplomaValues(n + 10) }));
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: rows });
  const { diplomas } = await agent.call(getAllDiplomas, { search: "S0005", pageSize: 8 });
  const changes = diplomas.map(({ _id }, at) =>
    at % 2 ? agent.send(deleteDiploma, { _id }) : agent.send(updateDiploma, { _id, honours: "excellent" }),
  );
  const all = { agentId: agent.user.id, all: true as const, ...accepted };
  const [decision, ...changed] = await Promise.all([responsable.send(decideDiplomas, all), ...changes]);
  expect(decision?.statusCode).toBe(200);
  for (const { statusCode } of changed) expect([200, 204, 404, 409]).toContain(statusCode);
  const { counts } = await responsable.call(getAllDiplomas, {});
  const deleted = changed.filter(({ statusCode }) => statusCode === 204).length;
  expect((counts.pending ?? 0) + (counts.unsigned ?? 0)).toBe(1001 - deleted);
});
