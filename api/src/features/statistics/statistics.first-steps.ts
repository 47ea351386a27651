/** Reads what is left before the first document is signed: of a university, or of one of its agents. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { FIRST_STEPS, getFirstSteps } from "@ijaza/schema/statistics/overviews";
import { sql } from "kysely";
import type { TenantActor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";

type Step = Answer<typeof getFirstSteps>["steps"][number];
type Name = (typeof FIRST_STEPS)[number];

/** An agent imports and signs; the rest is up to those who manage the university. */
const OF_AGENT: readonly Name[] = ["import", "decision", "signing"];

type Holder = Pick<TenantActor, "id" | "universityId" | "role">;

/** Statuses of the records in question: all of the university, or those that the agent submitted. */
async function listStatuses(trx: Trx, { id, universityId, role }: Holder): Promise<Set<string>> {
  const own = role === "agent_uni" ? sql`and agent_id = ${id}` : sql``;
  const anyIn = (table: "diplomas" | "certificates") => sql`
    select status.name from unnest(array['pending', 'rejected', 'unsigned', 'error', 'signing', 'signed',
      'revoking', 'revoked']) as status (name)
    where exists (
      select from ${sql.table(table)} where university_id = ${universityId} ${own} and status = status.name)`;
  const { rows } = await sql<{ name: string }>`
    ${anyIn("diplomas")} union ${anyIn("certificates")}`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

type Setup = Record<
  "factor" | "signatory" | "template" | "agent" | "invited" | "granted" | "requested" | "emblem",
  boolean
>;

async function readSetup(trx: Trx, { id, universityId }: Holder): Promise<Setup> {
  const agents = sql`select from users where university_id = ${universityId} and role = 'agent_uni' and deleted_at is null`;
  const { rows } = await sql<Setup>`
    select
      exists (select from passkeys where user_id = ${id})
        or exists (select from code_generators where user_id = ${id} and confirmed_at is not null) as factor,
      exists (
        select from signatories s where s.university_id = ${universityId} and s.removed_at is null and (
          select v.picture from signatory_versions v where v.signatory_id = s.id order by v.version desc limit 1
        ) is not null) as signatory,
      exists (
        select from template_versions where university_id = ${universityId} and made_by is not null) as template,
      exists (${agents} and accepted_at is not null and blocked_at is null) as agent,
      exists (${agents} and accepted_at is null) as invited,
      exists (select from credit_accounts where university_id = ${universityId} and granted > 0) as granted,
      exists (
        select from funding_requests
        where university_id = ${universityId} and kind = 'credit' and status = 'open') as requested,
      exists (select from universities where id = ${universityId} and logo is not null) as emblem`.execute(trx);
  return rows[0]!;
}

const stateOf = (isDone: boolean, isWaiting = false): Step["state"] => {
  if (isDone) return "done";
  return isWaiting ? "waiting" : "open";
};

const SIGNED = ["signed", "revoking", "revoked"];
const DECIDED = ["unsigned", "error", "signing"];

/** The steps in their order; none once a document is signed. */
export async function readFirstSteps(trx: Trx, actor: Holder): Promise<Step[]> {
  const statuses = await listStatuses(trx, actor);
  if (SIGNED.some((status) => statuses.has(status))) return [];
  const isDecided = DECIDED.some((status) => statuses.has(status));
  const records: Step[] = [
    { name: "import", state: stateOf(statuses.size > 0) },
    { name: "decision", state: stateOf(isDecided, actor.role === "agent_uni" && statuses.has("pending")) },
    { name: "signing", state: stateOf(false, statuses.has("signing")) },
  ];
  if (actor.role === "agent_uni") return records.filter(({ name }) => OF_AGENT.includes(name));
  const setup = await readSetup(trx, actor);
  return [
    { name: "secondFactor", state: stateOf(setup.factor) },
    { name: "signatory", state: stateOf(setup.signatory) },
    { name: "agent", state: stateOf(setup.agent, setup.invited) },
    { name: "credits", state: stateOf(setup.granted, setup.requested) },
    // Those of the founding may be kept: what is imported is printed on them.
    { name: "template", state: stateOf(setup.template || statuses.size > 0) },
    { name: "emblem", state: stateOf(setup.emblem) },
    ...records,
  ];
}
