/** Ether for a university whose wallet is not registered yet: the refusal says why it cannot be paid. */
import { acceptEtherRequest, getFundingRequests, requestEther } from "@ijaza/schema/credits/calls";
import { sendEtherToResponsable } from "@ijaza/schema/universities/calls";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { registrationInTests } from "../../../../test/registration.ts";
import { inScope } from "../../../platform/database.ts";

const { db, fixtures, rooms, settled } = await startChainApp();
const admin = await fixtures.admin();

/** Runs a statement on the university's entry in the outbox, and wakes the relayer. */
const onEntry = (universityId: string, change: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    await sql`update chain_transactions set ${sql.raw(change)}
      where university_id = ${universityId} and kind = 'university.register'`.execute(trx);
    await sql`select pg_notify('chain', '')`.execute(trx);
  });

/** Enrols a university while its registration is held back from the chain; with the responsable's request for ether. */
async function enrolledLater() {
  const university = await fixtures.university();
  const { id: universityId } = university;
  await inScope(db, EVERYTHING, async (trx) => {
    await rooms.chain.enrol(trx, { ...registrationInTests(university), ether: 10n ** 19n });
    await sql`update chain_transactions set next_try_at = now() + interval '1 hour'
      where university_id = ${universityId} and kind = 'university.register'`.execute(trx);
  });
  const responsable = await fixtures.responsable({ university });
  const { demand: request } = await responsable.call(requestEther);
  return { universityId, responsable, id: request._id };
}

test("while the wallet is on its way an admin reads that nothing is missing, and pays once it has arrived", async () => {
  const { universityId, responsable, id } = await enrolledLater();
  const refusal = { status: 409, error: "wallet_underway" };
  expect(await admin.refused(acceptEtherRequest, { demandId: id })).toMatchObject(refusal);
  expect(await admin.refused(sendEtherToResponsable, { universityId, amount: "1" })).toMatchObject(refusal);
  expect((await responsable.call(getFundingRequests)).demands).toMatchObject([{ status: "open" }]);
  await onEntry(universityId, "next_try_at = now()");
  await settled();
  expect(await admin.call(acceptEtherRequest, { demandId: id })).toMatchObject({
    demand: { status: "accepted" },
  });
});

test("where the registry has refused the university, an admin reads that", async () => {
  const { universityId, id } = await enrolledLater();
  await onEntry(universityId, "status = 'refused'");
  expect(await admin.refused(acceptEtherRequest, { demandId: id })).toMatchObject({
    error: "enrolment_refused",
  });
});
