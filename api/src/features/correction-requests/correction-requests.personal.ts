/** Reads a student's requests with all that they say, and deletes them. */
import type { Trx } from "../../platform/database.ts";
import { type Readable, readableRow, readableRows } from "../../platform/readable-rows.ts";
import { deleteRequests, findItems } from "./correction-requests.repository.ts";
import "./correction-requests.tables.ts";

export type OwnRequests = { rows: Readable[]; evidence: { requestId: string; type: string }[] };

export type PersonalRequests = {
  /** All requests of a student with their items, the oldest first, and which have a file of evidence. */
  readOwn(trx: Trx, studentId: string): Promise<OwnRequests>;
  /** How many requests a student has made, and how many files of evidence there are. */
  countOf(trx: Trx, studentId: string): Promise<{ requests: number; files: number }>;
  /** Deletes them; returns the names of the files of evidence in the storage. */
  eraseOf(trx: Trx, studentId: string): Promise<string[]>;
};

export const personalRequests: PersonalRequests = {
  async readOwn(trx, studentId) {
    const own = trx.selectFrom("correction_requests").selectAll().where("student_id", "=", studentId);
    const requests = await own.orderBy("created_at").orderBy("id").execute();
    const items = await findItems(
      trx,
      requests.map(({ id }) => id),
    );
    return {
      rows: requests.map((request) => ({
        ...readableRow(request, ["evidence"]),
        items: readableRows(items.filter(({ request_id }) => request_id === request.id)),
      })),
      evidence: requests.flatMap(({ id, evidence_type: type }) => (type ? [{ requestId: id, type }] : [])),
    };
  },

  async countOf(trx, studentId) {
    return trx
      .selectFrom("correction_requests")
      .select((row) => [row.fn.countAll<number>().as("requests"), row.fn.count<number>("evidence").as("files")])
      .where("student_id", "=", studentId)
      .executeTakeFirstOrThrow();
  },

  async eraseOf(trx, studentId) {
    const own = trx.selectFrom("correction_requests").select(["id", "evidence"]).where("student_id", "=", studentId);
    const requests = await own.orderBy("id").forUpdate().execute();
    await deleteRequests(
      trx,
      requests.map(({ id }) => id),
    );
    return requests.flatMap(({ evidence }) => evidence ?? []);
  },
};
