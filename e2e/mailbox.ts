/** What the demo would have mailed. */

import type { Reply } from "@ijaza/schema/endpoint";
import type { getMailbox } from "@ijaza/schema/mailbox";
import { expect, type Page } from "@playwright/test";

const LINK = /https?:\/\/\S+/;
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

type Mail = Reply<typeof getMailbox>["mails"][number];

/** The mails to this address, the newest first. */
async function mailsTo(page: Page, to: string): Promise<Mail[]> {
  const reply = await page.request.get("/api/mailbox");
  const { mails }: Reply<typeof getMailbox> = await reply.json();
  return mails.filter((mail) => mail.to === to);
}

/** What the newest mail to this address says of this kind, once it is there. */
async function readMail(page: Page, { to, pattern, what }: { to: string; pattern: RegExp; what: string }) {
  let found = "";
  await expect(async () => {
    const text = (await mailsTo(page, to))[0]?.text ?? "";
    found = pattern.exec(text)?.[0] ?? "";
    expect(found, `${what} mailed to ${to}`).not.toBe("");
  }).toPass();
  return found;
}

/** The path of the link in the newest mail to this address, once it is there. */
export const linkMailedTo = async (page: Page, to: string): Promise<string> =>
  new URL(await readMail(page, { to, pattern: LINK, what: "a link" })).pathname;

/** The code of a first sign-in in the newest mail to this address. */
export const codeMailedTo = (page: Page, to: string): Promise<string> =>
  readMail(page, { to, pattern: CODE, what: "a code" });

/** Sees that some mail to this address says this, in this language. */
export async function expectMailTo(page: Page, { to, language, says }: { to: string; language: string; says: string }) {
  await expect(async () => {
    const mails = await mailsTo(page, to);
    expect(mails.some((mail) => mail.language === language && mail.text.includes(says))).toBe(true);
  }).toPass();
}
