/** Deciding on certificates, on a real chain: accepting signs them. */

import { decideCertificates, estimateAccepting } from "@ijaza/schema/certificates/calls";
import { getAllCertificates, getRejectedCertificates } from "@ijaza/schema/certificates/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import { suspendUniversity } from "@ijaza/schema/universities/calls";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createCertificateScene, setUpCertificates } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import type { Member } from "../../../../test/fixtures.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, ended, db, owner } = await startChainApp();

const accepted = { decision: "accepted" as const };
const rejected = { decision: "rejected" as const, reason: "the date is wrong" };

const { waiting, accept } = createCertificateScene({ fixtures, ended });

const spoil = (universityId: string, from: string, to: string) =>
  inScope(db, { university: universityId }, (trx) =>
    sql`update certificates set content = replace(content, ${from}, ${to})`.execute(trx),
  );

const balanceOf = async (responsable: Member) => (await responsable.call(getResponsableTokens, {})).balance;

describe("accepting certificates", () => {
  test("signs the batch, and costs the price of the estimate", async () => {
    const { responsable, ids } = await waiting(3);
    const balance = await balanceOf(responsable);
    const cost = await responsable.call(estimateAccepting, { count: 2 });
    expect(cost).toMatchObject({ credits: 2, creditsAvailable: balance, batches: 1 });
    expect(await accept(responsable, ids.slice(0, 2))).toMatchObject({ kind: "sign", status: "succeeded", total: 2 });
    const { certificates, counts } = await responsable.call(getAllCertificates, {});
    expect(counts).toMatchObject({ signed: 2, pending: 1 });
    expect(certificates.map(({ anchor }) => anchor?.count)).toEqual([2, 2]);
    expect(await balanceOf(responsable)).toBe(balance - 2);
  });

  test("accepts all of an agent", async () => {
    const { agent, responsable } = await waiting(2);
    const job = await responsable.call(decideCertificates, { agentId: agent.user.id, all: true, ...accepted });
    expect(await ended(responsable, job as Job)).toMatchObject({ status: "succeeded", total: 2 });
  });

  test("of all, those with a name in the other script stay pending, and are accepted by their ids", async () => {
    const { agent, responsable, ids } = await waiting(2);
    await inScope(db, EVERYTHING, (trx) =>
      trx.updateTable("certificates").set({ recipient_first_name: "أمينة" }).where("id", "=", ids[0]!).execute(),
    );
    const all = { agentId: agent.user.id, all: true as const, ...accepted };
    const job = await responsable.call(decideCertificates, all);
    expect(job).toMatchObject({ leftOut: 1 });
    expect(await ended(responsable, job as Job)).toMatchObject({ status: "succeeded", total: 1 });
    expect(await responsable.refused(decideCertificates, all)).toMatchObject({ status: 409, error: "names_unread" });
    expect(await accept(responsable, [ids[0]!])).toMatchObject({ status: "succeeded", total: 1 });
  });

  test("accepts nothing if one of them is decided already", async () => {
    const { responsable, ids } = await waiting(2);
    await accept(responsable, [ids[0]!]);
    const refusal = await responsable.refused(decideCertificates, { certificatesIds: ids, ...accepted });
    expect(refusal).toMatchObject({ status: 409, error: "certificate_not_pending" });
    expect((await responsable.call(getAllCertificates, {})).counts).toMatchObject({ signed: 1, pending: 1 });
  });

  test("with too few credits changes nothing", async () => {
    const { responsable, ids } = await waiting(3, { credits: 2 });
    const refusal = await responsable.refused(decideCertificates, { certificatesIds: ids, ...accepted });
    expect(refusal).toMatchObject({ status: 409, error: "not_enough_credits" });
    expect((await responsable.call(getAllCertificates, {})).counts).toMatchObject({ pending: 3 });
  });

  test("is refused if the university is suspended or has no key", async () => {
    const { university, responsable, ids } = await waiting(1);
    const admin = await fixtures.admin();
    await admin.call(suspendUniversity, { universityId: university.id, suspended: true, reason: "an audit" });
    const decision = { certificatesIds: ids, ...accepted };
    expect(await responsable.refused(decideCertificates, decision)).toMatchObject({ error: "university_suspended" });
    const keyless = await setUpCertificates(fixtures);
    const refusal = await keyless.responsable.refused(decideCertificates, {
      certificatesIds: keyless.ids,
      ...accepted,
    });
    expect(refusal).toMatchObject({ error: "no_signing_key" });
  });

  test("twice at once signs once", async () => {
    const { responsable, ids } = await waiting(2);
    const balance = await balanceOf(responsable);
    const input = { certificatesIds: ids, ...accepted };
    const replies = await Promise.all([1, 2].map(() => responsable.send(decideCertificates, input)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
    await ended(responsable, replies.find(({ statusCode }) => statusCode === 202)!.json());
    expect(await balanceOf(responsable)).toBe(balance - 2);
  });

  test("again, after the batch failed, signs the whole batch", async () => {
    const { university, responsable, ids } = await waiting(2);
    const balance = await balanceOf(responsable);
    await inScope(owner, EVERYTHING, async (trx) => {
      await sql`create function spoil() returns trigger language plpgsql as $$
        begin new.content := replace(new.content, 'Cyber', 'Syber'); return new; end $$`.execute(trx);
      await sql`create trigger spoil before update of content on certificates for each row execute function spoil()`.execute(
        trx,
      );
    });
    expect(await accept(responsable, ids)).toMatchObject({ status: "failed", error: { error: "content_changed" } });
    expect((await responsable.call(getAllCertificates, {})).counts).toMatchObject({ error: 2 });
    expect(await balanceOf(responsable)).toBe(balance);
    await inScope(owner, EVERYTHING, (trx) => sql`drop trigger spoil on certificates`.execute(trx));
    await spoil(university.id, "Syber", "Cyber");
    expect(await accept(responsable, [ids[0]!])).toMatchObject({ status: "succeeded", total: 2 });
    expect((await responsable.call(getAllCertificates, {})).counts).toMatchObject({ signed: 2, error: 0 });
  });
});

describe("rejecting certificates", () => {
  test("needs a reason, which the agent sees, and reports those decided before", async () => {
    const { agent, responsable, ids } = await waiting(3);
    const bare = { certificatesIds: ids, decision: "rejected" as const };
    expect(await responsable.refused(decideCertificates, bare)).toMatchObject({ error: "reason_required" });
    await accept(responsable, [ids[0]!]);
    const reply = await responsable.call(decideCertificates, { certificatesIds: ids, ...rejected });
    expect(reply).toEqual({ updated: 2, conflicts: [{ _id: ids[0], status: "signed" }] });
    const { certificates } = await agent.call(getRejectedCertificates, {});
    expect(certificates.map(({ rejectionReason }) => rejectionReason)).toEqual([rejected.reason, rejected.reason]);
  });

  test("is refused to another university's responsable", async () => {
    const { ids } = await waiting(1);
    const stranger = await fixtures.responsable();
    const decision = { certificatesIds: ids, ...rejected };
    expect(await stranger.refused(decideCertificates, decision)).toMatchObject({ status: 404 });
  });

  test("nobody decides on own submissions", async () => {
    const { agent, responsable, ids } = await waiting(1);
    await inScope(db, EVERYTHING, (trx) =>
      trx
        .updateTable("certificates")
        .set({ agent_id: responsable.user.id })
        .where("agent_id", "=", agent.user.id)
        .execute(),
    );
    for (const decision of [accepted, rejected]) {
      const refusal = await responsable.refused(decideCertificates, { certificatesIds: ids, ...decision });
      expect(refusal).toMatchObject({ status: 403, error: "own_submission" });
    }
  });
});
