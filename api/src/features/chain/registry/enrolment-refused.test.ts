/** A registry in which the platform lacks a role: people see it, the log has it once, and a grant repairs it. */

import { addDiplomas, decideDiplomas, estimateSigning, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { getResponsableTokens } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import pino from "pino";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { deployForeignRegistry, type ForeignRegistry } from "../../../../test/foreign-registry.ts";
import { registrationInTests } from "../../../../test/registration.ts";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { platformKeyOf } from "../keys/platform-keys.ts";

let registry: ForeignRegistry | undefined;
const lines: { todo?: string }[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void lines.push(JSON.parse(line)) });

const { db, rooms, fixtures, chain, ended } = await startChainApp({
  log,
  registryOn: async (embedded) => {
    registry = await deployForeignRegistry(embedded);
    return registry.address;
  },
});

const holders = await inScope(db, EVERYTHING, async (trx) => ({
  OPERATOR_ROLE: (await platformKeyOf(trx)).public_id,
  REGISTRAR_ROLE: (await platformKeyOf(trx, "registrar")).public_id,
}));
const ROLES = ["OPERATOR_ROLE", "REGISTRAR_ROLE"] as const;
for (const role of ROLES) await chain.fund(holders[role], 1_000n * 10n ** 18n);

test("while a role of the platform is under way, a university that lacks it is not refused, and nobody is asked to help", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const role = await inScope(db, EVERYTHING, async (trx) => {
    const { public_id: signer } = await platformKeyOf(trx, "guardian");
    const call = { universityId: null, signer, target: rooms.chain.identity.registry, data: "0x" };
    const id = await rooms.chain.queue(trx, { ...call, kind: "platform.role", subject: { role: "of a test" } });
    await sql`update chain_transactions set next_try_at = now() + interval '1 hour' where id = ${id}`.execute(trx);
    await rooms.chain.register(trx, registrationInTests(university));
    return id;
  });
  const entry = () =>
    inScope(db, EVERYTHING, (trx) =>
      trx.selectFrom("chain_transactions").select("trouble").where("university_id", "=", university.id).execute(),
    );
  await expect.poll(entry).toEqual([{ trouble: "chain" }]);
  expect(await responsable.call(getResponsableTokens)).toMatchObject({ enrolment: "underway" });
  expect(lines).toEqual([]);
  await inScope(db, EVERYTHING, (trx) =>
    sql`delete from chain_transactions where id = ${role} or university_id = ${university.id}`.execute(trx),
  );
});

test("a university that the registry refuses cannot sign and sees the reason, and can sign after the grant", async () => {
  const university = await fixtures.university();
  const place = { universityId: university.id, registryId: university.registry_id };
  await inScope(db, EVERYTHING, async (trx) => {
    await rooms.chain.enrol(trx, { ...registrationInTests(university), ether: 10n ** 19n });
    await rooms.credits.grant(trx, { ...place, amount: 10, reference: "given", author: SYSTEM });
  });
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [{ ...studentValues(1), ...diplomaValues(1) }] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });

  const enrolment = async () => (await responsable.call(getResponsableTokens)).enrolment;
  await expect.poll(enrolment).toBe("refused");
  expect(await agent.refused(signDiplomas, { all: true })).toMatchObject({ status: 409, error: "enrolment_refused" });
  expect(await agent.refused(estimateSigning, { count: 1 })).toMatchObject({ error: "enrolment_refused" });
  // Each role is asked for by a transaction of its own, in no order.
  const advice = ROLES.map((role) => expect.stringMatching(new RegExp(`must grant ${role} to ${holders[role]}`, "i")));
  const reported = () => lines.map(({ todo }) => todo).toSorted();
  await expect.poll(reported).toEqual(advice);
  for (const role of ROLES) await registry?.grant(role, holders[role]);
  await expect.poll(enrolment).toBe("entered");

  await ended(agent, await agent.call(signDiplomas, { all: true }));
  expect(await agent.call(getAllDiplomas, { status: "signed" })).toMatchObject({ total: 1 });
  expect(reported()).toEqual(advice);
});
