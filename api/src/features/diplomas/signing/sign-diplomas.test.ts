import { blockAgent, deleteAgent } from "@ijaza/schema/accounts/lists";
import {
  addDiplomas,
  decideDiplomas,
  estimateSigning,
  revokeDiploma,
  signDiplomas,
} from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaById } from "@ijaza/schema/diplomas/reading";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues, THESIS, TRANSLATED } from "../../../../test/diploma-values.ts";
import type { Member } from "../../../../test/fixtures.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, anyone, ended, db } = await startChainApp();

let lastStudent = 1000;

const balanceOf = async (agent: Member) => (await agent.call(getResponsableTokens, {})).balance;

/** An agent with this many accepted diplomas, and the responsable who accepted them. */
async function withAccepted(count: number, { credits }: { credits?: number } = {}) {
  const university = await fixtures.issuingUniversity({ credits });
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const ids = await addAccepted({ agent, responsable, count });
  return { university, agent, responsable, ids };
}

async function addAccepted({ agent, responsable, count }: { agent: Member; responsable: Member; count: number }) {
  const numbers = Array.from({ length: count }, () => ++lastStudent);
  const university = { id: agent.universityId } as Awaited<ReturnType<typeof fixtures.university>>;
  const diplomas = [];
  for (const number of numbers) {
    const student = await fixtures.student({
      university,
      values: { studentNumber: `N${number}`, nationalId: `${number}` },
    });
    diplomas.push(diplomaValues(number, { studentNumber: student.student_number }));
  }
  await agent.call(addDiplomas, { mode: "modeOne", diplomas });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  const { diplomas: accepted } = await agent.call(getAllDiplomas, { status: "unsigned" });
  return accepted.map(({ _id }) => _id);
}

