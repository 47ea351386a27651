/** Table of the links that were mailed to people. */

/** Setting the first password of an invited admin is told apart from resetting one: it redeems the invitation. */
export type StoredPurpose = "register" | "set-password" | "reset" | "confirm-email";

declare module "../../platform/database.ts" {
  interface Tables {
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
