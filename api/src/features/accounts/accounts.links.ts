/** Mailed links in SQL: 32 random bytes that only the mail holds. A link works once and for a limited time. */
import { type Selectable, sql } from "kysely";
import type { Tables, Trx } from "../../platform/database.ts";
import { newSecret } from "../../platform/ids.ts";
import { type Readable, readableRows } from "../../platform/readable-rows.ts";
import { digestOf, type SessionKind } from "../../platform/sessions.ts";
import type { StoredPurpose } from "./accounts.tables.ts";
import "./accounts.tables.ts";

export type LinkRow = Selectable<Tables["account_links"]>;

const HOUR = 60 * 60_000;
const GOOD_FOR: Record<StoredPurpose, number> = {
  register: 72 * HOUR,
  "set-password": 72 * HOUR,
  reset: 24 * HOUR,
  "confirm-email": 24 * HOUR,
  "confirm-new-address": 24 * HOUR,
  // At the latest until the change takes effect.
  "object-to-new-address": 48 * HOUR,
};
const INVITING = ["register", "set-password"] as const satisfies readonly StoredPurpose[];

export type NewLink = {
  kind: SessionKind;
  subjectId: string;
  universityId: string | null;
  purpose: StoredPurpose;
  /** The new e-mail, which replaces the former one once the link is used. */
  email?: string;
  at: Date;
};

/** Makes a link and returns its secret, which belongs into the mail and nowhere else. */
export async function issueLink(trx: Trx, { kind, subjectId, universityId, purpose, email, at }: NewLink) {
  const secret = newSecret();
  await trx
    .insertInto("account_links")
    .values({
      digest: digestOf(secret),
      university_id: universityId,
      kind,
      subject_id: subjectId,
      purpose,
      email: email ?? null,
      created_at: at,
      expires_at: new Date(at.getTime() + GOOD_FOR[purpose]),
    })
    .execute();
  return secret;
}

type RedeemLinkOptions = { secret: string; purposes: readonly StoredPurpose[]; at: Date };

/** Reads a link that is still valid, without using it. */
export async function findLink(
  trx: Trx,
  { secret, at }: Omit<RedeemLinkOptions, "purposes">,
): Promise<LinkRow | undefined> {
  return trx
    .selectFrom("account_links")
    .selectAll()
    .where("digest", "=", digestOf(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

/** Uses the link up: of several callers at once only one gets it. */
export async function redeemLink(trx: Trx, { secret, purposes, at }: RedeemLinkOptions): Promise<LinkRow | undefined> {
  return trx
    .updateTable("account_links")
    .set({ used_at: at })
    .where("digest", "=", digestOf(secret))
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .returningAll()
    .executeTakeFirst();
}

type DropLinksOptions = { subjectId: string; purposes?: readonly StoredPurpose[] };

/** Ends a person's unused links and returns how many there were. */
export async function dropLinks(trx: Trx, { subjectId, purposes }: DropLinksOptions): Promise<number> {
  let query = trx.deleteFrom("account_links").where("subject_id", "=", subjectId).where("used_at", "is", null);
  if (purposes) query = query.where("purpose", "in", purposes);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** The new e-mail that a person has asked for, while its link is still valid. */
export async function findWaitingEmail(trx: Trx, { subjectId, at }: { subjectId: string; at: Date }) {
  const link = await trx
    .selectFrom("account_links")
    .select("email")
    .where("subject_id", "=", subjectId)
    .where("purpose", "=", "confirm-email")
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return link?.email ?? null;
}

/** Deletes expired links to set a password. */
export async function sweepLinks(trx: Trx, { subjectId, at }: { subjectId: string; at: Date }): Promise<void> {
  await trx
    .deleteFrom("account_links")
    .where("subject_id", "=", subjectId)
    .where("purpose", "=", "reset")
    .where("expires_at", "<=", at)
    .execute();
}

/** The latest invitation of each of these people. */
export async function findInvitations(trx: Trx, subjectIds: readonly string[]): Promise<Map<string, LinkRow>> {
  const { rows } = await sql<LinkRow>`
    select distinct on (subject_id) * from account_links
    where subject_id = any(${subjectIds}) and purpose = any(${INVITING})
    order by subject_id, created_at desc`.execute(trx);
  return new Map(rows.map((row) => [row.subject_id, row]));
}

/** What is kept of the links that were mailed to a person, without what opens them. */
export async function readOwnLinks(trx: Trx, subjectId: string): Promise<Readable[]> {
  const own = trx.selectFrom("account_links").selectAll().where("subject_id", "=", subjectId).orderBy("created_at");
  return readableRows(await own.execute());
}

/** Deletes all links of a person, used ones too. */
export async function deleteLinksOf(trx: Trx, subjectId: string): Promise<void> {
  await trx.deleteFrom("account_links").where("subject_id", "=", subjectId).execute();
}
