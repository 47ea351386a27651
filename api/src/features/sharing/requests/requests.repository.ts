/** Requests of organisations in SQL, in the transaction's scope. */
import { type Insertable, sql } from "kysely";
import type { Tables, Trx } from "../../../platform/database.ts";
import type { MatchedRow, RequestRow } from "./requests.tables.ts";

export async function insertRequest(trx: Trx, request: Insertable<Tables["third_party_requests"]>): Promise<void> {
  await trx.insertInto("third_party_requests").values(request).execute();
}

export async function findRequestByDigest(trx: Trx, digest: Buffer): Promise<RequestRow | undefined> {
  return trx.selectFrom("third_party_requests").selectAll().where("digest", "=", digest).executeTakeFirst();
}

/** Confirms a request. False when it was confirmed before or can no longer be. */
export async function saveConfirmed(
  trx: Trx,
  { digest, at, since }: { digest: Buffer; at: Date; since: Date },
): Promise<boolean> {
  const confirmed = await trx
    .updateTable("third_party_requests")
    .set({ state: "waiting", confirmed_at: at })
    .where("digest", "=", digest)
    .where("state", "=", "unconfirmed")
    .where("created_at", ">", since)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
}

/** Ends a waiting request; the organisation gets no further mail, whatever became of the request. A grant stays. */
export async function saveWithdrawn(trx: Trx, { digest, at }: { digest: Buffer; at: Date }): Promise<void> {
  await sql`
    update third_party_requests set told_at = ${at},
      state = case when state in ('unconfirmed', 'waiting') then 'withdrawn' else state end
    where digest = ${digest} and told_at is null`.execute(trx);
}

/** A student's requests, the newest first. */
export async function listRequests(trx: Trx, studentId: string): Promise<MatchedRow[]> {
  const own = trx.selectFrom("third_party_requests").selectAll().where("student_id", "=", studentId);
  return (await own.orderBy("confirmed_at", "desc").orderBy("id").execute()) as MatchedRow[];
}

type LockOwnRequestOptions = { id: string; studentId: string };

/** A student's own request, locked until the transaction ends. */
export async function lockOwnRequest(
  trx: Trx,
  { id, studentId }: LockOwnRequestOptions,
): Promise<MatchedRow | undefined> {
  const own = trx.selectFrom("third_party_requests").selectAll().where("id", "=", id);
  return own.where("student_id", "=", studentId).forUpdate().executeTakeFirst() as Promise<MatchedRow | undefined>;
}

export async function saveAnswer(trx: Trx, { id, state }: { id: string; state: "granted" | "refused" }): Promise<void> {
  await trx.updateTable("third_party_requests").set({ state }).where("id", "=", id).execute();
}

/** Refuses all waiting requests of a site; returns their ids. */
export async function refuseSite(trx: Trx, { studentId, site }: { studentId: string; site: string }) {
  const refused = await trx
    .updateTable("third_party_requests")
    .set({ state: "refused" })
    .where("student_id", "=", studentId)
    .where("site", "=", site)
    .where("state", "=", "waiting")
    .returning("id")
    .execute();
  return refused.map(({ id }) => id).sort();
}

/** Detaches the requests of a deleted student, which then end like any other, and deletes the settings. */
export async function leaveRequests(trx: Trx, studentId: string): Promise<void> {
  await sql`update third_party_requests set student_id = null, record_id = null where student_id = ${studentId}`.execute(
    trx,
  );
  await trx.deleteFrom("share_settings").where("student_id", "=", studentId).execute();
}

export type Settings = { acceptsRequests: boolean; blockedDomains: string[] };

/** A student's settings; the default accepts requests of every site. */
export async function findSettings(trx: Trx, studentId: string): Promise<Settings> {
  const row = await trx.selectFrom("share_settings").selectAll().where("student_id", "=", studentId).executeTakeFirst();
  return { acceptsRequests: row?.accepts_requests ?? true, blockedDomains: [...(row?.blocked_domains ?? [])].sort() };
}

type SaveSettingsOptions = Settings & { studentId: string; universityId: string };

export async function saveSettings(
  trx: Trx,
  { studentId, universityId, ...settings }: SaveSettingsOptions,
): Promise<void> {
  const row = { accepts_requests: settings.acceptsRequests, blocked_domains: settings.blockedDomains };
  await trx
    .insertInto("share_settings")
    .values({ ...row, student_id: studentId, university_id: universityId })
    .onConflict((conflict) => conflict.column("student_id").doUpdateSet(row))
    .execute();
}

/** Grants that can still be opened, as `domain document`. */
export async function listGranted(
  trx: Trx,
  { studentId, now }: { studentId: string; now: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ domain: string; record_id: string }>`
    select r.domain, i.record_id from shares s
      join third_party_requests r on r.id = s.request_id join share_items i on i.share_id = s.id
    where s.student_id = ${studentId} and s.taken_back_at is null and s.expires_at > ${now} and s.views < s.views_allowed`.execute(
    trx,
  );
  return new Set(rows.map(({ domain, record_id: recordId }) => `${domain} ${recordId}`));
}

/** Requests by their ids. */
export async function findRequests(trx: Trx, ids: readonly string[]): Promise<Map<string, RequestRow>> {
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom("third_party_requests").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
