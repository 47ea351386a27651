/** Tables of mailed links, and of e-mails that administrators have assigned to other accounts. */

/** The first password of an invited admin has a purpose of its own, because setting it redeems the invitation. */
export type StoredPurpose = "register" | "set-password" | "reset" | "confirm-email" | NewAddressPurpose;
/** For an e-mail that an administrator has assigned: one link goes to each address. */
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
