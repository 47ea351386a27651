/** Dependencies of the room. */
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { EntryOf } from "../issuing/issuing.service.ts";
import type { Records } from "../records/records.service.ts";
import type { Templates } from "../templates/templates.service.ts";
import type { Universities } from "../universities/universities.service.ts";

export type BadgeDeps = {
  db: Db;
  clock: Clock;
  chain: Pick<Chain, "identity" | "badgeKeyOf">;
  universities: Pick<Universities, "findById" | "findBySlug">;
  records: Pick<Records, "findAll">;
  templates: Pick<Templates, "templateOf">;
  /** Places of documents in their university's status lists. */
  entryOf: EntryOf;
  publicUrl: string;
};
