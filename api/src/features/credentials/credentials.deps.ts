/** Dependencies of the room. */
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { EntryOf } from "../issuing/issuing.service.ts";
import type { Universities } from "../universities/universities.service.ts";

export type CredentialDeps = {
  db: Db;
  clock: Clock;
  chain: Pick<Chain, "credentialKeyOf" | "signerOf">;
  universities: Pick<Universities, "findBySlug">;
  entryOf: EntryOf;
  publicUrl: string;
};
