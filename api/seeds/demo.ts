/** Loads the demo: people, their universities on the chain, and diplomas in every status. */
import type { App } from "../src/app.ts";
import type { UniversityRow } from "../src/features/universities/universities.service.ts";
import { registrationOf } from "../src/features/universities/universities.service.ts";
import type { TenantActor } from "../src/platform/actor.ts";
import { SYSTEM } from "../src/platform/audit/audit.ts";
import { type Db, inScope, type Trx } from "../src/platform/database.ts";
import type { Signals } from "../src/platform/signals.ts";
import { certifyDemo } from "./demo-certifying.ts";
import { prepareDocuments } from "./demo-documents.ts";
import { issueDemo } from "./demo-issuing.ts";
import { type DemoPeople, loadDemoPeople } from "./demo-people.ts";
import { shareDemo } from "./demo-sharing.ts";
import { visitDemo } from "./demo-visits.ts";

export type Demo = {
  /** Issues the demo's records, or continues after an interrupted start; resolves once all are on the chain. */
  issue(): Promise<void>;
  stop(): Promise<void>;
};

const ETHER = 10n ** 18n;
const WALLET_ETHER = 100n * ETHER;
const CREDITS = 1_000_000;

type LoadDemo = { db: Db; signals: Signals; password: string; publicUrl: string };

/** Loads people and universities. `issue` does what needs the chain. */
export async function loadDemo(app: App, { db, signals, password, publicUrl }: LoadDemo): Promise<Demo> {
  const people = await loadDemoPeople(app, { db, password });
  await inScope(db, { all: "the demo enrols both of its universities" }, async (trx) => {
    for (const row of [people.first, people.second]) await enrolOnce(trx, { app, row, publicUrl });
  });
  const stopping = new AbortController();
  return {
    issue: async () => {
      const agent = actorOf(people, "agent@ijaza.example");
      const responsable = actorOf(people, "responsable@ijaza.example");
      // A person changed the e-mail or deleted the account. An earlier start has already issued.
      if (!agent || !responsable) return;
      const domain = `etu.${people.first.domain}`;
      const issuing = { app, db, signals, signal: stopping.signal, people: { agent, responsable }, domain };
      await prepareDocuments(issuing);
      await issueDemo(issuing);
      await certifyDemo(issuing);
      await shareDemo({ app, db, universityId: people.first.id });
      await visitDemo(db, { universityId: people.first.id, now: new Date() });
    },
    stop: async () => stopping.abort(),
  };
}

type EnrolOnce = { app: App; row: UniversityRow; publicUrl: string };

async function enrolOnce(trx: Trx, { app, row, publicUrl }: EnrolOnce): Promise<void> {
  const known = await trx.selectFrom("chain_keys").select("id").where("university_id", "=", row.id).executeTakeFirst();
  if (known) return;
  const entry = registrationOf(row, publicUrl);
  await app.rooms.chain.enrol(trx, { ...entry, ether: WALLET_ETHER });
  const { universityId, registryId } = entry;
  await app.rooms.credits.grant(trx, { universityId, registryId, amount: CREDITS, reference: "demo", author: SYSTEM });
}

/** A person of the demo as an actor without a session; null when nobody has this e-mail now. */
function actorOf({ staff, first }: DemoPeople, email: string): TenantActor | null {
  const user = staff.get(email);
  if (!user) return null;
  return {
    kind: "staff",
    id: user.id,
    role: user.role,
    universityId: first.id,
    session: Buffer.alloc(0),
    confirmedAt: new Date(),
  } as TenantActor;
}
