/** The call to read the audit log. */
import { type AuditEventShown, getAudit } from "@ijaza/schema/audit";
import type { Texts } from "@ijaza/schema/product";
import { scopeOf, tenantOf } from "../actor.ts";
import { type Db, inScope, type Trx } from "../database.ts";
import type { Mount } from "../http/mount.ts";
import { beginOf, endOf, readAudit } from "./audit.reading.ts";

/** Display names by id; the rooms know them, but the log does not. */
type NamesOf<T> = (trx: Trx, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
type AuditDeps = { db: Db; usernames: NamesOf<string>; universityNames: NamesOf<Texts> };
type Row = Awaited<ReturnType<typeof readAudit>>["rows"][number];
type DescribeEventOptions = { users: ReadonlyMap<string, string>; universities: ReadonlyMap<string, Texts> };

export function mountAudit(mount: Mount, { db, usernames, universityNames }: AuditDeps): void {
  mount(getAudit, ({ from, to, ...query }, { actor }) =>
    inScope(db, scopeOf(actor), async (trx) => {
      const dates = { ...(from && { from: beginOf(from) }), ...(to && { before: endOf(to) }) };
      const { rows, total, isCapped } = await readAudit(trx, { ...query, ...dates, universityId: tenantOf(actor) });
      const users = await usernames(trx, distinct(rows.map((row) => row.actor_id)));
      const universities = await universityNames(trx, distinct(rows.map((row) => row.university_id)));
      const events = rows.map((row) => describeEvent(row, { users, universities }));
      return { events, total, isCapped, page: query.page, pageSize: query.pageSize };
    }),
  );
}

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

function describeEvent(row: Row, { users, universities }: DescribeEventOptions): AuditEventShown {
  const name = universities.get(row.university_id ?? "");
  return {
    log: row.log,
    seq: row.seq,
    at: row.at.toISOString(),
    kind: row.kind,
    subjectId: row.subject_id,
    actor: { _id: row.actor_id, role: row.actor_role, username: users.get(row.actor_id ?? "") ?? null },
    university: row.university_id && name ? { _id: row.university_id, name } : null,
    before: row.before_digest?.toString("hex") ?? null,
    after: row.after_digest?.toString("hex") ?? null,
    requestId: row.request_id,
    data: row.data,
    hash: row.hash.toString("hex"),
  };
}
