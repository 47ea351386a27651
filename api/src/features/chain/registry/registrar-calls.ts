/** Reads from the outbox and the keys what waits for the registrar, what it has made, and which keys begin later. */
import type { CALLS_WAIT_FOR, RegistrarCallKind } from "@ijaza/schema/registrar-calls/calls";
import { sql } from "kysely";
import type { Hex } from "viem";
import type { Trx } from "../../../platform/database.ts";
import { registrarOf } from "../keys/platform-keys.ts";
import { type ReadCall, readCall } from "./read-call.ts";
import { REGISTRAR_KINDS } from "./registrar.ts";
import { keyHex } from "./registry-calls.ts";

type CallContent = ReadCall & { id: string; universityId: string; kind: RegistrarCallKind };

/** `to` is an address in lower case. */
export type RegistrarCall = CallContent & {
  waitsFor: (typeof CALLS_WAIT_FOR)[number];
  queuedAt: Date;
  to: string;
  data: Hex;
};
type MadeCall = CallContent & { madeAt: Date };
type BeginningKey = {
  id: string;
  universityId: string;
  purpose: "wallet" | "credential";
  key: string;
  beginsAt: Date;
};

/** Each in the scope of all. */
export type RegistrarCalls = {
  registrar(trx: Trx): Promise<{ address: string; isOurs: boolean }>;
  /** The oldest first; none where the platform signs by itself. */
  listWaiting(trx: Trx, page: { page: number; pageSize: number }): Promise<{ calls: RegistrarCall[]; total: number }>;
  /** Those that the registrar can make now: of these only, each with the entry of its university; of all without `ids`. */
  listReady(trx: Trx, options: { ids: readonly string[] | undefined; limit: number }): Promise<RegistrarCall[]>;
  /** The newest first. */
  listMade(trx: Trx, limit: number): Promise<MadeCall[]>;
  /** Keys that are entered and not valid yet. */
  listBeginning(trx: Trx, limit: number): Promise<BeginningKey[]>;
};

type Row = { id: string; university_id: string; kind: RegistrarCallKind; data: Buffer };
type WaitingRow = Row & { waits_for: RegistrarCall["waitsFor"]; target: string; created_at: Date; total: number };

/** A key's call waits for what the entry of its university waits for: both may be made in one transaction, in this order. */
const WAITING = sql`
  select t.*, case when coalesce(entry.trouble, t.trouble) in ('registrar', 'setup')
    then coalesce(entry.trouble, t.trouble) else 'chain' end as waits_for
  from chain_transactions t
  left join chain_transactions entry on entry.university_id = t.university_id and entry.kind = 'university.register'
    and entry.status = 'queued' and entry.seq < t.seq and t.kind not in ('university.wallet-end', 'university.credential-key-end')
  where t.kind = any(${[...REGISTRAR_KINDS]}) and t.status = 'queued' and t.university_id is not null`;

export function createRegistrarCalls({ registrar }: { registrar?: string | undefined }): RegistrarCalls {
  const isOurs = registrar === undefined;
  return {
    registrar: async (trx) => ({ address: await registrarOf(trx, registrar), isOurs }),

    async listWaiting(trx, { page, pageSize }) {
      if (isOurs) return { calls: [], total: 0 };
      const { rows } = await sql<WaitingRow>`
        select * from (${WAITING}) waiting order by seq limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx);
      const { rows: counted } = await sql<{ total: number }>`
        select count(*) as total from (${WAITING}) waiting`.execute(trx);
      return { calls: rows.map(describeWaiting), total: counted[0]?.total ?? 0 };
    },

    async listReady(trx, { ids, limit }) {
      if (isOurs) return [];
      const { rows } = await sql<WaitingRow>`
        with waiting as (${WAITING})
        select * from waiting where waits_for = 'registrar' and (${ids === undefined} or id = any(${ids ?? []})
          or kind = 'university.register' and university_id in (select university_id from waiting where id = any(${ids ?? []})))
        order by seq limit ${limit}`.execute(trx);
      return rows.map(describeWaiting);
    },

    async listMade(trx, limit) {
      const { rows } = await sql<Row & { final_at: Date }>`
        select * from chain_transactions
        where kind = any(${[...REGISTRAR_KINDS]}) and status = 'final' and university_id is not null
        order by final_at desc, seq desc limit ${limit}`.execute(trx);
      return rows.map(({ final_at: madeAt, ...row }) => ({ ...describe(row), madeAt }));
    },

    async listBeginning(trx, limit) {
      const { rows } = await sql<KeyRow>`
        select id, university_id, purpose, public_id, valid_from from chain_keys
        where university_id is not null and purpose in ('wallet', 'credential') and state = 'waiting'
          and valid_from is not null
        order by valid_from, id limit ${limit}`.execute(trx);
      return rows.map(describeKey);
    },
  };
}

type KeyRow = {
  id: string;
  university_id: string;
  purpose: BeginningKey["purpose"];
  public_id: string;
  valid_from: Date;
};

const describeKey = ({ id, university_id: universityId, purpose, public_id, valid_from }: KeyRow): BeginningKey => ({
  id,
  universityId,
  purpose,
  key: purpose === "wallet" ? public_id : keyHex({ purpose, public_id }),
  beginsAt: valid_from,
});

const hexOf = ({ data }: Row): Hex => `0x${data.toString("hex")}`;

const describe = (row: Row): CallContent => ({
  id: row.id,
  universityId: row.university_id,
  kind: row.kind,
  ...readCall(hexOf(row)),
});

const describeWaiting = (row: WaitingRow): RegistrarCall => ({
  ...describe(row),
  waitsFor: row.waits_for,
  queuedAt: row.created_at,
  to: row.target,
  data: hexOf(row),
});
