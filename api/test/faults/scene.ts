/** A university on the chain with its people, and their actions through any host that answers. */
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { SYSTEM } from "../../src/platform/audit/audit.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { inScope } from "../../src/platform/database.ts";
import { createPasswords } from "../../src/platform/passwords.ts";
import { EVERYTHING } from "../everything.ts";
import { createFixtures } from "../fixtures.ts";
import { registrationInTests } from "../registration.ts";
import { FAULT_PUBLIC_URL, FAULT_SECRETS, type HostAdmin, type HostCaller } from "./host-orders.ts";
import { untilQuiet } from "./quiet.ts";
import { createRecordActs } from "./record-acts.ts";
import type { Rig } from "./rig.ts";
import { createTenantActs } from "./tenant-acts.ts";

const ETHER = 10n ** 18n;
const CREDITS = 1_000_000;

export type Scene = Awaited<ReturnType<typeof createScene>>;

let lastNumber = 0;

/** Waits until the university is in the registry. No faults occur yet. */
export async function createScene(rig: Rig, { credits = CREDITS, ether = 10n * ETHER } = {}) {
  const { db, rooms } = rig;
  lastNumber += 1;
  const passwords = createPasswords({ pepper: FAULT_SECRETS.pepper, cost: { memoryCost: 8, timeCost: 1 } });
  const fixtures = createFixtures({
    publicUrl: FAULT_PUBLIC_URL,
    db,
    clock: systemClock,
    passwords,
    contentKey: FAULT_SECRETS.content,
    visitor: () => {
      throw new Error("nobody comes by the door here");
    },
  });
  const name = { en: `University ${lastNumber}`, fr: `Université ${lastNumber}`, ar: `جامعة ${lastNumber}` };
  const university = await fixtures.university({ slug: `scene-${lastNumber}`, name });
  const { id: universityId, registry_id: registryId } = university;
  const named = (name: string) => ({
    username: `${name}-${lastNumber}`,
    email: `${name}-${lastNumber}@staff.example`,
  });
  const person = (role: "agent_uni" | "resp_uni") => fixtures.account(role, { universityId, ...named(role) });
  const [agent, responsable] = [await person("agent_uni"), await person("resp_uni")];
  const outside = (role: "resp_uni" | "admin_ijaza") =>
    fixtures.account(role, { universityId: null, ...named(`free-${role}`) });
  const [heir, admin] = [await outside("resp_uni"), await outside("admin_ijaza")];
  await inScope(db, EVERYTHING, async (trx) => {
    const entry = registrationInTests(university);
    await rooms.chain.enrol(trx, { ...entry, ether });
    await rooms.credits.grant(trx, { universityId, registryId, amount: credits, reference: "given", author: SYSTEM });
  });
  await untilQuiet(rig, universityId);
  const wallet = await inScope(db, EVERYTHING, (trx) => rooms.chain.walletOf(trx, universityId));
  const caller = (role: "agent_uni" | "resp_uni", id: string): HostCaller => ({
    actor: { kind: "staff", role, id, universityId },
    language: "en",
    requestId: "faults",
  });
  const byAgent = caller("agent_uni", agent.id);
  const byResponsable = caller("resp_uni", responsable.id);
  const byAdmin: HostAdmin = {
    actor: { kind: "staff", role: "admin_ijaza", id: admin.id, universityId: null },
    language: "en",
    requestId: "faults",
  };
  const known = { universityId, byResponsable, admin: byAdmin, heir: heir.id, credits, ether };

  return {
    universityId,
    registryId,
    wallet: wallet?.public_id ?? "",
    ...createRecordActs(rig, { universityId, byAgent, byResponsable }),
    /** Erases a student for good. */
    erase: (input: Input<typeof eraseStudent>) =>
      rig.hosts.perform({ do: "erase-student", caller: byResponsable, input }),
    /** The actions beside diplomas and certificates. */
    tenant: createTenantActs(rig, known),
  };
}
