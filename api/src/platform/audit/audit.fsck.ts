/** Checks the audit logs: each event links to the one before, none is missing, and the head is the last one. */
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import { inPages, type Report } from "../fsck/findings.ts";
import { type AuditRecord, GENESIS, linkHash } from "./chain.ts";

type Link = Omit<AuditRecord, "at"> & { at: Date; previous: Buffer; hash: Buffer };
type Head = { log: string; seq: number; hash: Buffer | null };

const PAGE = 5000;

export async function checkAudit(trx: Trx, report: Report): Promise<void> {
  const { rows: heads } = await sql<Head>`
    select l.log, coalesce(h.seq, 0) as seq, h.hash
    from (select log from audit_heads union select log from audit_events) l
    left join audit_heads h using (log) order by l.log`.execute(trx);
  for (const head of heads) await checkLog(trx, { head, report });
}

async function checkLog(trx: Trx, { head, report }: { head: Head; report: Report }): Promise<void> {
  let last: { seq: number; hash: Buffer } = { seq: 0, hash: GENESIS };
  const pages = inPages<Link, number>(
    (after) => readLinks(trx, head.log, after ?? 0),
    ({ seq }) => seq,
  );
  for await (const links of pages) {
    for (const link of links) {
      const about = `audit ${head.log}/${link.seq}`;
      if (link.seq !== last.seq + 1)
        report({ code: "audit_event_missing", about: `audit ${head.log}/${last.seq + 1}` });
      if (!link.previous.equals(last.hash)) report({ code: "audit_link_broken", about });
      if (!linkHash(link.previous, recordOf(link)).equals(link.hash)) report({ code: "audit_event_changed", about });
      last = link;
    }
  }
  if (head.seq === last.seq && head.hash?.equals(last.hash)) return;
  report({ code: "audit_head_differs", about: `audit ${head.log}` });
}

function recordOf({ previous: _previous, hash: _hash, at, ...record }: Link): AuditRecord {
  return { ...record, at: at.toISOString() };
}

async function readLinks(trx: Trx, log: string, after: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select log, seq, at, actor_id as "actorId", actor_role as "actorRole", kind, subject_id as "subjectId",
      encode(before_digest, 'hex') as before, encode(after_digest, 'hex') as after, request_id as "requestId", data,
      previous, hash
    from audit_events where log = ${log} and seq > ${after} order by seq limit ${PAGE}`.execute(trx);
  return rows;
}
