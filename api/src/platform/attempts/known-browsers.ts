/** Browsers that have signed in here before: a signed cookie names the browser, and digests of the accounts it has opened. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export type KnownBrowser = {
  /** Random; the key of the browser's own counters. */
  id: string;
  /** Whether this account was signed in to with this browser. */
  hasOpened(account: string): boolean;
};

/** The latest accounts that one browser is remembered for. */
const MOST_ACCOUNTS = 10;
const ID_BYTES = 16;
const DIGEST_BYTES = 16;

export type KnownBrowsers = {
  /** The browser of the cookie; a new one without a cookie, or with one that was not signed here. */
  read(cookie: string | undefined): KnownBrowser;
  /** The cookie of the same browser after it has signed in to the account. */
  remember(cookie: string | undefined, account: string): string;
};

export function createKnownBrowsers(key: Buffer): KnownBrowsers {
  const hmac = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`browser\0${purpose}\0${text}`).digest();
  /** Under the browser's id: the cookies of two browsers do not show that they share an account. */
  const digestOf = (id: string, account: string) =>
    hmac("account", `${id}\0${account}`).subarray(0, DIGEST_BYTES).toString("base64url");

  /** What the cookie holds; a new browser when there is none, or when it was not signed here. */
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

/** Without a dot neither part is the signature of the other. */
function splitLast(cookie: string): [string, string] {
  const at = cookie.lastIndexOf(".");
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}
