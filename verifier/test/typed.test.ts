/** What people type and paste, in one reader for pages, calls, the server's addresses and the command. */
import { expect, test } from "vitest";
import { plainBase32, plainCode } from "../src/typed/code.ts";
import { digitsIn, toAsciiDigits } from "../src/typed/digits.ts";
import { findDocument, findLinks } from "../src/typed/link.ts";
import { findReference, formatReference, parseReference } from "../src/typed/reference.ts";
import { secretIn } from "../src/typed/secret.ts";

const ID = "k7qf20000000000000000k9x0m";
const REFERENCE = "K7QF2-00000-00000-00000-0K9X0-M";
const LINK = `https://ijaza.example/digital_diploma/${ID}`;
const encoded = encodeURIComponent(LINK);

test("a reference is printed in groups of five", () => {
  expect(formatReference(ID)).toBe(REFERENCE);
});

test.each([
  REFERENCE,
  ID,
  ` ${ID.toUpperCase()} `,
  ID.replaceAll("0", "o"),
  ID.replace("7", "٧"),
  ID.replace("7", "７"),
  ...["\u2010", "\u2011", "\u2012", "–", "—", "−", "_", " ", "\u00a0", ""].map((dash) =>
    REFERENCE.replaceAll("-", dash),
  ),
  `\u2068${REFERENCE}\u2069`,
  `${REFERENCE}.`,
])("the reference %j is read as it was typed", (text) => {
  expect(parseReference(text)).toBe(ID);
});

test.each([`Référence ${REFERENCE}`, `المرجع: ${REFERENCE}،`, `Reference ${ID}, 2 pages`, `(${REFERENCE}) ${ID}`])(
  "a reference is found among words: %s",
  (text) => {
    expect(findReference(text)).toBe(ID);
  },
);

test.each(["", "D-777001", `${ID}0`, `${REFERENCE} ${REFERENCE.replace("M", "N")}`, "u".repeat(26)])(
  "%j is no reference, or more than one",
  (text) => {
    expect(findReference(text)).toBeNull();
  },
);

test.each([
  LINK,
  `${LINK}.`,
  `${LINK})`,
  `<${LINK}>`,
  `« ${LINK} »`,
  `${LINK}،`,
  `\u200e${LINK}\u200f`,
  `انظر ${LINK} من فضلك`,
  `[diploma](${LINK})`,
  `${LINK}/?utm=mail#top`,
  `ijaza.example/digital_diploma/${ID}?x=1#y`,
  `/digital_diploma/${REFERENCE}/`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05&reserved=0`,
  `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}`,
  `https://www.google.com/url?sa=t&url=${encoded}&usg=x`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
  `https://urldefense.com/v3/__${LINK}__;!!abc!def$`,
  `https://urldefense.proofpoint.com/v2/url?u=https-3A__ijaza.example_digital-5Fdiploma_${ID}&d=Dw&c=x`,
  `https://secure-web.cisco.com/1abc/${encoded}`,
  `&lt;${LINK}&gt;`,
  `[${LINK}](${LINK})`,
  `<${LINK}|diploma>`,
  `${LINK.slice(0, 40)}=\r\n${LINK.slice(40)}\r\nBonne journée`,
  `> ${LINK.slice(0, 45)}\n> ${LINK.slice(45)}`,
  LINK.replace("_", "=5F"),
  `https://eur01.safelinks.protection.outlook.com/?url=3D${encoded}`,
  encoded,
  LINK.replace("/digital", "//digital"),
  `Réf ${REFERENCE.replaceAll("-", "_")}`,
  `https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=${encoded}`,
  `https://www.google.com/url?q=${encodeURIComponent(`https://nam12.safelinks.protection.outlook.com/?url=${encoded}`)}`,
])("the document is found in %s", (text) => {
  expect(findDocument(text)).toBe(ID);
});

test("the link of another site is not taken apart for what it may carry", () => {
  const [link] = findLinks(`https://other.example/?url=${encoded}`);
  expect([link?.url.host, link?.id]).toEqual(["other.example", null]);
  expect(findLinks(`https://google.ab.io/url?q=${encoded}`)[0]?.url.host).toBe("google.ab.io");
  for (const letter of ["é", "ش"])
    expect(findLinks(`${letter}ijaza.example/digital_diploma/${ID}`)[0]?.url.host).not.toBe("ijaza.example");
});

test("a share's link that a mail has broken is put together, and never opened by a piece of its secret", () => {
  const secret = "Ab-_".repeat(10).concat("xyz");
  const link = `https://ijaza.example/share-certificate#${secret}`;
  for (const cut of ["\n", "=\r\n", "\r\n> "]) {
    const broken = `Bonjour,\n${link.slice(0, 60)}${cut}${link.slice(60)}\nMerci`;
    expect(findLinks(broken).map(({ url }) => url.hash.slice(1))).toEqual([secret]);
  }
});

test("the secret of a link is found with what was copied around it", () => {
  const secret = "Ab-_".repeat(10).concat("xyz");
  for (const text of [secret, `${secret}.`, `%E2%80%8F${secret}%20`, `<${secret}>`])
    expect(secretIn(text)).toBe(secret);
  expect(secretIn("cut-off")).toBe("cut-off");
});

test.each([
  [
    "755475",
    "٧٥٥٤٧٥",
    "۷۵۵۴۷۵",
    "755 475",
    "755\u00a0475",
    "\u200f755475",
    "755-475",
    "755—475.",
    "７５５４７５",
    "७५५४७५",
  ],
  ["abcdef", "ABC-DEF", "abc\u2011def", "\u2068ABC DEF\u2069", "ＡＢＣ—def."],
])("a code is the same however it is typed: %s", (code, ...spellings) => {
  for (const typed of spellings) expect(plainCode(typed)).toBe(code);
});

test("what is easily mistaken in base32 is one letter, and digits are those of any script", () => {
  expect(plainBase32("O0-iL1")).toBe("00111");
  expect([digitsIn(" +٤٤ (0) "), toAsciiDigits("١٫٥")]).toEqual(["440", "1.5"]);
});
