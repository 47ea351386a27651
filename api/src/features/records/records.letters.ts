/** The mail to the responsable when the chain has refused a revocation for good: whoever asked may not be looking any more. */
import { PRODUCT } from "@ijaza/schema/product";
import type { Trx } from "../../platform/database.ts";
import type { MailTexts } from "../../platform/mail/letter-text.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { staffNotice, type Users } from "../users/users.service.ts";
import type { RecordRow } from "./records.kind.ts";

export type LetterDeps = { mailer: Mailer; users: Pick<Users, "findResponsable">; publicUrl: string };

type Letter<Row extends RecordRow> = {
  /** Kind of the mail. */
  kind: string;
  /** They may name `{number}`. */
  texts: MailTexts;
  /** What the record is known by: a text that also finds it in the list. */
  numberOf(record: Row): string;
  /** Path of the list. */
  list: string;
};

/** What writes to the responsable, if there is one who can come in. */
export function createRefusedLetter<Row extends RecordRow>(
  { mailer, users, publicUrl }: LetterDeps,
  { kind, texts, numberOf, list }: Letter<Row>,
) {
  mailer.on(kind, texts);
  return async (trx: Trx, record: Row): Promise<void> => {
    const responsable = await users.findResponsable(trx, record.university_id);
    const number = numberOf(record);
    const link = `${publicUrl}${list}?search=${encodeURIComponent(number)}`;
    const { en: product_en, fr: product_fr, ar: product_ar } = PRODUCT.name;
    const letter = {
      universityId: record.university_id,
      kind,
      values: { product_en, product_fr, product_ar, number, link },
    };
    const notice = staffNotice(responsable, letter);
    if (notice) await mailer.queueNotice(trx, notice);
  };
}
