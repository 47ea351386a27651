/** Reads the mails that the product sent, from the mail server of the journeys. */
import { expect } from "@playwright/test";
import type { Mail } from "./post-office.ts";
import { POST_OFFICE } from "./stack.ts";

const LINK = /https?:\/\/\S+/;
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** The mails to this address, newest first. */
async function mailsTo(to: string): Promise<Mail[]> {
  const reply = await fetch(`${POST_OFFICE}/?to=${encodeURIComponent(to)}`);
  return reply.json();
}

/** The text that matches the pattern in the newest mail to this address that has such a text; waits until it is there. */
async function readMail({ to, pattern, what }: { to: string; pattern: RegExp; what: string }): Promise<string> {
  let found = "";
  await expect(async () => {
    const mails = await mailsTo(to);
    found = mails.map(({ text }) => pattern.exec(text)?.[0] ?? "").find((match) => match !== "") ?? "";
    expect(found, `${what} mailed to ${to}`).not.toBe("");
  }).toPass();
  return found;
}

/** The path of the link in the newest mail to this address; waits for it. */
export const linkMailedTo = async (to: string): Promise<string> =>
  new URL(await readMail({ to, pattern: LINK, what: "a link" })).pathname;

/** The same with the secret after `#`; waits until a mail links to this page. */
export const secretLinkMailedTo = async (to: string, page: string): Promise<string> => {
  const pattern = new RegExp(`https?://\\S+${page}#\\S+`);
  const { pathname, hash } = new URL(await readMail({ to, pattern, what: `a link to ${page}` }));
  return `${pathname}${hash}`;
};

/** The code of a first sign-in in the newest mail to this address. */
export const codeMailedTo = (to: string): Promise<string> => readMail({ to, pattern: CODE, what: "a code" });

/** Checks that a mail to this address contains this text and is in this language. */
export async function expectMailTo({ to, language, says }: { to: string; language: string; says: string }) {
  await expect(async () => {
    const mails = await mailsTo(to);
    expect(mails.some((mail) => mail.language === language && mail.text.includes(says))).toBe(true);
  }).toPass();
}
