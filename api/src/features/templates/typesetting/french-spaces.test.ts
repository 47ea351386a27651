/** French sets a narrow space before its double signs, at which no line ends. */
import { expect, test } from "vitest";
import { withFrenchSpaces } from "./french-spaces.ts";

const spaced = (text: string, isValue = false) =>
  withFrenchSpaces([{ text, style: {}, isValue }])
    .map((piece) => piece.text)
    .join("");

test("the space before a double sign is narrow and does not end a line", () => {
  expect(spaced("Domaine : Sciences ; quoi ? oui !")).toBe("Domaine\u202f: Sciences\u202f; quoi\u202f? oui\u202f!");
  expect(spaced("« Ijaza »")).toBe("«\u202fIjaza\u202f»");
});

test("the space of a value does not end a line either, and is copied as it was signed", () => {
  expect(spaced("Vérification : une étude", true)).toBe("Vérification\u00a0: une étude");
});

test("no other space is changed", () => {
  expect(spaced("Fait à Tunis, le 1 mai 12:30")).toBe("Fait à Tunis, le 1 mai 12:30");
});
