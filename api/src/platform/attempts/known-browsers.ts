/** Browsers that have signed in before: a signed cookie names the browser, and digests of accounts it has opened. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export type KnownBrowser = {
  /** Random; the key of the browser's own counters. */
  id: string;
  /** Whether this browser has signed in to this account. */
  hasOpened(account: string): boolean;
};

/** How many accounts a browser is remembered for, the latest ones. */
const MOST_ACCOUNTS = 10;
const ID_BYTES = 16;
const DIGEST_BYTES = 16;

export type KnownBrowsers = {
  /** The browser of the cookie; a new one without a cookie, or with an invalid signature. */
  read(cookie: string | undefined): KnownBrowser;
  /** The cookie of the same browser after it has signed in to the account. */
  remember(cookie: string | undefined, account: string): string;
};

export function createKnownBrowsers(key: Buffer): KnownBrowsers {
  const hmac = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`browser\0${purpose}\0${text}`).digest();
  /** Keyed by the browser's id, so that the cookies of two browsers do not show a common account. */
  const digestOf = (id: string, account: string) =>
    hmac("account", `${id}\0${account}`).subarray(0, DIGEST_BYTES).toString("base64url");

  /** The content of the cookie; a new browser if there is none, or its signature is invalid. */
  const open = (cookie: string | undefined): { id: string; accounts: string[] } => {
    const [signed, signature] = splitLast(cookie ?? "");
    const [received, expected] = [Buffer.from(signature, "base64url"), hmac("cookie", signed)];
    const isOurs = received.length === expected.length && timingSafeEqual(received, expected);
    const [id = "", ...accounts] = signed.split(".");
    return isOurs ? { id, accounts } : { id: randomBytes(ID_BYTES).toString("base64url"), accounts: [] };
  };

  return {
    read(cookie) {
      const { id, accounts } = open(cookie);
      return { id, hasOpened: (account) => accounts.includes(digestOf(id, account)) };
    },

    remember(cookie, account) {
      const { id, accounts } = open(cookie);
      const digest = digestOf(id, account);
      const latest = [digest, ...accounts.filter((each) => each !== digest)].slice(0, MOST_ACCOUNTS);
      const signed = [id, ...latest].join(".");
      return `${signed}.${hmac("cookie", signed).toString("base64url")}`;
    },
  };
}

/** Contains no dot, so that neither part can be the signature of the other. */
function splitLast(cookie: string): [string, string] {
  const at = cookie.lastIndexOf(".");
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}
