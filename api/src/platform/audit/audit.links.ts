/** The events of a log in the order of their numbers, each with the hash before it and its own. */
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import type { AuditRecord } from "./chain.ts";

export type Link = Omit<AuditRecord, "at"> & { at: Date; previous: Buffer; hash: Buffer };

const PAGE = 5000;

/** The event as it is hashed. */
export function recordOf({ previous: _previous, hash: _hash, at, ...record }: Link): AuditRecord {
  return { ...record, at: at.toISOString() };
}

type LinksOf = {
  log: string;
  after: number;
  /** Whose log it is, for readers who may see that one alone. */
  universityId?: string;
};

/** A page of those after this number. */
export async function linksOf(trx: Trx, { log, after, universityId }: LinksOf): Promise<Link[]> {
  const own = universityId === undefined ? sql`` : sql`university_id = ${universityId} and`;
  const { rows } = await sql<Link>`
    select log, seq, at, actor_id as "actorId", actor_role as "actorRole", kind, subject_id as "subjectId",
      encode(before_digest, 'hex') as before, encode(after_digest, 'hex') as after, request_id as "requestId", data,
      previous, hash
    from audit_events where ${own} log = ${log} and seq > ${after} order by seq limit ${PAGE}`.execute(trx);
  return rows;
}
