/** The mail to the responsable when the chain has finally refused a revocation, because the page may be closed by then. */
import { PRODUCT } from "@ijaza/schema/product";
import type { Trx } from "../../../platform/database.ts";
import { staffNotice } from "../../users/users.service.ts";
import type { StaffDeps, StaffMailTemplates } from "../mails/staff-mails.ts";
import { refusedTexts } from "../mails/staff-texts.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";

/** Returns the function that mails the responsable, if there is one who can sign in. */
export function createRefusedMail<Row extends RecordRow>(
  { mailer, users, publicUrl }: StaffDeps,
  recordKind: RecordKind<Row>,
  { noun, list }: StaffMailTemplates,
) {
  const kind = `${recordKind.name}s.revocation_refused`;
  mailer.on(kind, refusedTexts(noun));
  return async (trx: Trx, record: Row): Promise<void> => {
    const { university_id: universityId } = record;
    const responsable = await users.findResponsable(trx, universityId);
    const number = recordKind.labelOf(record);
    const link = `${publicUrl}${list}?search=${encodeURIComponent(number)}`;
    const { en: product_en, fr: product_fr, ar: product_ar } = PRODUCT.name;
    const values = { product_en, product_fr, product_ar, number, link };
    const notice = staffNotice(responsable, { universityId, kind, values });
    if (notice) await mailer.queueNotice(trx, notice);
  };
}
