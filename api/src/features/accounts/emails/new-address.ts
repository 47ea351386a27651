/** The mail to an address that is to become that of an account. */
import type { Language } from "@ijaza/schema/product";
import type { NewMail } from "../../../platform/mail/mails.ts";
import type { Person } from "../../users/users.service.ts";
import { writeMail } from "../accounts.deps.ts";

/**
 * A new address of an account. `holder`: whoever has it already. The caller is answered as if it were free; it is told to the
 * holder alone, and nobody gets a link.
 */
export type EmailChange = { person: Person; email: string; holder?: Person | null };

type Confirming = {
  kind: "accounts.confirm_email" | "accounts.confirm_given_email";
  link: string;
  /** Of whoever has chosen none. */
  language?: Language;
};

/** The mail with the link, or the one to the holder, among the mails of the account's university. */
export function mailToNewAddress(
  { person, email, holder }: EmailChange,
  { kind, link, language }: Confirming,
): NewMail {
  const { universityId } = person;
  if (holder) return { ...writeMail({ kind: "accounts.email_held", to: holder }), universityId, subjectId: null };
  const to = { ...person, email, language: person.language ?? language ?? null };
  return writeMail({ kind, to, values: { link } });
}
