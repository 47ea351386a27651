/** A new university whose registry number is taken, as after a restored backup, gets another one and issues with it. */
import { acceptCreditRequest, requestCredits } from "@ijaza/schema/credits/calls";
import { signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { createUniversity, getUniversity } from "@ijaza/schema/universities/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { TEST_SECRETS } from "../../../test/harness.ts";
import { platformKeyOf } from "../../../test/platform-keys.ts";
import { createTenantScene } from "../../../test/tenant-scene.ts";
import { fsck } from "../../fsck.ts";
import { inScope } from "../../platform/database.ts";
import type { Finding } from "../../platform/fsck/findings.ts";
import { readUniversity, registryCalls } from "../chain/chain.service.ts";

const app = await startChainApp();
const { fixtures, rooms, settled, ended, anyone, db, url, chain, storage } = app;
const { founding, freeResponsable, accept } = createTenantScene(app);
const founder = await fixtures.admin("admin_alecso");
const platform = await fixtures.admin();

const idOf = (universityId: string) =>
  inScope(db, EVERYTHING, async (trx) => (await rooms.universities.findById(trx, universityId))!.registry_id);

/** The number of the next university. */
async function foreseenId(): Promise<number> {
  const { id } = await fixtures.university();
  return (await idOf(id)) + 1;
}

/** Registers other universities with these numbers, which the records do not know. */
async function registerForeign(ids: readonly number[]): Promise<void> {
  await inScope(db, EVERYTHING, async (trx) => {
    const { public_id: signer } = await platformKeyOf(trx, "registrar");
    for (const registryId of ids) {
      const stranger = {
        registryId,
        name: `Stranger ${registryId}`,
        domain: `stranger-${registryId}.example`,
        did: "did:web:x",
      };
      const call = {
        kind: "platform.role" as const,
        signer,
        target: rooms.chain.identity.registry,
        subject: { role: "of a test" },
      };
      await rooms.chain.queue(trx, {
        ...call,
        universityId: null,
        data: registryCalls.registerUniversity(stranger),
      });
    }
  });
  await settled();
}

test("takes the next free number, is registered with it, and its diplomas are valid", async () => {
  const first = await foreseenId();
  await registerForeign([first, first + 1]);
  const user = await freeResponsable();
  const { university } = await founder.call(createUniversity, founding({ responsableId: user.id }));
  const responsable = { ...(await fixtures.signedIn(user)), universityId: university._id };
  // Requested while the number is still the wrong one.
  const { demand } = await responsable.call(requestCredits, { amount: 5 });
  await platform.call(acceptCreditRequest, { demandId: demand._id });
  await settled();

  expect(await idOf(university._id)).toBe(first + 2);
  expect((await founder.call(getUniversity, { id: university._id })).university.registeredAt).not.toBeNull();
  const onChain = await readUniversity(rooms.chain, { registryId: first + 2 });
  expect(onChain).toMatchObject({ name: university.name.en, domain: university.domain, granted: 5 });
  expect(await readUniversity(rooms.chain, { registryId: first })).toMatchObject({
    name: `Stranger ${first}`,
    granted: 0,
  });

  const agent = await fixtures.signedIn(await fixtures.account("agent_uni", { universityId: university._id }));
  await accept({ agent: { ...agent, universityId: university._id }, responsable, count: 1 });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const { diplomas } = await agent.call(getAllDiplomas, { status: "signed" });
  expect(await anyone.call(verifyDiplomaById, { id: diplomas[0]!._id })).toMatchObject({
    result: { verdict: "valid" },
  });
});

test("keeps it once it is registered: the number of issued documents never changes", async () => {
  const { university } = await founder.call(createUniversity, founding());
  await settled();
  const before = await idOf(university._id);
  // Only deletes from the records that it was registered.
  await inScope(db, EVERYTHING, async (trx) => {
    await sql`update chain_transactions set status = 'queued', nonce = null, final_at = null, final_hash = null
      where kind = 'university.register' and university_id = ${university._id}`.execute(trx);
    await sql`select pg_notify('chain', '')`.execute(trx);
  });
  await settled();
  expect(await idOf(university._id)).toBe(before);
});

test("records and chain agree in the end", async () => {
  const findings: Finding[] = [];
  const report = (finding: Finding) => findings.push(finding);
  await fsck({ databaseUrl: url, rpcUrl: chain.url, contentKey: TEST_SECRETS.content, storage, report });
  expect(findings).toEqual([]);
});
