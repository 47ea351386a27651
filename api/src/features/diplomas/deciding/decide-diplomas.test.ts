/** A responsable accepts and rejects the diplomas that agents submit. */

import { decideDiplomas, updateDiploma } from "@ijaza/schema/diplomas/calls";
import { getAcceptedByAgent, getAllDiplomas, getRejectedByAgent } from "@ijaza/schema/diplomas/reading";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { startTestApp, TEST_SECRETS } from "../../../../test/harness.ts";
import { accepted, rejected, setUpPending } from "../../../../test/pending-scene.ts";
import { inScope } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { contentDigest } from "../diplomas.content.ts";
import { findDiploma } from "../diplomas.repository.ts";

const { db, fixtures } = await startTestApp();
const pending = (count?: number) => setUpPending(fixtures, count);
const stored = (id: string) => inScope(db, EVERYTHING, async (trx) => (await findDiploma(trx, id))!);

describe("a responsable", () => {
  test("accepts some, rejects others with a reason, and each is in its list", async () => {
    const { agent, responsable, ids } = await pending(3);
    const [first, ...others] = ids as [string, string, string];
    expect(await responsable.call(decideDiplomas, { diplomasIds: [first], ...accepted })).toEqual({
      updated: 1,
      conflicts: [],
    });
    await responsable.call(decideDiplomas, { diplomasIds: others, ...rejected });
    expect((await agent.call(getAcceptedByAgent, {})).diplomas.map(({ status }) => status)).toEqual(["unsigned"]);
    expect((await agent.call(getRejectedByAgent, {})).diplomas[0]).toMatchObject({ rejectionReason: rejected.reason });
    const { counts } = await responsable.call(getAllDiplomas, {});
    expect(counts).toMatchObject({ pending: 0, unsigned: 1, rejected: 2 });
  });

  test("accepts all that an agent has submitted", async () => {
    const { agent, responsable } = await pending(5);
    const all = { agentId: agent.user.id, all: true as const, ...accepted };
    expect(await responsable.call(decideDiplomas, all)).toEqual({ updated: 5, conflicts: [] });
    expect((await responsable.refused(decideDiplomas, all)).error).toBe("diploma_not_pending");
  });

  test("who accepts all leaves out one with a name in the other script, and accepts it by its id", async () => {
    const { agent, responsable, ids } = await pending(2);
    const { student_id } = await stored(ids[0]!);
    await inScope(db, EVERYTHING, (trx) =>
      trx.updateTable("students").set({ first_name: "أمينة" }).where("id", "=", student_id!).execute(),
    );
    const all = { agentId: agent.user.id, all: true as const, ...accepted };
    expect(await responsable.call(decideDiplomas, all)).toEqual({ updated: 1, conflicts: [], leftOut: 1 });
    expect(await responsable.call(decideDiplomas, all)).toEqual({ updated: 0, conflicts: [], leftOut: 1 });
    expect((await stored(ids[0]!)).status).toBe("pending");
    const one = { diplomasIds: [ids[0]!], ...accepted };
    expect(await responsable.call(decideDiplomas, one)).toEqual({ updated: 1, conflicts: [] });
  });

  test("learns which of the ids were decided on before", async () => {
    const { responsable, ids } = await pending(2);
    await responsable.call(decideDiplomas, { diplomasIds: [ids[0]!], ...rejected });
    expect(await responsable.call(decideDiplomas, { diplomasIds: ids, ...accepted })).toEqual({
      updated: 1,
      conflicts: [{ _id: ids[0], status: "rejected" }],
    });
    expect(await responsable.refused(decideDiplomas, { diplomasIds: ids, ...accepted })).toMatchObject({
      status: 409,
      error: "diploma_not_pending",
    });
  });

  test("takes accepted ones back by their ids alone; the agent corrects them, and what is accepted again is new", async () => {
    const { agent, responsable, ids } = await pending(2);
    const [id] = ids as [string, string];
    const all = { agentId: agent.user.id, all: true as const };
    await responsable.call(decideDiplomas, { ...all, ...accepted });
    expect((await responsable.refused(decideDiplomas, { ...all, ...rejected })).error).toBe("diploma_not_pending");
    expect(await responsable.call(decideDiplomas, { diplomasIds: [id], ...rejected })).toEqual({
      updated: 1,
      conflicts: [],
    });
    expect(await stored(id)).toMatchObject({ status: "rejected", content: null, content_digest: null });
    await agent.call(updateDiploma, { _id: id, honours: "excellent" });
    await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted });
    expect(JSON.parse((await stored(id)).content ?? "")).toMatchObject({ honours: "excellent" });
  });

  test("must name diplomas in exactly one way, and give a reason with a rejection", async () => {
    const { agent, responsable, ids } = await pending();
    const agentId = agent.user.id;
    const unclear = [{}, { agentId }, { all: true as const }, { diplomasIds: ids, agentId, all: true as const }];
    for (const targets of unclear) {
      expect((await responsable.refused(decideDiplomas, { ...targets, ...accepted })).error).toBe("invalid_input");
    }
    const without = { diplomasIds: ids, decision: "rejected" as const, reason: "  " };
    expect(await responsable.refused(decideDiplomas, without)).toMatchObject({ status: 400, error: "reason_required" });
  });

  test("cannot decide on own submissions", async () => {
    const { responsable, id } = await pending();
    await inScope(db, EVERYTHING, (trx) =>
      trx.updateTable("diplomas").set({ agent_id: responsable.user.id }).where("id", "=", id).execute(),
    );
    expect((await responsable.refused(decideDiplomas, { diplomasIds: [id], ...accepted })).error).toBe(
      "own_submission",
    );
  });

  test("finds neither a foreign diploma nor an absent one", async () => {
    const { responsable, ids } = await pending();
    const foreign = await pending();
    const ask = (id: string) => responsable.refused(decideDiplomas, { diplomasIds: [...ids, id], ...accepted });
    const [one, other] = [await ask(foreign.id), await ask(newId())];
    expect(one).toEqual(other);
    expect(one).toMatchObject({ status: 404, error: "not_found" });
    expect((await stored(ids[0]!)).status).toBe("pending");
    const theirs = { agentId: foreign.agent.user.id, all: true as const, ...accepted };
    expect(await responsable.refused(decideDiplomas, theirs)).toEqual(
      await responsable.refused(decideDiplomas, { ...theirs, agentId: newId() }),
    );
  });
});

