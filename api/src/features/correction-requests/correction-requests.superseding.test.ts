/** A corrected diploma takes the place of a signed one: on a real chain, from the request to the verdict on the old one. */

import {
  acceptDiplomaCorrection,
  acceptDiplomaItem,
  getCorrectionRequests,
  rejectDiplomaCorrection,
  requestDiplomaCorrection,
} from "@ijaza/schema/correction-requests/calls";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { createCorrectionScene, HONOURS } from "../../../test/correction-scene.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { TEST_SECRETS } from "../../../test/harness.ts";
import { fsck } from "../../fsck.ts";
import { inScope } from "../../platform/database.ts";
import type { Finding } from "../../platform/fsck/findings.ts";

const { fixtures, anyone, ended, settled, mails, db, owner, url, chain, storage } = await startChainApp();

const setting = createCorrectionScene({ fixtures, ended });

describe("a signed diploma whose correction is accepted", () => {
  test("stands until the corrected one is signed, and then points to it wherever it is checked", async () => {
    const { student, old, correct, sign, read } = await setting();
    const file = (await anyone.send(getDiplomaFile, { id: old })).json();
    const corrected = await correct();
    expect(await read(corrected)).toMatchObject({ status: "pending", supersedes: old, honours: "excellent" });
    expect(await read(old)).toMatchObject({ status: "signed", supersededBy: null, honours: "bien" });
    expect(await anyone.call(verifyDiplomaById, { id: old })).toMatchObject({ result: { verdict: "valid" } });

    await sign(corrected);
    await settled();
    const after = { status: "revoked", supersededBy: corrected, revocationReason: "superseded" };
    expect((await anyone.call(getDiplomaById, { id: old })).diploma).toMatchObject(after);
    expect((await anyone.call(getDiplomaById, { id: corrected })).diploma).toMatchObject({ supersedes: old });
    const verdict = { result: { verdict: "invalid", reason: "superseded" }, supersededBy: corrected };
    // The server looks for a new block five times a second.
    await expect.poll(() => anyone.call(verifyDiplomaById, { id: old })).toMatchObject(verdict);
    expect(await anyone.call(verifyDiploma, { credential: file })).toMatchObject(verdict);
    const { link } = (await anyone.send(getDiplomaFile, { id: old })).headers;
    expect(link).toBe(`</api/diploma/file/${corrected}>; rel="successor-version"`);
    expect(await anyone.call(verifyDiplomaById, { id: corrected })).toMatchObject({
      result: { verdict: "valid", facts: { claims: { honours: "excellent", firstName: "Inès-Marie" } } },
      supersededBy: null,
    });
    const subjects = async () => (await mails.to(student.student.email)).map(({ subject }) => subject);
    await expect
      .poll(subjects)
      .toEqual([
        expect.stringContaining("a signé votre diplôme"),
        "Your correction was accepted",
        "Your corrected diploma D-000001 is signed",
      ]);
  });

  test("gets one correction for all accepted items of a request, one after the other", async () => {
    const { agent, ask, read } = await setting();
    const { _id: requestId, items } = await ask();
    const [honours, name] = items.map(({ _id }) => _id) as [string, string];
    await agent.call(acceptDiplomaItem, { demandId: requestId, itemId: honours });
    const { demand: request } = await agent.call(acceptDiplomaItem, { demandId: requestId, itemId: name });
    const ids = new Set(request.items.map(({ diplomaId }) => diplomaId));
    expect(ids.size).toBe(1);
    const corrected = await read(String([...ids][0]));
    expect(corrected).toMatchObject({ honours: "excellent", student: { firstName: "Inès-Marie" }, status: "pending" });
  });

  test("accepted twice at once gets one correction", async () => {
    const { agent, ask } = await setting();
    const { _id: requestId } = await ask();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => agent.send(acceptDiplomaCorrection, { demandId: requestId })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await agent.call(getAllDiplomas)).counts).toMatchObject({ signed: 1, pending: 1 });
  });

  test("bars a second diploma of its number, and so does its correction, pending or signed", async () => {
    const { agent, student, correct, sign } = await setting();
    const corrected = await correct();
    const row = diplomaValues(1, { studentNumber: student.student.student_number, honours: "passable" });
    const add = () => agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
    expect(await add()).toMatchObject({ created: 0, errors: [{ errors: [{ error: "number_taken" }] }] });
    await sign(corrected);
    await settled();
    expect(await add()).toMatchObject({ created: 0, errors: [{ errors: [{ error: "number_taken" }] }] });
  });
});

