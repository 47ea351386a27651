/** Properties of the counters: two subjects never share one, and all spellings of one name do. */
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalText } from "./canonical-text.ts";
import { type Counter, counterKey } from "./counters.ts";
import { networkOf } from "./network-of.ts";

const SECRET = Buffer.alloc(32, 7);
const keyOf = (counter: Counter) => counterKey(SECRET, counter);

const GUESSES = ["staff-sign-in", "student-sign-in", "first-code", "second-factor", "second-secret"] as const;
const NETWORKS = [...GUESSES, "forgotten-password", "contact", "access-request"] as const;

const RECIPIENTS = ["message", "invitation", "code", "reset", "notice", "document", "access-request"] as const;

const ipv4 = fc.ipV4();
const ipv6Groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const inHex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(":");

const byNetwork = (purpose: (typeof NETWORKS)[number], address: string) =>
  keyOf({ by: "network", purpose, network: networkOf(address) });
const byText = (purpose: (typeof GUESSES)[number], text: string) =>
  keyOf({ by: "text", purpose, text: canonicalText(text) });

test("two IPv4 addresses never share a counter, and an address has the same counter in its IPv6 form", () => {
  fc.assert(
    fc.property(ipv4, ipv4, fc.constantFrom(...NETWORKS), (one, other, purpose) => {
      expect(byNetwork(purpose, one) === byNetwork(purpose, other)).toBe(one === other);
      expect(byNetwork(purpose, `::ffff:${one}`)).toBe(byNetwork(purpose, one));
    }),
  );
});

test("two IPv6 addresses share a counter exactly when their first 64 bits are the same", () => {
  fc.assert(
    fc.property(ipv6Groups, ipv6Groups, ipv4, (one, other, address) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      expect(byNetwork("contact", inHex(neighbour))).toBe(byNetwork("contact", inHex(one)));
      fc.pre(one.slice(0, 4).join() !== other.slice(0, 4).join() && one.slice(0, 4).some((group) => group !== 0));
      expect(byNetwork("contact", inHex(other))).not.toBe(byNetwork("contact", inHex(one)));
      expect(byNetwork("contact", inHex(one))).not.toBe(byNetwork("contact", address));
    }),
  );
});

test("two purposes never share a counter, whatever is counted", () => {
  fc.assert(
    fc.property(fc.string(), ipv4, (text, address) => {
      const keys = [
        ...NETWORKS.map((purpose) => byNetwork(purpose, address)),
        // Text that looks like an address but is none.
        ...GUESSES.flatMap((purpose) => [byText(purpose, text), byText(purpose, address)]),
        ...(["confirm-email", "mail", "given-address", "own-data"] as const).map((purpose) =>
          keyOf({ by: "person", purpose, person: text }),
        ),
        ...RECIPIENTS.map((purpose) => keyOf({ by: "recipient", purpose, recipient: canonicalText(address) })),
        keyOf({ by: "domain", purpose: "access-request", domain: canonicalText(address) }),
        ...(["notice", "document"] as const).map((purpose) => keyOf({ by: "university", purpose, university: text })),
        ...(["confirm-password", "change-password", "remove-second-factor"] as const).map((purpose) =>
          keyOf({ by: "session", purpose, session: Buffer.from(text) }),
        ),
      ];
      fc.pre(canonicalText(text) !== canonicalText(address));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test("a browser's accounts and an account's browsers have one counter each, however the texts are split", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (browser, account, otherBrowser, otherAccount) => {
      const one = keyOf({ by: "browser", purpose: "staff-sign-in", browser, account });
      const other = keyOf({ by: "browser", purpose: "staff-sign-in", browser: otherBrowser, account: otherAccount });
      expect(one === other).toBe(browser === otherBrowser && account === otherAccount);
    }),
  );
});

test("two domains never share a counter", () => {
  const [one, other] = ["one.example", "other.example"].map((name) =>
    keyOf({ by: "domain", purpose: "access-request", domain: canonicalText(name) }),
  );
  expect(one).not.toBe(other);
});

test("two universities never share a counter", () => {
  const [one, other] = ["one", "other"].map((university) => keyOf({ by: "university", purpose: "notice", university }));
  expect(one).not.toBe(other);
});

test("a key names kind and purpose, and the rest only as an HMAC", () => {
  const hmac = createHmac("sha256", SECRET).update('["attempts","text","reset","dean@staff.example"]');
  expect(keyOf({ by: "text", purpose: "reset", text: canonicalText("Dean@staff.example") })).toBe(
    `text:reset:${hmac.digest("base64url")}`,
  );
});

test("two canonical texts never share a counter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
      expect(byText("staff-sign-in", one) === byText("staff-sign-in", other)).toBe(
        canonicalText(one) === canonicalText(other),
      );
    }),
  );
});

test.each([
  ["DEMO0001", "demo٠٠٠١", "ｄｅｍｏ۰۰۰۱", " Demo०००१"],
  ["ADMIN@ijaza.example", "admin@ijaza.example", "ＡＤＭＩＮ＠ijaza.example", "ADMİN@ijaza.example"],
  ["ΟΔΟΣ", "οδος", "οδοσ"],
  ["\u{1d7d8}1", "01"],
])("%s counts as the same text in all spellings", (...spellings) => {
  expect(new Set(spellings.map(canonicalText)).size).toBe(1);
});

test("texts that PostgreSQL considers equal in lower case are one text", () => {
  for (let point = 0; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const letter = String.fromCodePoint(point);
    // Its lower() maps letter by letter: a Turkish capital I becomes a plain i.
    const lower = letter === "İ" ? "i" : letter.toLowerCase();
    if (lower === letter) continue;
    expect(canonicalText(`a${lower}b`), `U+${point.toString(16)}`).toBe(canonicalText(`a${letter}b`));
  }
});
