/** Table of the codes of first sign-ins. */

declare module "../../../platform/database.ts" {
  interface Tables {
    student_codes: {
      student_id: string;
      university_id: string;
      digest: Buffer;
      created_at: Date;
      expires_at: Date;
      used_at: Date | null;
      resent_at: Date | null;
    };
  }
}

export {};
