/** Table of erased students: their ids alone, so that a repeated erasure is recognised. */

declare module "../../platform/database.ts" {
  interface Tables {
    erased_students: {
      student_id: string;
      university_id: string;
      /** The job that removes the files. */
      job_id: string;
      erased_at: Date;
    };
  }
}

export {};
