/** The diploma that the QR codes on a paper name. */
import { expect, test } from "vitest";
import { troubleOf } from "./camera.ts";
import { namedOn, pickNamed } from "./find-id.ts";

const ORIGIN = "https://diplomas.example";
const ID = "0123456789abcdefghjkmnpqrs";
const pick = (...texts: string[]) => pickNamed(texts, ORIGIN);

test("a code with a diploma's link names that diploma, also beside other codes", () => {
  const own = { kind: "id", id: ID };
  expect(pick(`${ORIGIN}/digital_diploma/${ID}`)).toEqual(own);
  expect(pick("https://ads.example/x", "WIFI:S:campus;;", `${ORIGIN}/digital_diploma/${ID}`)).toEqual(own);
  expect(pick("01234-56789-abcde-fghjk-mnpqrs")).toEqual(own);
});

test("a link to another site is reported, never followed", () => {
  expect(pick(`https://diplomas.example.evil/digital_diploma/${ID}`)).toEqual({
    kind: "foreign",
    host: "diplomas.example.evil",
  });
});

test("any other code, or no code, names no diploma", () => {
  expect(pick("BEGIN:VCARD", '{"format":"x"}')).toEqual({ kind: "none" });
  expect(pick()).toEqual({ kind: "none" });
});

test("joined documents are each named once, by code before text, and those of this site first", () => {
  const other = "7k2qf9xw4m0123456789abcdef";
  const pages = [
    { codes: ["https://elsewhere.example/x"], text: "" },
    { codes: [`${ORIGIN}/digital_diploma/${ID}`], text: `Reference ${other}` },
    { codes: [], text: `Diploma of Amina Ben Salah. Reference ${other}` },
    { codes: [], text: "A letter without any reference" },
    { codes: [`${ORIGIN}/digital_diploma/${ID}`], text: "" },
  ];
  expect(namedOn(pages, ORIGIN)).toEqual([
    { kind: "id", id: ID },
    { kind: "id", id: other },
    { kind: "foreign", host: "elsewhere.example" },
  ]);
  expect(namedOn([], ORIGIN)).toEqual([]);
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
] as const)("%s of the camera is told as %s", (name, trouble) => {
  expect(troubleOf(new DOMException("no", name))).toBe(trouble);
});
