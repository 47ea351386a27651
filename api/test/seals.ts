/** Reads who sealed a PDF, and changes the keys of a university. */

import type { Rooms } from "../src/app-rooms.ts";
import { type Db, inScope } from "../src/platform/database.ts";
import { EVERYTHING } from "./everything.ts";

/** The thumbprint of the sealing key. */
export function sealerOf(pdf: Buffer): string {
  const [, header = ""] = /%ijaza-seal\/2\n([^.]+)\.\./.exec(pdf.toString("latin1")) ?? [];
  return JSON.parse(Buffer.from(header.replaceAll(/[%\n]/g, ""), "base64url").toString()).kid;
}

/** Marks the university's credential key compromised, and leaves it without a current one. */
export const compromiseKey = (db: Db, universityId: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx
      .updateTable("chain_keys")
      .set({ compromised_since: new Date(), state: "retired" })
      .where("university_id", "=", universityId)
      .where("purpose", "=", "credential")
      .execute(),
  );

type KeyChanges = {
  state?: "waiting" | "retired";
  valid_from?: Date;
  valid_until?: Date;
  compromised_since?: Date;
};

/** Changes the university's credential key, as a person or the chain does. */
export const changeKey = (db: Db, universityId: string, changes: KeyChanges) =>
  inScope(db, EVERYTHING, (trx) =>
    trx
      .updateTable("chain_keys")
      .set(changes)
      .where("university_id", "=", universityId)
      .where("purpose", "=", "credential")
      .execute(),
  );

/** Gives the university a new credential key, as if the chain had confirmed it. */
export const giveNextKey = ({ db, rooms }: { db: Db; rooms: Pick<Rooms, "chainInsides"> }, universityId: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    const next = await rooms.chainInsides.keys.make(trx, { purpose: "credential", universityId });
    await trx.updateTable("chain_keys").set({ state: "active" }).where("id", "=", next.id).execute();
    return next;
  });
