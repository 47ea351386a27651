/** The keys of a university as people manage them: read with what is under way, marked, vetoed, replaced, ended. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { createKeyActions, type KeyActionDeps, type KeyActions } from "./key-actions.ts";
import type { KeyRow } from "./keys.ts";

/** A call about a key that is not final; `waitsFor` as in the list of the registrar's calls. */
export type OpenKeyCall = {
  action: "mark" | "confirm" | "clear" | "veto" | "end";
  waitsFor: "registrar" | "setup" | "chain";
};

/** A key of a university, with what is under way for it. */
export type UniversityKeyRow = Omit<KeyRow, "sealed"> & { open: OpenKeyCall[] };

/** Each in the caller's transaction, in the scope of the university or of all. */
export type UniversityKeys = KeyActions & {
  /** The newest first. */
  list(trx: Trx, universityId: string): Promise<UniversityKeyRow[]>;
  find(trx: Trx, keyId: string): Promise<UniversityKeyRow | undefined>;
  /** Holds the key, so that of two actions on it the second sees the first. */
  lock(trx: Trx, keyId: string): Promise<KeyRow | undefined>;
  /** How many marks of the guardian were queued since a moment. */
  countMarks(trx: Trx, since: Date): Promise<number>;
  /** Whether another party is the registrar. */
  registrarIsOutside: boolean;
};

const ACTIONS = {
  "key.mark": "mark",
  "key.confirm": "confirm",
  "key.clear": "clear",
  "key.veto": "veto",
  "university.wallet-end": "end",
  "university.credential-key-end": "end",
} as const satisfies Record<string, OpenKeyCall["action"]>;

type OpenRow = { key_id: string; kind: keyof typeof ACTIONS; waits_for: OpenKeyCall["waitsFor"] };

export function createUniversityKeys(deps: KeyActionDeps): UniversityKeys {
  return {
    ...createKeyActions(deps),
    registrarIsOutside: deps.registrar !== undefined,

    async list(trx, universityId) {
      const rows = await trx
        .selectFrom("chain_keys")
        .selectAll()
        .where("university_id", "=", universityId)
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      return withOpen(trx, rows);
    },

    async find(trx, keyId) {
      const row = await ofUniversities(trx, keyId).executeTakeFirst();
      return row && (await withOpen(trx, [row]))[0];
    },

    lock: (trx, keyId) => ofUniversities(trx, keyId).forUpdate().executeTakeFirst(),

    async countMarks(trx, since) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from chain_transactions
        where kind = 'key.mark' and status <> 'refused' and created_at >= ${since}`.execute(trx);
      return rows[0]?.count ?? 0;
    },
  };
}

const ofUniversities = (trx: Trx, keyId: string) =>
  trx.selectFrom("chain_keys").selectAll().where("id", "=", keyId).where("university_id", "is not", null);

async function withOpen(trx: Trx, keys: readonly KeyRow[]): Promise<UniversityKeyRow[]> {
  const { rows } = await sql<OpenRow>`
    select subject->>'keyId' as key_id, kind,
      case when trouble in ('registrar', 'setup') then trouble else 'chain' end as waits_for
    from chain_transactions
    where subject ? 'keyId' and subject->>'keyId' = any(${keys.map(({ id }) => id)})
      and university_id = any(${keys.map(({ university_id }) => university_id)})
      and kind = any(${Object.keys(ACTIONS)}) and status in ('queued', 'sent')
    order by seq`.execute(trx);
  const openOf = (id: string) =>
    rows
      .filter(({ key_id }) => key_id === id)
      .map(({ kind, waits_for }) => ({ action: ACTIONS[kind], waitsFor: waits_for }));
  return keys.map(({ sealed: _, ...key }) => ({ ...key, open: openOf(key.id) }));
}
