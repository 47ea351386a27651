/** Tables of shares and of their views. */
import type { Purpose } from "@ijaza/schema/sharing/shares";
import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../../platform/database.ts";

declare module "../../../platform/database.ts" {
  interface Tables {
    shares: {
      id: string;
      university_id: string;
      student_id: string;
      secret_digest: Buffer;
      secret_sealed: Buffer;
      label: string | null;
      purpose: Purpose;
      purpose_text: string | null;
      expires_at: Date;
      views_allowed: number;
      views: Generated<number>;
      pin_digest: Buffer | null;
      wrong_pins: Generated<number>;
      taken_back_at: Date | null;
      request_id: string | null;
      created_at: Date;
    };
    share_views: {
      share_id: string;
      university_id: string;
      /** Beginning of the minute, in UTC. */
      minute: Date;
      count: number;
    };
  }
}

export type ShareRow = Selectable<Tables["shares"]>;
