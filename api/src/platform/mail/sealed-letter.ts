/** Letters sealed for the queue: a database that is read by somebody else gives away neither address nor secret. */
import { openBytes, sealBytes } from "../sealed-bytes.ts";

/** What a mail is made from: its address, and the values that its texts name. */
export type Letter = { to: string; values: Record<string, string> };

/** Bound to the mail's id. */
export const sealLetter = ({ key, id, letter }: { key: Buffer; id: string; letter: Letter }): Buffer =>
  sealBytes(Buffer.from(JSON.stringify(letter)), { key, id });

/** Throws when key, id or bytes are not those it was sealed with. */
export const openLetter = ({ key, id, sealed }: { key: Buffer; id: string; sealed: Buffer }): Letter =>
  JSON.parse(openBytes(sealed, { key, id }).toString("utf8"));
