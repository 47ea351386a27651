/** Signing while the registration of the university's keys is still pending. */

import { decideCertificates } from "@ijaza/schema/certificates/calls";
import { getAllCertificates } from "@ijaza/schema/certificates/reading";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { type Job, readJob } from "@ijaza/schema/jobs/calls";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { certificateValues, setUpCertificates } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import type { Client } from "../../../../test/client.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { registrationInTests } from "../../../../test/registration.ts";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import type { UniversityRow } from "../../universities/universities.service.ts";

const { db, fixtures, rooms, ended } = await startChainApp();

/** Enrols it with credits, and holds back its registration until `letIn`. */
async function enrolLater(university: UniversityRow) {
  const { id: universityId, registry_id: registryId } = university;
  await inScope(db, EVERYTHING, async (trx) => {
    await rooms.chain.enrol(trx, { ...registrationInTests(university), ether: 10n ** 19n });
    await rooms.credits.grant(trx, { universityId, registryId, amount: 10, reference: "given", author: SYSTEM });
    await sql`
      update chain_transactions set next_try_at = now() + interval '1 hour'
      where university_id = ${universityId} and kind = 'university.register'`.execute(trx);
  });
  return () =>
    inScope(db, EVERYTHING, async (trx) => {
      await sql`update chain_transactions set next_try_at = now() where university_id = ${universityId}`.execute(trx);
      await sql`select pg_notify('chain', '')`.execute(trx);
    });
}

const waits = (client: Client, job: Job) =>
  expect
    .poll(() => client.call(readJob, { id: job._id }))
    .toMatchObject({ status: "waiting", waitingFor: "key", done: 0 });

test("diplomas signed before the keys are registered wait, and are signed as soon as they are", async () => {
  const university = await fixtures.university();
  const letIn = await enrolLater(university);
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const rows = [1, 2].map((number) => ({ ...studentValues(number), ...diplomaValues(number) }));
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: rows });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });

  const job = await agent.call(signDiplomas, { all: true });
  await waits(agent, job);
  expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: 8, enrolment: "underway" });
  expect(await agent.call(getAllDiplomas, { status: "signing" })).toMatchObject({ total: 2 });

  await letIn();
  expect(await ended(agent, job)).toMatchObject({ status: "succeeded", done: 2 });
  expect(await agent.call(getAllDiplomas, { status: "signed" })).toMatchObject({ total: 2 });
});

test("certificates wait in the same way when they are accepted", { tags: ["all"] }, async () => {
  const { university, responsable, ids } = await setUpCertificates(fixtures, {
    rows: [1, 2].map((number) => certificateValues(number)),
  });
  const letIn = await enrolLater(university);
  const job = await responsable.call(decideCertificates, { certificatesIds: ids, decision: "accepted" });
  await waits(responsable, job as Job);
  await letIn();
  expect(await ended(responsable, job as Job)).toMatchObject({ status: "succeeded" });
  expect(await responsable.call(getAllCertificates, { status: "signed" })).toMatchObject({ total: 2 });
});

test("a finally refused enrolment ends what waits for it, and returns the credits", async () => {
  const university = await fixtures.university();
  const letIn = await enrolLater(university);
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [{ ...studentValues(9), ...diplomaValues(9) }] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  const job = await agent.call(signDiplomas, { all: true });
  await waits(agent, job);
  // The registry refuses the number zero.
  await inScope(db, EVERYTHING, (trx) =>
    sql`update chain_transactions set data = overlay(data placing decode(repeat('00', 32), 'hex') from 5 for 32)
      where university_id = ${university.id} and kind = 'university.register'`.execute(trx),
  );
  await letIn();
  expect(await ended(agent, job)).toMatchObject({ status: "failed", error: { error: "enrolment_refused" } });
  expect(await responsable.call(getResponsableTokens)).toMatchObject({ balance: 10 });
});

/** The wallet of a university that has issued, as if its registration were still pending. */
const onWallet = (universityId: string, entry: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    await sql`update chain_keys set state = 'waiting', valid_from = null
      where university_id = ${universityId} and purpose = 'wallet'`.execute(trx);
    await sql`update chain_transactions set status = ${entry}
      where university_id = ${universityId} and kind = 'university.wallet'`.execute(trx);
  });

test("a revocation while the wallet's registration is pending or refused reports that, and marks nothing", async () => {
  const { university, responsable, diploma } = await fixtures.signedDiploma();
  const revoking = { _id: diploma._id, reason: "other" as const };
  await onWallet(university.id, "final");
  expect(await responsable.refused(revokeDiploma, revoking)).toMatchObject({ status: 409, error: "wallet_underway" });
  await onWallet(university.id, "refused");
  expect(await responsable.refused(revokeDiploma, revoking)).toMatchObject({ status: 409, error: "enrolment_refused" });
  expect(await responsable.call(getAllDiplomas, { status: "signed" })).toMatchObject({ total: 1 });
});
