/** What a scene's university does with its diplomas and certificates, through any host that answers. */
import { sql } from "kysely";
import { inScope } from "../../src/platform/database.ts";
import { certificateValues, TEMPLATE } from "../certificate-scene.ts";
import { diplomaValues } from "../diploma-values.ts";
import { EVERYTHING } from "../everything.ts";
import { studentValues } from "../fixtures.ts";
import type { HostCaller, RecordOrder } from "./host-orders.ts";
import { insist } from "./quiet.ts";
import type { Rig } from "./rig.ts";

export const KINDS = ["diplomas", "certificates"] as const;
export type Kind = (typeof KINDS)[number];

/** The records of both kinds that can be in the registry. */
export const RECORDS = sql`(
  select 'diploma' as kind, id, university_id, status, batch_id, batch_index from diplomas
  union all select 'certificate', id, university_id, status, batch_id, batch_index from certificates)`;

type Part = { importId: string; firstRow: number };
type Ways = {
  table: Kind;
  /** The status of records that are ready to be signed. */
  readyAs: string;
  /** The row with this number, from 1. */
  rowOf: (number: number) => Record<string, unknown>;
  /** The orders that bring these rows to the status in which they can be signed. */
  prepare: (rows: Record<string, unknown>[], part: Part) => RecordOrder[];
  sign: (ids: string[]) => RecordOrder;
  revoke: (id: string) => RecordOrder;
};

type People = { universityId: string; byAgent: HostCaller; byResponsable: HostCaller };
export type RecordActs = Record<Kind, ReturnType<typeof createActs>>;

export function createRecordActs(rig: Rig, { universityId, byAgent, byResponsable }: People): RecordActs {
  const accepted = { decision: "accepted" as const };
  const revocation = (id: string) => ({ _id: id, reason: "issued_in_error" as const });
  const diplomas: Ways = {
    table: "diplomas",
    readyAs: "unsigned",
    rowOf: (number) => ({ ...studentValues(number), ...diplomaValues(number) }),
    prepare: (rows, part) => [
      { do: "add-diplomas", caller: byAgent, input: { mode: "modeTwo", diplomas: rows, ...part } },
      { do: "decide-diplomas", caller: byResponsable, input: { agentId: byAgent.actor.id, all: true, ...accepted } },
    ],
    sign: (ids) => ({ do: "sign-diplomas", caller: byAgent, input: { diplomasIds: ids } }),
    revoke: (id) => ({ do: "revoke-diploma", caller: byResponsable, input: revocation(id) }),
  };
  const certificates: Ways = {
    table: "certificates",
    readyAs: "pending",
    rowOf: certificateValues,
    prepare: (rows, part) => [
      { do: "add-certificates", caller: byAgent, input: { templateName: TEMPLATE, certificates: rows, ...part } },
    ],
    // Accepting certificates signs them.
    sign: (ids) => ({
      do: "decide-certificates",
      caller: byResponsable,
      input: { certificatesIds: ids, ...accepted },
    }),
    revoke: (id) => ({ do: "revoke-certificate", caller: byResponsable, input: revocation(id) }),
  };
  return {
    diplomas: createActs(rig, { universityId, ways: diplomas }),
    certificates: createActs(rig, { universityId, ways: certificates }),
  };
}

function createActs({ hosts, db }: Rig, { universityId, ways }: { universityId: string; ways: Ways }) {
  const revoked = new Set<string>();
  let imports = 0;
  let rows = 0;
  const withStatus = async (status: string): Promise<string[]> => {
    const found = await inScope(db, EVERYTHING, (trx) =>
      sql<{ id: string }>`
        select id from ${sql.table(ways.table)}
        where university_id = ${universityId} and status = ${status} order by id`.execute(trx),
    );
    return found.rows.map(({ id }) => id);
  };
  return {
    /** The records to be revoked; all others must be signed. */
    revoked,
    /** The imported rows, each of which must become one record. */
    imported: () => rows,
    withStatus,
    /** Imports this many records and makes them ready to be signed, despite faults; gives all that are ready. */
    async ready(count: number): Promise<string[]> {
      imports += 1;
      const importId = `import-${ways.table}-${String(imports).padStart(12, "0")}`;
      const values = Array.from({ length: count }, (_, at) => ways.rowOf(rows + at + 1));
      const [add, ...further] = ways.prepare(values, { importId, firstRow: rows + 2 });
      rows += count;
      const { refusal } = await hosts.perform(add!);
      if (refusal) throw new Error(`the import was refused: ${refusal}`);
      for (const order of further) await hosts.perform(order);
      return insist(() => withStatus(ways.readyAs));
    },
    /** A refusal means that another host accepted the order just before it died. */
    sign: (ids: string[]) => hosts.perform(ways.sign(ids)),
    async revoke(id: string): Promise<void> {
      revoked.add(id);
      await hosts.perform(ways.revoke(id));
    },
  };
}
