/** What the product has mailed, as its readers have it from the post office. */
import { expect } from "@playwright/test";
import type { Letter } from "./post-office.ts";
import { POST_OFFICE } from "./stack.ts";

const LINK = /https?:\/\/\S+/;

/** The newest mail to this address that is like this, once it is there. */
async function mailTo(to: string, like: RegExp): Promise<Letter> {
  let found: Letter | undefined;
  await expect(async () => {
    const reply = await fetch(`${POST_OFFICE}/?to=${encodeURIComponent(to)}`);
    const letters: Letter[] = await reply.json();
    found = letters.find(({ text }) => like.test(text));
    expect(found, `a mail to ${to}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error(`no mail to ${to}`);
  return found;
}

/** The path of the link in the newest mail to this address, once it is there. */
export async function linkMailedTo(to: string): Promise<string> {
  const { text } = await mailTo(to, LINK);
  return new URL(LINK.exec(text)?.[0] ?? "").pathname;
}
