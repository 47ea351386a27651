/** The calls to read the audit log, a page of it or as a file. */
import { type AuditEventShown, exportAudit, getAudit } from "@ijaza/schema/audit/calls";
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { Texts } from "@ijaza/schema/product";
import type { UserNames } from "@ijaza/schema/users/names";
import { scopeOf, tenantOf } from "../actor.ts";
import type { Clock } from "../clock.ts";
import { type Db, inScope, type Trx } from "../database.ts";
import type { Mount } from "../http/mount.ts";
import { beginExport, EXPORT_LIMIT } from "../sheets/begin-export.ts";
import { readInPages } from "../sheets/read-in-pages.ts";
import { sendSheet } from "../sheets/send-sheet.ts";
import { makeSheet } from "../sheets/sheet.ts";
import { beginOf, endOf, findAudit, listAuditPlaces, placeOf, readAudit } from "./audit.reading.ts";
import { SHEET_COLUMNS, SHEET_TITLE } from "./audit.sheet.ts";

/** Display names by id; the rooms know them, but the log does not. */
type NamesOf<T> = (trx: Trx, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
type AuditDeps = { db: Db; clock: Clock; usernames: NamesOf<UserNames<string>>; universityNames: NamesOf<Texts> };
type Row = Awaited<ReturnType<typeof findAudit>>[number];
type DescribeEventOptions = { users: ReadonlyMap<string, UserNames<string>>; universities: ReadonlyMap<string, Texts> };

export function mountAudit(mount: Mount, { db, clock, usernames, universityNames }: AuditDeps): void {
  const describeAll = async (trx: Trx, rows: readonly Row[]): Promise<AuditEventShown[]> => {
    const users = await usernames(trx, distinct(rows.map((row) => row.actor_id)));
    const universities = await universityNames(trx, distinct(rows.map((row) => row.university_id)));
    return rows.map((row) => describeEvent(row, { users, universities }));
  };

  mount(getAudit, ({ page, pageSize, ...query }, { actor }) =>
    inScope(db, scopeOf(actor), async (trx) => {
      const filter = { ...filterOf(query), universityId: tenantOf(actor) };
      const { rows, total, isCapped } = await readAudit(trx, { ...filter, page, pageSize });
      return { events: await describeAll(trx, rows), total, isCapped, page, pageSize };
    }),
  );

  mount(exportAudit, async ({ format, ...query }, { actor, language, request, reply }) => {
    const scope = scopeOf(actor);
    const at = clock.now();
    const filter = { ...filterOf(query), universityId: tenantOf(actor) };
    const ids = await inScope(db, scope, async (trx) => {
      const places = await listAuditPlaces(trx, filter, EXPORT_LIMIT);
      const exported = { kind: "audit.exported", actor, requestId: request.id, format, total: places.length, at };
      await beginExport(trx, exported);
      return places;
    });
    const read = (places: readonly string[]) =>
      inScope(db, scope, async (trx) => describeAll(trx, await findAudit(trx, filter, places)));
    const pages = readInPages({ ids, read, idOf: placeOf });
    const sheet = makeSheet({ name: "audit-log", title: SHEET_TITLE, at, language, columns: SHEET_COLUMNS, pages });
    return sendSheet(reply, sheet, format);
  });
}

type AuditQuery = Pick<Input<typeof getAudit>, "from" | "to" | "kind">;

const filterOf = ({ from, to, kind }: AuditQuery) => ({
  kind,
  ...(from && { from: beginOf(from) }),
  ...(to && { before: endOf(to) }),
});

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

function describeEvent(row: Row, { users, universities }: DescribeEventOptions): AuditEventShown {
  const { username = null, usernameAr = null } = users.get(row.actor_id ?? "") ?? {};
  const name = universities.get(row.university_id ?? "");
  return {
    log: row.log,
    seq: row.seq,
    at: row.at.toISOString(),
    kind: row.kind,
    subjectId: row.subject_id,
    actor: { _id: row.actor_id, role: row.actor_role, username, usernameAr },
    university: row.university_id && name ? { _id: row.university_id, name } : null,
    before: row.before_digest?.toString("hex") ?? null,
    after: row.after_digest?.toString("hex") ?? null,
    requestId: row.request_id,
    data: row.data,
    hash: row.hash.toString("hex"),
  };
}
