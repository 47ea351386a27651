/** Appends to the audit log in the transaction of the logged action, which fails if the event cannot be written. */
import type { AuditDatum } from "@ijaza/schema/audit/kinds";
import { sql } from "kysely";
import type { Actor } from "../actor.ts";
import type { Trx } from "../database.ts";
import { type AuditRecord, GENESIS, linkHash } from "./chain.ts";
import "./audit.tables.ts";

export type AuditEvent = {
  kind: string;
  subjectId: string;
  /** Digests of the subject before and after, never its content. */
  before?: Buffer | null;
  after?: Buffer | null;
  /** Must not contain personal data. */
  data?: Partial<Record<AuditDatum, string | number | boolean | null>>;
};

/** The actor: a person with the request's id, or the platform itself. */
export type Author = { id: string | null; role: string; requestId?: string | null };

export const SYSTEM: Author = { id: null, role: "system" };

export const authorOf = (actor: Actor, requestId?: string): Author => ({
  id: actor.id,
  role: actor.role,
  requestId: requestId ?? null,
});

/** The platform's own log, beside one log for each university. */
const PLATFORM_LOG = "platform";

type Append = {
  universityId: string | null;
  author: Author;
  at: Date;
  events: readonly AuditEvent[];
  /** A separate log, so that a sign-in does not wait until an import ends. */
  branch?: "sessions";
};

const nameLog = ({ universityId, branch }: Pick<Append, "universityId" | "branch">): string =>
  [universityId ?? PLATFORM_LOG, ...(branch ? [branch] : [])].join("/");

/** Events per statement; bounds its memory. */
const CHUNK = 5000;

/** Appends events to the university's log, or a branch of it; returns its new head. Others wait for the transaction. */
export async function appendAudit(trx: Trx, append: Append): Promise<Buffer> {
  const { universityId, author, at, events } = append;
  const log = nameLog(append);
  let { seq, hash } = await lockHead(trx, log);
  for (let start = 0; start < events.length; start += CHUNK) {
    const rows = events.slice(start, start + CHUNK).map((event) => {
      const previous = hash;
      seq += 1;
      const record = recordOf(event, { log, seq, author, at });
      hash = linkHash(previous, record);
      return { ...record, previous: previous.toString("hex"), hash: hash.toString("hex") };
    });
    await insertEvents(trx, { universityId, rows, head: { log, seq, hash } });
  }
  return hash;
}

type RecordOfOptions = { log: string; seq: number; author: Author; at: Date };

function recordOf(event: AuditEvent, { log, seq, author, at }: RecordOfOptions): AuditRecord {
  return {
    log,
    seq,
    at: at.toISOString(),
    actorId: author.id,
    actorRole: author.role,
    kind: event.kind,
    subjectId: event.subjectId,
    before: event.before?.toString("hex") ?? null,
    after: event.after?.toString("hex") ?? null,
    requestId: author.requestId ?? null,
    data: event.data ?? {},
  };
}

type Head = { seq: number; hash: Buffer };
type Link = AuditRecord & { previous: string; hash: string };
type InsertOptions = { universityId: string | null; rows: readonly Link[]; head: Head & { log: string } };

/**
 * Inserts events and moves the head to the last of them. One parameter for any number of rows: with one per value, building
 * the statement takes longer than running it.
 */
async function insertEvents(trx: Trx, { universityId, rows, head }: InsertOptions): Promise<void> {
  await sql`
    with head as (update audit_heads set seq = ${head.seq}, hash = ${head.hash} where log = ${head.log})
    insert into audit_events (log, seq, university_id, at, actor_id, actor_role, kind, subject_id, before_digest,
      after_digest, request_id, data, previous, hash)
    select log, seq, ${universityId}, at, "actorId", "actorRole", kind, "subjectId", decode(before, 'hex'),
      decode(after, 'hex'), "requestId", data, decode(previous, 'hex'), decode(hash, 'hex')
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(log text, seq bigint, at timestamptz, "actorId" text,
      "actorRole" text, kind text, "subjectId" text, before text, after text, "requestId" text, data jsonb,
      previous text, hash text)`.execute(trx);
}

/** The head of a university's log, as seen by the transaction. */
export async function readAuditHead(trx: Trx, universityId: string | null): Promise<Buffer> {
  const row = await trx
    .selectFrom("audit_heads")
    .select("hash")
    .where("log", "=", universityId ?? PLATFORM_LOG)
    .executeTakeFirst();
  return row?.hash ?? GENESIS;
}

/** Those of these hashes that events of the university's log have, all in hexadecimal. */
export async function findAuditHashes(
  trx: Trx,
  { universityId, hashes }: { universityId: string; hashes: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'hex') as hash from audit_events
    where log = ${universityId} and hash = any(select decode(h, 'hex') from unnest(${hashes}::text[]) h)`.execute(trx);
  return new Set(rows.map(({ hash }) => hash));
}

/** Of a log without events too, which then has its first head. */
async function lockHead(trx: Trx, log: string): Promise<Head> {
  const find = () => sql<Head>`select seq, hash from audit_heads where log = ${log} for update`.execute(trx);
  const [head] = (await find()).rows;
  if (head) return head;
  await trx
    .insertInto("audit_heads")
    .values({ log, hash: GENESIS })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await find()).rows[0]!;
}
