/** Mails sealed for the queue, so that a reader of the database learns neither address nor secret. */
import { openBytes, sealBytes } from "../sealed-bytes.ts";

/** The data of a mail: its address, and the values of its texts. */
export type Letter = { to: string; values: Record<string, string> };

/** Bound to the mail's id. */
export const sealLetter = ({ key, id, letter }: { key: Buffer; id: string; letter: Letter }): Buffer =>
  sealBytes(Buffer.from(JSON.stringify(letter)), { key, id });

/** Throws when the key, the id or the bytes differ from those of the sealing. */
export const openLetter = ({ key, id, sealed }: { key: Buffer; id: string; sealed: Buffer }): Letter =>
  JSON.parse(openBytes(sealed, { key, id }).toString("utf8"));
