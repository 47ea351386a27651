/** Mails sealed for the queue, so that a reader of the database learns neither address nor secret. */
import { openBytes, sealBytes } from "../sealed-bytes.ts";

/** The data of a mail: its address, and the values of its texts. */
export type MailContent = { to: string; values: Record<string, string> };

/** Bound to the mail's id. */
export const sealMail = ({ key, id, content }: { key: Buffer; id: string; content: MailContent }): Buffer =>
  sealBytes(Buffer.from(JSON.stringify(content)), { key, id });

/** Throws when the key, the id or the bytes differ from those of the sealing. */
export const openMail = ({ key, id, sealed }: { key: Buffer; id: string; sealed: Buffer }): MailContent =>
  JSON.parse(openBytes(sealed, { key, id }).toString("utf8"));