describe("the moment the correction is final", () => {
  test("revokes the old one in the same transaction: nobody ever sees both stand", async () => {
    const { old, agent, responsable, correct } = await setting();
    const corrected = await correct();
    await responsable.call(decideDiplomas, { diplomasIds: [corrected], decision: "accepted" });
    await sql`create table seen (old text, correction text, queued boolean)`.execute(owner);
    await sql`
      create function note_states() returns trigger language plpgsql as $$ begin
        insert into seen select o.status, c.status,
          exists (select from chain_transactions where kind = 'record.revoke' and subject->>'recordId' = o.id)
          from diplomas c join diplomas o on o.id = c.supersedes where c.id = new.id;
        return null; end $$`.execute(owner);
    // At the commit, as a crash right after it would leave things.
    await sql`create constraint trigger at_commit after update on diplomas deferrable initially deferred
      for each row when (new.supersedes is not null) execute function note_states()`.execute(owner);
    await ended(agent, await agent.call(signDiplomas, { diplomasIds: [corrected] }));
    await settled();
    const { rows } = await sql<{ old: string; correction: string; queued: boolean }>`select * from seen`.execute(db);
    const signed = rows.filter(({ correction }) => correction === "signed");
    expect(signed).toEqual([{ old: "revoking", correction: "signed", queued: true }]);
    await sql`drop trigger at_commit on diplomas`.execute(owner);
    expect((await anyone.call(getDiplomaById, { id: old })).diploma.status).toBe("revoked");
  });
});

describe("a request on a diploma", () => {
  test("that was revoked meanwhile can only be rejected, and no further one is taken", async () => {
    const { agent, old, responsable, student, ask } = await setting();
    const { _id: requestId } = await ask();
    await ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason: "other" }));
    const refusal = await agent.refused(acceptDiplomaCorrection, { demandId: requestId });
    expect(refusal).toMatchObject({ status: 409, error: "diploma_not_correctable" });
    await agent.call(rejectDiplomaCorrection, { demandId: requestId, reason: "It was revoked." });
    const again = await student.refused(requestDiplomaCorrection, { diplomaId: old, items: [HONOURS] });
    expect(again).toMatchObject({ error: "diploma_not_correctable" });
  });

  test("whose correction the responsable rejects is told to the student, and may be asked again", async () => {
    const { agent, old, responsable, student, correct, read } = await setting();
    const corrected = await correct();
    const rejection = { diplomasIds: [corrected], decision: "rejected" as const, reason: "No evidence." };
    await responsable.call(decideDiplomas, rejection);
    const mailed = async () => (await mails.to(student.student.email)).map(({ text }) => text).join("\n");
    await expect.poll(mailed).toContain("No evidence.");
    expect(await read(old)).toMatchObject({ status: "signed", supersededBy: null });
    const items = [{ field: "honours", value: "tres_bien" }];
    const { demand: request } = await student.call(requestDiplomaCorrection, { diplomaId: old, items });
    await agent.call(acceptDiplomaCorrection, { demandId: request._id });
    expect(await read(corrected)).toMatchObject({ status: "pending", honours: "tres_bien", supersedes: old });
  });

  test("that is superseded goes to the one that took its place", async () => {
    const { agent, old, student, correct, sign, read } = await setting();
    const first = await correct();
    await sign(first);
    await settled();
    const items = [
      { field: "thesisTitle", value: "On waves" },
      { field: "domainAr", value: "العلوم" },
    ];
    const { demand: request } = await student.call(requestDiplomaCorrection, { diplomaId: old, items });
    await agent.call(acceptDiplomaCorrection, { demandId: request._id });
    const { demands: requests } = await agent.call(getCorrectionRequests, { diplomaId: old });
    const second = String(requests[0]!.items[0]!.diplomaId);
    expect(await read(second)).toMatchObject({ supersedes: first, honours: "excellent", domainAr: "العلوم" });
    expect(await read(second)).toMatchObject({ thesisTitle: "On waves" });
    await sign(second);
    await settled();
    expect(await read(first)).toMatchObject({ status: "revoked", supersededBy: second });
  });
});

test("records and chain agree after all of it", async () => {
  await settled();
  const findings: Finding[] = [];
  const report = (finding: Finding) => findings.push(finding);
  await fsck({ databaseUrl: url, rpcUrl: chain.url, contentKey: TEST_SECRETS.content, storage, report });
  expect(findings).toEqual([]);
  const both = await inScope(db, EVERYTHING, (trx) =>
    sql`select c.id from diplomas c join diplomas o on o.id = c.supersedes
      where c.status = 'signed' and o.status = 'signed'`.execute(trx),
  );
  expect(both.rows).toEqual([]);
});