describe("signing", () => {
  test("proves to anyone what a diploma says in other languages, and its thesis to its owner only", async () => {
    const university = await fixtures.issuingUniversity();
    const agent = await fixtures.agent({ university });
    const responsable = await fixtures.responsable({ university });
    const owner = await fixtures.signedInStudent({ university });
    const row = diplomaValues(1, { studentNumber: owner.student.student_number, ...TRANSLATED, ...THESIS });
    await agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    const [id] = (await agent.call(getAllDiplomas, {})).diplomas.map(({ _id }) => _id) as [string];
    const { result } = await anyone.call(verifyDiplomaById, { id });
    expect(result).toMatchObject({ verdict: "valid", facts: { claims: TRANSLATED } });
    expect((await anyone.call(getDiplomaById, { id })).diploma).toMatchObject(TRANSLATED);
    for (const name of Object.keys(THESIS)) {
      expect(result.facts.claims).not.toHaveProperty(name);
      expect((await anyone.call(getDiplomaById, { id })).diploma).not.toHaveProperty(name);
    }
    expect((await owner.call(getDiplomaById, { id })).diploma).toMatchObject({ ...TRANSLATED, ...THESIS });
  });

  test("takes only the given ones, and costs the price of the estimate", async () => {
    const { agent, ids } = await withAccepted(3);
    expect((await agent.refused(signDiplomas, { all: true, except: ids })).error).toBe("nothing_to_sign");
    const balance = await balanceOf(agent);
    const cost = await agent.call(estimateSigning, { count: 2 });
    expect(cost).toMatchObject({ credits: 2, creditsAvailable: balance, batches: 1 });
    expect(BigInt(cost.ether)).toBeLessThan(BigInt(cost.etherAvailable));
    const job = await ended(agent, await agent.call(signDiplomas, { diplomasIds: ids.slice(0, 2) }));
    expect(job).toMatchObject({ kind: "sign", status: "succeeded", total: 2 });
    const { counts } = await agent.call(getAllDiplomas, {});
    expect(counts).toMatchObject({ signed: 2, unsigned: 1 });
    expect(await balanceOf(agent)).toBe(balance - 2);
  });

  test("of an id that is not accepted signs nothing", async () => {
    const { agent, ids } = await withAccepted(2);
    await ended(agent, await agent.call(signDiplomas, { diplomasIds: [ids[0]!] }));
    expect(await agent.refused(signDiplomas, { diplomasIds: ids })).toMatchObject({
      status: 409,
      error: "diploma_not_unsigned",
    });
    const { counts } = await agent.call(getAllDiplomas, {});
    expect(counts).toMatchObject({ signed: 1, unsigned: 1, signing: 0 });
  });

  test("with too few credits is refused with the numbers, and creates no job", async () => {
    const { agent } = await withAccepted(3, { credits: 2 });
    const refusal = await agent.refused(signDiplomas, { all: true });
    expect(refusal).toMatchObject({ status: 409, error: "not_enough_credits" });
    expect(refusal.message).toMatch(/3 .*2/);
    const jobs = await inScope(db, { university: agent.universityId }, (trx) =>
      trx.selectFrom("jobs").select("id").execute(),
    );
    expect(jobs).toEqual([]);
  });

  test("counts earlier issued diplomas as used", async () => {
    const { agent, ids } = await withAccepted(3, { credits: 2 });
    await ended(agent, await agent.call(signDiplomas, { diplomasIds: ids.slice(0, 1) }));
    const refusal = await agent.refused(signDiplomas, { all: true });
    expect(refusal).toMatchObject({ status: 409, error: "not_enough_credits" });
    expect(refusal.message).toMatch(/2 .*1/);
  });

  test("falls to colleagues when the agent is blocked or deleted", async () => {
    const { university, agent, responsable, ids } = await withAccepted(2);
    const colleague = await fixtures.agent({ university });
    await responsable.call(blockAgent, { id: agent.user.id, blocked: true });
    const { diplomas } = await colleague.call(getAllDiplomas, { status: "unsigned" });
    expect(diplomas.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
    await ended(colleague, await colleague.call(signDiplomas, { diplomasIds: [ids[0]!] }));
    await responsable.call(deleteAgent, { agentId: agent.user.id });
    await ended(colleague, await colleague.call(signDiplomas, { all: true }));
    const { counts } = await responsable.call(getAllDiplomas, { agentId: agent.user.id });
    expect(counts).toMatchObject({ signed: 2, unsigned: 0 });
  });

  test("is limited to own diplomas: another agent's are not found", async () => {
    const { university, ids } = await withAccepted(1);
    const other = await fixtures.agent({ university });
    expect(await other.refused(signDiplomas, { diplomasIds: ids })).toMatchObject({ status: 404 });
    expect(await other.refused(signDiplomas, { all: true })).toMatchObject({ error: "nothing_to_sign" });
  });

  test("twice at once signs once", async () => {
    const { agent } = await withAccepted(4);
    const balance = await balanceOf(agent);
    const replies = await Promise.all([1, 2].map(() => agent.send(signDiplomas, { all: true })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    await ended(agent, replies.find(({ statusCode }) => statusCode === 202)!.json());
    expect(await balanceOf(agent)).toBe(balance - 4);
  });

  test("refuses a diploma whose bytes differ from what was accepted", async () => {
    const { agent, ids } = await withAccepted(2);
    const balance = await balanceOf(agent);
    await inScope(db, { university: agent.universityId }, (trx) =>
      sql`update diplomas set content = replace(content, '2024-2025', '2023-2024') where id = ${ids[0]}`.execute(trx),
    );
    const job = await ended(agent, await agent.call(signDiplomas, { all: true }));
    expect(job).toMatchObject({ status: "failed", error: { error: "content_changed" } });
    const { counts } = await agent.call(getAllDiplomas, {});
    expect(counts).toMatchObject({ error: 2, signed: 0 });
    expect(await balanceOf(agent)).toBe(balance);
  });

  test("again, after it failed, sends the whole batch again", async () => {
    const { agent, ids } = await withAccepted(2);
    const change = (from: string, to: string) =>
      inScope(db, { university: agent.universityId }, (trx) =>
        sql`update diplomas set content = replace(content, ${from}, ${to}) where id = ${ids[0]}`.execute(trx),
      );
    await change("2024-2025", "2023-2024");
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    await change("2023-2024", "2024-2025");
    const job = await ended(agent, await agent.call(signDiplomas, { diplomasIds: [ids[0]!] }));
    expect(job).toMatchObject({ status: "succeeded", total: 2 });
    expect((await agent.call(getAllDiplomas, {})).counts).toMatchObject({ signed: 2, error: 0 });
  });

  test("puts the leaves of a batch in a random order", async () => {
    const { agent, ids } = await withAccepted(12);
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    const { diplomas } = await agent.call(getAllDiplomas, { sort: "diplomaNumber" });
    const indexes = diplomas.map(({ anchor }) => anchor!.index);
    expect(indexes.toSorted((a, b) => a - b)).toEqual(ids.map((_, at) => at));
    expect(indexes).not.toEqual(ids.map((_, at) => at));
  });
});

describe("revoking", () => {
  test("is possible for signed ones; its reason stays inside the university", async () => {
    const { agent, responsable, ids } = await withAccepted(1);
    const revocation = { _id: ids[0]!, reason: "fraud" as const, note: "Relevé falsifié" };
    expect(await responsable.refused(revokeDiploma, revocation)).toMatchObject({
      status: 409,
      error: "diploma_not_signed",
    });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    expect(await ended(responsable, await responsable.call(revokeDiploma, revocation))).toMatchObject({
      status: "succeeded",
    });
    const inside = await responsable.call(getDiplomaById, { id: ids[0]! });
    expect(inside.diploma).toMatchObject({ status: "revoked", revocationReason: "fraud" });
    const outside = await anyone.send(getDiplomaById, { id: ids[0]! });
    expect(outside.body).not.toMatch(/fraud|falsifi/);
    expect(outside.json().diploma).toMatchObject({ status: "revoked" });
    expect(outside.json().diploma.revokedAt).toBeTruthy();
  });

  test("twice at once revokes once", async () => {
    const { agent, responsable, ids } = await withAccepted(1);
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    const revocation = { _id: ids[0]!, reason: "other" as const };
    const replies = await Promise.all([1, 2].map(() => responsable.send(revokeDiploma, revocation)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
  });
});
