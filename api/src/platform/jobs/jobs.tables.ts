/** Table of jobs. */
import type { Generated, JSONColumnType } from "kysely";

export type JobStatus = "queued" | "running" | "waiting" | "succeeded" | "failed";

declare module "../database.ts" {
  interface Tables {
    jobs: {
      id: string;
      university_id: string | null;
      kind: string;
      status: Generated<JobStatus>;
      waiting_for: string | null;
      done: Generated<number>;
      total: number;
      payload: JSONColumnType<Record<string, unknown>>;
      error: string | null;
      result: JSONColumnType<Record<string, unknown>> | null;
      parked: Generated<boolean>;
      lease_until: Date | null;
      lease_token: Generated<number>;
      tries: Generated<number>;
      run_after: Generated<Date>;
      created_by: string;
      created_at: Generated<Date>;
      ended_at: Date | null;
    };
  }
}
