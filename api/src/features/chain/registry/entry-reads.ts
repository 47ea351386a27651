/** Reads from the outbox which universities are entered, and which transactions are under way for them. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { TransactionKind } from "../relayer/subjects.ts";
import type { RegistryIdentity } from "./registry-calls.ts";

export type KnownUniversity = { universityId: string; registryId: number };

/** The universities that are registered by what the records know, with their ids in the registry. */
export async function listKnownUniversities(trx: Trx): Promise<KnownUniversity[]> {
  const { rows } = await sql<{ university_id: string; registry_id: number }>`
    select distinct university_id, (subject->>'universityRegistryId')::bigint as registry_id
    from chain_transactions where kind = 'university.register' and status = 'final'`.execute(trx);
  return rows.map((row) => ({ universityId: row.university_id, registryId: row.registry_id }));
}

const ENTRIES: readonly TransactionKind[] = ["university.register", "university.wallet", "university.credential-key"];

/** What the registry has of a university, or is about to have. */
export type EnteredIdentity = RegistryIdentity & {
  id: string;
  kind: "university.register" | "university.rename";
  status: "queued" | "sent" | "final" | "refused";
};

/** By the newest entry that was not withdrawn; until the transaction ends, what becomes of it is not stored. */
export async function holdIdentity(trx: Trx, universityId: string): Promise<EnteredIdentity | undefined> {
  const { rows } = await sql<EnteredIdentity>`
    select id, kind, status, subject->>'name' as name, subject->>'domain' as domain, subject->>'did' as did
    from chain_transactions
    where university_id = ${universityId} and kind in ('university.register', 'university.rename')
      and refusal is distinct from 'withdrawn'
    order by seq desc limit 1 for share`.execute(trx);
  return rows[0];
}

type IsThereOptions = {
  universityId: string;
  kinds: readonly TransactionKind[];
  statuses: readonly ("queued" | "sent" | "refused")[];
};

async function isThere(trx: Trx, { universityId, kinds, statuses }: IsThereOptions): Promise<boolean> {
  const found = await trx
    .selectFrom("chain_transactions")
    .select("id")
    .where("university_id", "=", universityId)
    .where("kind", "in", kinds)
    .where("status", "in", statuses)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the registry has refused the university, or one of its keys, for good. */
export const isEntryRefused = (trx: Trx, universityId: string): Promise<boolean> =>
  isThere(trx, { universityId, kinds: ENTRIES, statuses: ["refused"] });

/** Whether the platform's own keys are still to be given their roles, as at the first start on an embedded chain. */
export async function areRolesUnderway(trx: Trx): Promise<boolean> {
  const found = await trx
    .selectFrom("chain_transactions")
    .select("id")
    .where("university_id", "is", null)
    .where("kind", "=", "platform.role")
    .where("status", "in", ["queued", "sent"])
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the university's entry in the registry is still to be made. */
export const isEntryOpen = async (trx: Trx, universityId: string | null): Promise<boolean> =>
  universityId !== null && isThere(trx, { universityId, kinds: ["university.register"], statuses: ["queued", "sent"] });

/** Whether the transaction that lets the university issue again is still open. */
export const isResuming = (trx: Trx, universityId: string): Promise<boolean> =>
  isThere(trx, { universityId, kinds: ["university.resume"], statuses: ["queued", "sent"] });
