/** Reads and deletes a student's shares and choices, and what organisations' requests say of the student. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { type Readable, readableRow, readableRows } from "../../platform/readable-rows.ts";
import { listShareItems } from "../records/records.service.ts";
import { leaveRequests, listRequests } from "./requests/requests.repository.ts";
import { deleteShares, listShares } from "./shares/shares.repository.ts";

export type OwnSharing = { shares: Readable[]; accessRequests: Readable[]; settings: Readable | null };

export type PersonalSharing = {
  /** All shares with what they show and when they were opened, requests of organisations, and settings for them. */
  readOwn(trx: Trx, studentId: string): Promise<OwnSharing>;
  countOf(trx: Trx, studentId: string): Promise<{ shares: number; accessRequests: number }>;
  /** The requests end like any other, and their organisations are told that no access was given. */
  eraseOf(trx: Trx, studentId: string): Promise<void>;
};

export const personalSharing: PersonalSharing = {
  async readOwn(trx, studentId) {
    const shares = await listShares(trx, studentId);
    const ids = shares.map(({ id }) => id);
    const items = await listShareItems(trx, ids);
    const views = await trx
      .selectFrom("share_views")
      .selectAll()
      .where("share_id", "=", sql<string>`any(${ids})`)
      .orderBy("minute")
      .execute();
    const settings = trx.selectFrom("share_settings").selectAll().where("student_id", "=", studentId);
    const chosen = await settings.executeTakeFirst();
    const of = (id: string, rows: readonly { share_id: string }[]) =>
      readableRows(rows.filter(({ share_id }) => share_id === id));
    return {
      shares: shares.map((share) => ({
        ...readableRow(share),
        items: of(share.id, items),
        opened: of(share.id, views),
      })),
      accessRequests: readableRows(await listRequests(trx, studentId)),
      settings: chosen ? readableRow(chosen) : null,
    };
  },

  async countOf(trx, studentId) {
    const { rows } = await sql<{ shares: number; accessRequests: number }>`
      select (select count(*) from shares where student_id = ${studentId}) as shares,
        (select count(*) from third_party_requests where student_id = ${studentId}) as "accessRequests"`.execute(trx);
    return rows[0]!;
  },

  async eraseOf(trx, studentId) {
    await trx
      .updateTable("third_party_requests")
      .set({ named_id: null, named_university: null, named_number: null, named_last_name: null })
      .where("student_id", "=", studentId)
      .execute();
    await deleteShares(trx, studentId);
    await leaveRequests(trx, studentId);
  },
};
