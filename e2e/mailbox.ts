/** What the demo would have mailed. */

import type { Reply } from "@ijaza/schema/endpoint";
import type { getMailbox } from "@ijaza/schema/mailbox";
import { expect, type Page } from "@playwright/test";

const LINK = /https?:\/\/\S+/;

/** The path of the link in the newest mail to this address, once it is there. */
export async function linkMailedTo(page: Page, to: string): Promise<string> {
  let path = "";
  await expect(async () => {
    const reply = await page.request.get("/api/mailbox");
    const { mails }: Reply<typeof getMailbox> = await reply.json();
    const link = LINK.exec(mails.find((mail) => mail.to === to)?.text ?? "")?.[0];
    expect(link, `a link mailed to ${to}`).toBeDefined();
    path = new URL(link ?? "").pathname;
  }).toPass();
  return path;
}
