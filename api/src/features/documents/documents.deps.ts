/** Dependencies of the room. */
import type { Actor } from "../../platform/actor.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { TimeStamping } from "../../platform/time-stamping/time-stamping.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Records } from "../records/records.service.ts";
import type { Drawing, Templates } from "../templates/templates.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import type { Users } from "../users/users.service.ts";

export type DocumentDeps = {
  db: Db;
  clock: Clock;
  chain: Pick<Chain, "identity" | "credentialKeyOf" | "keyTimesOf" | "signerOf">;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "signatureOn" | "find" | "findResponsable">;
  records: Pick<Records, "findAll" | "readContent">;
  templates: Pick<Templates, "templateOf" | "findVersion" | "claimsPrinted" | "printedContentOf">;
  storage: Storage;
  /** Time stamps for seals; undefined where no authority is set. */
  timeStamping: TimeStamping | undefined;
  drawing: Drawing;
  /** Of `createPreviewDrawing`, so that reading does not delay documents. */
  previewDrawing: Drawing;
  publicUrl: string;
  /** Reads a document that its university uploaded; null when we make the document. */
  handedIn: (actor: Actor | null, id: string) => Promise<{ bytes: Buffer } | null>;
};
