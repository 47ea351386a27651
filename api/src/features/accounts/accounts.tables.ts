/** Tables of the links that were mailed to people, and of e-mails that administrators have given to others. */

/** Setting the first password of an invited admin is told apart from resetting one: it redeems the invitation. */
export type StoredPurpose = "register" | "set-password" | "reset" | "confirm-email" | NewAddressPurpose;
/** Of an e-mail that an administrator has given: one link to each address. */
export type NewAddressPurpose = "confirm-new-address" | "object-to-new-address";

declare module "../../platform/database.ts" {
  interface Tables {
    email_changes: {
      user_id: string;
      university_id: string | null;
      email: string;
      asked_at: Date;
      confirmed_at: Date | null;
      counts_at: Date | null;
    };
    account_links: {
      digest: Buffer;
      university_id: string | null;
      kind: "staff" | "student";
      subject_id: string;
      purpose: StoredPurpose;
      email: string | null;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}
