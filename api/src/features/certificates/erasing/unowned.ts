/** Certificates that belong to no student of the university, of people who have no record and no account. */
import { MOST_ERASED } from "@ijaza/schema/privacy/erasure";
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import type { CertificateRow } from "../certificates.tables.ts";

/** The certificate of this id, then others of its university with the same e-mail address. Throws `certificate_of_student`. */
export async function findUnowned(trx: Trx, id: string): Promise<CertificateRow[]> {
  const named = await trx.selectFrom("certificates").selectAll().where("id", "=", id).executeTakeFirst();
  if (!named) return [];
  refuseOwned([named]);
  const others = await trx
    .selectFrom("certificates")
    .selectAll()
    .where("university_id", "=", named.university_id)
    .where("email", "=", named.email)
    .where("student_id", "is", null)
    .where("id", "<>", id)
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .limit(MOST_ERASED)
    .execute();
  return [named, ...others];
}

/** Those of these ids that there are, locked in the order of their ids. Throws `certificate_of_student`. */
export async function lockUnowned(trx: Trx, ids: readonly string[]): Promise<CertificateRow[]> {
  const found = await trx
    .selectFrom("certificates")
    .selectAll()
    .where("id", "=", sql<string>`any(${ids})`)
    .orderBy("id")
    .forUpdate()
    .execute();
  refuseOwned(found);
  return found;
}

function refuseOwned(certificates: readonly CertificateRow[]): void {
  if (certificates.some(({ student_id }) => student_id !== null)) throw new AppError("certificate_of_student");
}
