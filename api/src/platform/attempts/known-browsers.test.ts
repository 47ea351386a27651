/** The cookie of a known browser: what it proves, and that only the server can write it. */
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createKnownBrowsers } from "./known-browsers.ts";

const browsers = createKnownBrowsers(Buffer.alloc(32, 7));
const elsewhere = createKnownBrowsers(Buffer.alloc(32, 8));

test("a browser is known for the ten accounts it opened last, and for no other", () => {
  const accounts = Array.from({ length: 11 }, (_, each) => `account-${each}`);
  const cookie = accounts.reduce<string | undefined>(
    (former, account) => browsers.remember(former, account),
    undefined,
  );
  const known = browsers.read(cookie);
  expect(accounts.filter(known.hasOpened)).toEqual(accounts.slice(1));
  expect(known.hasOpened("account-11")).toBe(false);
});

test("it keeps its id, so that another sign-in gives no new budget", () => {
  const first = browsers.remember(undefined, "one");
  const second = browsers.remember(browsers.remember(first, "two"), "one");
  expect(browsers.read(second).id).toBe(browsers.read(first).id);
  expect(second.split(".")).toHaveLength(4);
});

test("a cookie that was invented, changed or signed elsewhere proves nothing", () => {
  const cookie = browsers.remember(undefined, "one");
  expect(browsers.read(elsewhere.remember(undefined, "one")).hasOpened("one")).toBe(false);
  fc.assert(
    fc.property(fc.nat(cookie.length - 2), fc.constantFrom(..."aB3_-."), (place, letter) => {
      fc.pre(cookie[place] !== letter);
      const changed = cookie.slice(0, place) + letter + cookie.slice(place + 1);
      expect(browsers.read(changed).hasOpened("one")).toBe(false);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => !browsers.read(text).hasOpened("one")));
});

test("the cookie is its id, its accounts as digests under that id, and a signature over both", () => {
  const cookie = browsers.remember(undefined, "one");
  const [id = "", account, signature] = cookie.split(".");
  const hmac = (purpose: string, text: string) =>
    createHmac("sha256", Buffer.alloc(32, 7)).update(["browser", purpose, text].join("\0")).digest();
  expect(account).toBe(hmac("account", `${id}\0one`).subarray(0, 16).toString("base64url"));
  expect(signature).toBe(hmac("cookie", `${id}.${account}`).toString("base64url"));
});

test("two browsers do not show that they share an account", () => {
  const [one, other] = [browsers.remember(undefined, "shared"), browsers.remember(undefined, "shared")];
  expect(one.split(".").filter((part) => other.split(".").includes(part))).toEqual([]);
});
