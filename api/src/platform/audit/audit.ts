/** Appends to the audit log in the transaction of what it tells; if it cannot be written, nothing happens. */
import { sql } from "kysely";
import type { Actor } from "../actor.ts";
import type { Trx } from "../database.ts";
import { GENESIS, linkHash } from "./chain.ts";
import "./audit.tables.ts";

export type AuditEvent = {
  kind: string;
  subjectId: string;
  /** Digests of the subject before and after, never its content. */
  before?: Buffer | null;
  after?: Buffer | null;
  /** No personal data. */
  data?: Record<string, string | number | boolean | null>;
};

/** Who acts: a person with the request's id, or the platform itself. */
export type Author = { id: string | null; role: string; requestId?: string | null };

export const SYSTEM: Author = { id: null, role: "system" };

export const authorOf = (actor: Actor, requestId?: string): Author => ({
  id: actor.id,
  role: actor.role,
  requestId: requestId ?? null,
});

/** The platform's own log, beside one log for each university. */
export const PLATFORM_LOG = "platform";

type Append = { universityId: string | null; author: Author; at: Date; events: readonly AuditEvent[] };

/** Events a statement; keeps it below PostgreSQL's bound of parameters. */
const CHUNK = 2000;

/** Appends the events to the university's log and returns its new head. Others wait for this transaction. */
export async function appendAudit(trx: Trx, { universityId, author, at, events }: Append): Promise<Buffer> {
  const log = universityId ?? PLATFORM_LOG;
  const head = await lockHead(trx, log);
  let { seq, hash } = head;
  for (let start = 0; start < events.length; start += CHUNK) {
    const rows = events.slice(start, start + CHUNK).map((event) => {
      const previous = hash;
      seq += 1;
      const record = {
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
      hash = linkHash(previous, record);
      return {
        log,
        seq,
        university_id: universityId,
        at,
        actor_id: author.id,
        actor_role: author.role,
        kind: event.kind,
        subject_id: event.subjectId,
        before_digest: event.before ?? null,
        after_digest: event.after ?? null,
        request_id: author.requestId ?? null,
        data: JSON.stringify(event.data ?? {}),
        previous,
        hash,
      };
    });
    await trx.insertInto("audit_events").values(rows).execute();
  }
  await trx.updateTable("audit_heads").set({ seq, hash }).where("log", "=", log).execute();
  return hash;
}

/** The head of a university's log, as the transaction sees it. */
export async function readAuditHead(trx: Trx, universityId: string | null): Promise<Buffer> {
  const row = await trx
    .selectFrom("audit_heads")
    .select("hash")
    .where("log", "=", universityId ?? PLATFORM_LOG)
    .executeTakeFirst();
  return row?.hash ?? GENESIS;
}

async function lockHead(trx: Trx, log: string): Promise<{ seq: number; hash: Buffer }> {
  await trx
    .insertInto("audit_heads")
    .values({ log, hash: GENESIS })
    .onConflict((on) => on.doNothing())
    .execute();
  const { rows } = await sql<{ seq: number; hash: Buffer }>`
    select seq, hash from audit_heads where log = ${log} for update`.execute(trx);
  return rows[0]!;
}
