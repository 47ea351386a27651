/** Shares in SQL, in the transaction's scope. */
import { type DocumentKind, MOST_WRONG_PINS } from "@ijaza/schema/sharing/shares";
import { type Insertable, sql } from "kysely";
import type { Tables, Trx } from "../../../platform/database.ts";
import type { ShareRow } from "./shares.tables.ts";

/** Locks the student, so that shares are made one after the other and can be counted. */
export async function lockSharing(trx: Trx, studentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shares:${studentId}`}, 0))`.execute(trx);
}

/** How many shares of a student can be opened, now or after a new PIN. */
export async function countLive(trx: Trx, { studentId, now }: { studentId: string; now: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from shares where student_id = ${studentId}
      and taken_back_at is null and expires_at > ${now} and views < views_allowed`.execute(trx);
  return rows[0]!.count;
}

export async function insertShare(trx: Trx, share: Insertable<Tables["shares"]>): Promise<ShareRow> {
  return trx.insertInto("shares").values(share).returningAll().executeTakeFirstOrThrow();
}

/** A student's shares, the newest first. */
export async function listShares(trx: Trx, studentId: string): Promise<ShareRow[]> {
  const own = trx.selectFrom("shares").selectAll().where("student_id", "=", studentId);
  return own.orderBy("created_at", "desc").orderBy("id").execute();
}

type LockOwnShareOptions = { id: string; studentId: string };

/** A student's own share, locked until the transaction ends. */
export async function lockOwnShare(trx: Trx, { id, studentId }: LockOwnShareOptions): Promise<ShareRow | undefined> {
  const own = trx.selectFrom("shares").selectAll().where("id", "=", id).where("student_id", "=", studentId);
  return own.forUpdate().executeTakeFirst();
}

export async function saveTakenBack(trx: Trx, { id, at }: { id: string; at: Date }): Promise<ShareRow> {
  const share = trx.updateTable("shares").set({ taken_back_at: at }).where("id", "=", id);
  return share.returningAll().executeTakeFirstOrThrow();
}

/** Saves a new PIN and resets the count of wrong ones. */
export async function savePin(trx: Trx, { id, digest }: { id: string; digest: Buffer }): Promise<ShareRow> {
  const share = trx.updateTable("shares").set({ pin_digest: digest, wrong_pins: 0 }).where("id", "=", id);
  return share.returningAll().executeTakeFirstOrThrow();
}

/** The share of the link with this secret, by its SHA-256; its row is locked when a view is to be counted. */
export async function findByDigest(trx: Trx, digest: Buffer): Promise<ShareRow | undefined> {
  return trx.selectFrom("shares").selectAll().where("secret_digest", "=", digest).executeTakeFirst();
}

export async function lockByDigest(trx: Trx, digest: Buffer): Promise<ShareRow | undefined> {
  return trx.selectFrom("shares").selectAll().where("secret_digest", "=", digest).forUpdate().executeTakeFirst();
}

/** Counts a view of a share whose row is locked, in the current minute. */
export async function countView(trx: Trx, { id, university_id }: ShareRow, now: Date): Promise<void> {
  await sql`update shares set views = views + 1 where id = ${id} and views < views_allowed`.execute(trx);
  await sql`
    insert into share_views (share_id, university_id, minute, count)
    values (${id}, ${university_id}, date_trunc('minute', ${now}::timestamptz), 1)
    on conflict (share_id, minute) do update set count = share_views.count + 1`.execute(trx);
}

/** Counts a wrong PIN of a share whose row is locked; returns the count. */
export async function countWrongPin(trx: Trx, { id }: ShareRow): Promise<number> {
  const { rows } = await sql<{ wrong_pins: number }>`
    update shares set wrong_pins = wrong_pins + 1 where id = ${id} and wrong_pins < ${MOST_WRONG_PINS}
    returning wrong_pins`.execute(trx);
  return rows[0]?.wrong_pins ?? MOST_WRONG_PINS;
}

export async function listViews(trx: Trx, shareId: string): Promise<{ minute: Date; count: number }[]> {
  const views = trx.selectFrom("share_views").select(["minute", "count"]).where("share_id", "=", shareId);
  return views.orderBy("minute", "desc").execute();
}

/** Shares with their documents and their number of views. */
export async function deleteShares(trx: Trx, studentId: string): Promise<void> {
  await trx.deleteFrom("shares").where("student_id", "=", studentId).execute();
}

/** The documents of the share in whose scope the transaction runs, in their order. */
export async function listKinds(trx: Trx): Promise<DocumentKind[]> {
  const { rows } = await sql<{ kinds: DocumentKind[] }>`select shared_document_kinds() as kinds`.execute(trx);
  return rows[0]!.kinds;
}

/** Whether all documents of the share in whose scope the transaction runs are valid; `today` is `YYYY-MM-DD`. */
export async function areDocumentsValid(trx: Trx, today: string): Promise<boolean> {
  const { rows } = await sql<{ valid: boolean }>`select shared_documents_are_valid(${today}) as valid`.execute(trx);
  return rows[0]!.valid;
}
