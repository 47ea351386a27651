/** Checks the audit logs: each event links to the one before, none is missing, and the head is the last one. */
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import { inPages, type Report } from "../fsck/findings.ts";
import { type Link, linksOf, recordOf } from "./audit.links.ts";
import { GENESIS, linkHash } from "./chain.ts";

type Head = { log: string; seq: number; hash: Buffer | null };

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
    (after) => linksOf(trx, { log: head.log, after: after ?? 0 }),
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
