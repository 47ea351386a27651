/** Texts, names and field definitions in the designer. */

import { layout } from "@ijaza/schema/templates/box-layout";
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import { missingLetter } from "@ijaza/schema/templates/printed-letters";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../test-seed.ts";
import { choicesOf, columnChanges, drawable, isWhole, moveDefinition, newDefinition, withType } from "./definitions.ts";
import { nameOfCopy } from "./names.ts";
import { emptyLayout, newBox, sizeOfPicture } from "./new-boxes.ts";
import { asPrinted, gistOf, insertField, unknownFieldsIn } from "./printed-text.ts";

const text = newBox("text", emptyLayout("en"));

describe("a text", () => {
  test("is valid for the server, whatever was pasted, unless it has a letter that no font has", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (pasted) => {
        const en = asPrinted(pasted);
        const box = text.kind === "text" ? { ...text, texts: { en, fr: "", ar: "" } } : text;
        const { success } = layout.safeParse({ ...emptyLayout("en"), boxes: [box] });
        return success === (missingLetter(en) === null);
      }),
      { numRuns: runs({ few: 30, all: 500 }) },
    );
    expect(asPrinted("a\tb\r\nc\u202ed")).toBe("a b\ncd");
  });

  test("has its selection replaced by a field, with the cursor after it", () => {
    expect(insertField("né le X.", { name: "birthDate", from: 6, to: 7 })).toEqual({
      text: "né le {birthDate}.",
      caret: 17,
    });
  });

  test("lists unknown fields, each once", () => {
    expect(unknownFieldsIn("{firstName} {nme} {nme}[ {x}]", new Set(["firstName"]))).toEqual(["nme", "x"]);
  });

  test("is named by its content in the reader's language, else in another", () => {
    const shownText = (texts: object) => (text.kind === "text" ? gistOf({ ...text, ...texts }, "fr").text : "");
    expect(shownText({ texts: { en: "Diploma", fr: "Diplôme\nnational", ar: "شهادة" } })).toBe("Diplôme national");
    expect(shownText({ texts: { en: "", fr: " ", ar: "شهادة" } })).toBe("شهادة");
  });
});

test.each([
  ["Certificate", ["Diploma"], "Certificate"],
  ["Certificate", ["certificate "], "Certificate (2)"],
  ["Certificate (2)", ["Certificate", "Certificate (2)"], "Certificate (3)"],
])("a copy of %s beside %j is called %s", (name, taken, expected) => {
  expect(nameOfCopy(name, taken)).toBe(expected);
});

test("a picture keeps its proportions", () => {
  expect(sizeOfPicture({ width: 3000, height: 1000 }, { width: 40, height: 30 })).toEqual({ width: 40, height: 13.3 });
  expect(sizeOfPicture({ width: 10, height: 4000 }, { width: 40, height: 30 })).toEqual({ width: 1, height: 30 });
});

describe("a certificate's fields", () => {
  const field = (name: string, overrides: Partial<FieldDefinition> = {}): FieldDefinition => ({
    name,
    label: { en: name, fr: name, ar: name },
    type: "text",
    required: false,
    ...overrides,
  });

  test("are drawn when they are complete, and each name once", () => {
    const broken = [field("Course"), field("a b"), field("x", { label: { en: "", fr: "x", ar: "x" } })];
    expect(broken.map(isWhole)).toEqual([false, false, false]);
    expect(isWhole(field("grade", { type: "choice", choices: [] }))).toBe(false);
    expect(drawable([field("a"), field("a"), ...broken]).map(({ name }) => name)).toEqual(["a"]);
  });

  test("begin with an unused name", () => {
    expect(newDefinition([field("field1"), field("field3")]).name).toBe("field2");
  });

  test("have options only when they are choices", () => {
    const choice = withType(field("grade"), "choice");
    expect(choice.choices).toEqual([]);
    expect(withType({ ...choice, choices: ["A"] }, "number")).not.toHaveProperty("choices");
    expect(choicesOf(" A \n\nB\nA")).toEqual(["A", "B"]);
  });

  test("say which columns of a file are new, gone or required", () => {
    const before = [field("course"), field("hours")];
    const after = [field("course", { required: true }), field("grade", { required: true })];
    expect(columnChanges(before, after)).toEqual({ added: ["grade"], removed: ["hours"], needed: ["course", "grade"] });
    expect(columnChanges(before, [field("hours"), field("course")])).toBeUndefined();
  });

  test("move by one place, and not beyond the ends", () => {
    const names = (list: FieldDefinition[]) => list.map(({ name }) => name).join("");
    const list = [field("a"), field("b"), field("c")];
    expect([names(moveDefinition(list, 2, -1)), names(moveDefinition(list, 0, -1))]).toEqual(["acb", "abc"]);
  });
});
