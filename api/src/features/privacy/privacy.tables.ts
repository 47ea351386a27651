/** Table of the files that erasures leave in the storage until a job removes them. */

declare module "../../platform/database.ts" {
  interface Tables {
    erased_files: {
      /** Name in the storage. */
      file: string;
      university_id: string;
      job_id: string;
      erased_at: Date;
    };
  }
}

export {};
