/** How many documents a key signed before a moment and since. Throws `not_found`. */
import * as calls from "@ijaza/schema/keys/calls";
import { AppError } from "../../platform/app-error.ts";
import { countIssuedWith } from "../issuing/issuing.service.ts";
import { handle } from "./keys.rooms.ts";

export const countKeyDocuments = handle(calls.countKeyDocuments, async ({ trx, rooms }, { id, since }) => {
  const key = await rooms.chain.universityKeys.find(trx, id);
  if (!key) throw new AppError("not_found");
  return countIssuedWith(trx, { keyId: id, publicId: key.public_id, since: new Date(since) });
});
