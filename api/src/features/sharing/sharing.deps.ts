/** Dependencies of the room and of its services. */
import type { Attempts } from "../../platform/attempts/attempts.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Records } from "../records/records.service.ts";
import type { Students } from "../students/students.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { ShareKeys, ShareSecrets } from "./shares/secrets.ts";

export type SharingOptions = {
  db: Db;
  clock: Clock;
  mailer: Pick<Mailer, "on" | "queue" | "queueNotice">;
  attempts: Pick<Attempts, "fromNetwork" | "fromDomain" | "mayMailRequest">;
  chain: Pick<Chain, "identity">;
  universities: Pick<Universities, "findByIds">;
  students: Pick<Students, "find" | "onDeletion">;
  records: Pick<Records, "findAll" | "chooseForShare">;
  shareKeys: ShareKeys;
  publicUrl: string;
  /** Seconds within which a confirmed request is matched. */
  requestDelay: number;
};

export type SharingDeps = SharingOptions & { secrets: ShareSecrets };