// A rejection by ids takes back what was accepted a moment before.
test.each([
  { both: "two acceptances", one: accepted, another: accepted, end: "unsigned", refused: [1] },
  { both: "an acceptance and a rejection", one: accepted, another: rejected, end: "rejected", refused: [0, 1] },
])("of $both at once all diplomas end $end", async ({ one, another, end, refused }) => {
  const { university, responsable, ids } = await pending(20);
  const other = await fixtures.responsable({ university });
  const answers = await Promise.all([
    responsable.send(decideDiplomas, { diplomasIds: ids, ...one }),
    other.send(decideDiplomas, { diplomasIds: [...ids].reverse(), ...another }),
  ]);
  expect(refused).toContain(answers.filter(({ statusCode }) => statusCode === 409).length);
  expect(new Set(await Promise.all(ids.map(async (id) => (await stored(id)).status)))).toEqual(new Set([end]));
});

test("every change of state is one audit event, and their digests connect", async () => {
  const { university, agent, responsable, id } = await pending();
  await responsable.call(decideDiplomas, { diplomasIds: [id], ...rejected });
  await agent.call(updateDiploma, { _id: id, honours: "excellent" });
  await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted });
  const { rows } = await inScope(db, EVERYTHING, (trx) =>
    sql<{ kind: string; before_digest: Buffer | null; after_digest: Buffer }>`
      select kind, before_digest, after_digest from audit_events
      where university_id = ${university.id} and subject_id = ${id} order by seq`.execute(trx),
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    "diploma.submitted",
    "diploma.rejected",
    "diploma.corrected",
    "diploma.accepted",
  ]);
  expect(rows.map(({ before_digest }) => before_digest)).toEqual([
    null,
    ...rows.slice(0, 3).map((row) => row.after_digest),
  ]);
});

describe("accepted content", () => {
  test("is protected by its digest, and later changes of the student do not affect it", async () => {
    const { responsable, id } = await pending();
    await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted });
    await inScope(db, EVERYTHING, (trx) => trx.updateTable("students").set({ last_name: "Gharbi" }).execute());
    const { content, content_salt: salt, content_digest: digest, last_name } = await stored(id);
    expect(JSON.parse(content ?? "")).toMatchObject({ lastName: "Mansouri", studentNumber: "S000001", average: 14.25 });
    expect(last_name).toBe("Mansouri");
    const frozen = { key: TEST_SECRETS.content, salt: salt!, content: content!, signatories: null };
    expect(contentDigest(frozen)).toEqual(digest);
  });

  test("contains the student as registered at the acceptance", async () => {
    const { responsable, id } = await pending();
    await inScope(db, EVERYTHING, (trx) => trx.updateTable("students").set({ last_name: "Cherif" }).execute());
    await responsable.call(decideDiplomas, { diplomasIds: [id], ...accepted });
    expect(JSON.parse((await stored(id)).content ?? "")).toMatchObject({ lastName: "Cherif" });
    expect((await responsable.call(getAllDiplomas, { search: "chérif" })).total).toBe(1);
  });
});
