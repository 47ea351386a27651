/** A registrar that is another party: its calls wait until it has made them, and what follows goes on by itself. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { readJob } from "@ijaza/schema/jobs/calls";
import { getRegistrarCalls } from "@ijaza/schema/registrar-calls/calls";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { createMinistry } from "../../../../test/ministry.ts";
import { registrationInTests } from "../../../../test/registration.ts";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import { systemClock } from "../../../platform/clock.ts";
import { inScope } from "../../../platform/database.ts";
import { holdUp, noteTrouble } from "../relayer/trouble.ts";

const ministry = createMinistry();
const { db, rooms, fixtures, chain, ended } = await startChainApp({ registrar: ministry.address });
const network = await fixtures.admin("admin_alecso");

/** What waits for the registrar, as it is shown. */
const waiting = async () => (await network.call(getRegistrarCalls)).calls;

test("the platform has no key that could enter a university", async () => {
  const { rows } = await inScope(db, EVERYTHING, async (trx) => ({
    rows: await trx.selectFrom("chain_keys").select("purpose").where("university_id", "is", null).execute(),
  }));
  expect(rows.map(({ purpose }) => purpose).toSorted()).toEqual(["admin", "guardian", "platform"]);
});

/** A university that waits for the registrar, and its people with a diploma to sign. */
async function enrol() {
  const university = await fixtures.university();
  const entry = registrationInTests(university);
  await inScope(db, EVERYTHING, async (trx) => {
    const { universityId, registryId } = entry;
    await rooms.chain.enrol(trx, { ...entry, ether: 10n ** 19n });
    await rooms.credits.grant(trx, { universityId, registryId, amount: 10, reference: "given", author: SYSTEM });
  });
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [{ ...studentValues(1), ...diplomaValues(1) }] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  const enrolment = async () => (await responsable.call(getResponsableTokens)).enrolment;
  return { entry, agent, enrolment };
}

test("a university signs once the registrar has made its calls, and not before", async () => {
  const { agent, enrolment } = await enrol();
  await expect.poll(enrolment).toBe("registrar");
  const calls = await waiting();
  expect(calls.map(({ kind }) => kind)).toEqual([
    "university.register",
    "university.wallet",
    "university.credential-key",
  ]);
  await ministry.make(chain, calls);
  await expect.poll(enrolment, { timeout: 60_000 }).toBe("entered");
  expect(await waiting()).toEqual([]);
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  expect(await agent.call(getAllDiplomas, { status: "signed" })).toMatchObject({ total: 1 });
});

test("another issuer is entered by the registrar, signing waits for it, and it is withdrawn where nobody has entered it", async () => {
  const { entry, agent, enrolment } = await enrol();
  const PATIENCE = { timeout: 60_000 };
  await expect.poll(enrolment, PATIENCE).toBe("registrar");
  await ministry.make(chain, await waiting());
  await expect.poll(enrolment, PATIENCE).toBe("entered");
  const moved = { ...entry, did: "did:web:diplomas.example:issuers:moved" };
  const rename = (to: typeof entry) => inScope(db, EVERYTHING, (trx) => rooms.chain.rename(trx, to));

  expect(await rename(entry)).toBeNull();
  expect((await rename(moved))?.did).toBe(entry.did);
  await expect.poll(enrolment, PATIENCE).toBe("registrar");
  expect(await waiting()).toMatchObject([{ kind: "university.rename", entered: { did: moved.did, name: entry.name } }]);
  const job = await agent.call(signDiplomas, { all: true });
  await expect.poll(async () => (await agent.call(readJob, { id: job._id })).status, PATIENCE).toBe("waiting");
  expect((await rename(entry))?.did).toBe(moved.did);
  expect([await enrolment(), await waiting()]).toEqual(["entered", []]);
  expect(await ended(agent, job)).toMatchObject({ status: "succeeded" });
});

test("what waits for the registrar stays among the calls to make while it is looked for again", async () => {
  const { enrolment } = await enrol();
  await expect.poll(enrolment).toBe("registrar");
  await inScope(db, EVERYTHING, (trx) => sql`update chain_transactions set next_try_at = now()`.execute(trx));
  await noteTrouble({ db, clock: systemClock }, { signer: ministry.address, trouble: null });
  expect((await waiting()).map(({ waitsFor }) => waitsFor)).toEqual(Array(3).fill("registrar"));
});

test("what is held up meanwhile, by somebody or by another node, is not held up anew", async () => {
  const { entry, enrolment } = await enrol();
  await expect.poll(enrolment).toBe("registrar");
  const held = new Date(Date.now() + 3_600_000);
  const rows = await inScope(db, EVERYTHING, (trx) =>
    trx
      .updateTable("chain_transactions")
      .set({ trouble: "setup", next_try_at: held })
      .where("university_id", "=", entry.universityId)
      .where("signer", "=", ministry.address)
      .returning(["id", "signer"])
      .execute(),
  );
  const [row] = rows;
  await holdUp({ db, clock: systemClock }, { ...row!, trouble: "registrar", until: new Date() });
  const now = await inScope(db, EVERYTHING, (trx) =>
    trx
      .selectFrom("chain_transactions")
      .select(["trouble", "next_try_at"])
      .where("university_id", "=", entry.universityId)
      .where("signer", "=", ministry.address)
      .execute(),
  );
  expect(now).toEqual(rows.map(() => ({ trouble: "setup", next_try_at: held })));
});
