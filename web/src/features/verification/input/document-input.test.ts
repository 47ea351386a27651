/** How a visitor's input is classified. */
import { expect, test } from "vitest";
import { readAddress } from "./document-input.ts";

const ORIGIN = "https://ijaza.example";
const ID = "7k2qf9xw4m0123456789abcdef";

test.each([
  [`${ORIGIN}/digital_diploma/${ID}`],
  [` ${ORIGIN}/digital_diploma/${ID}/?utm=mail `],
  [`انظر ${ORIGIN}/digital_diploma/${ID}.`],
  ["Référence 7K2QF-9XW4M-01234-56789-ABCDE-F"],
  [ID],
  ["7K2QF-9XW4M-01234-56789-ABCDE-F"],
  ["7k2qf 9xw4m o1234 56789 abcde f"],
])("%s means the diploma of that id", (text) => {
  expect(readAddress(text, ORIGIN)).toEqual({ kind: "id", id: ID });
});

test("a link to another site is reported with its host, and never fetched", () => {
  expect(readAddress(`https://other.example/digital_diploma/${ID}`, ORIGIN)).toEqual({
    kind: "foreign",
    host: "other.example",
  });
});

test("a link to what a holder shares leads to it, with its secret", () => {
  const secret = "s".repeat(43);
  const text = `Voici mon diplôme : ${ORIGIN}/share-certificate#${secret}.`;
  expect(readAddress(text, ORIGIN)).toEqual({ kind: "share", secret });
});

test("a pasted bundle is a document", () => {
  expect(readAddress(' {"format":"ijaza-bundle/1"}', ORIGIN).kind).toBe("bundle");
});

test.each(["D-2026-00417", "D-41-2026-000001", "2026/417", "شهادة 417"])(
  "%s looks like a document's number",
  (text) => {
    expect(readAddress(text, ORIGIN)).toEqual({ kind: "number" });
  },
);

test.each(["", "hello", "https://ijaza.example/login", "7K2QF-9XW4M-01234-56789-ABCDE", "javascript:alert(1)"])(
  "%j is not recognised",
  (text) => {
    expect(readAddress(text, ORIGIN).kind).toBe("unreadable");
  },
);
