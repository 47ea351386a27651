/** Blocks of a layout of rows: who signs, and what leads to the check. */
import { nameOfSignatory, type Signatory } from "@ijaza/schema/signatories/signatory";
import { type LayoutElement, stackLayout } from "@ijaza/schema/templates/stack-layout";
import type { FindValue } from "@ijaza/schema/templates/styled-values";
import { expect, test } from "vitest";
import { type SetText, setLayout } from "./set-layout.ts";

const DEAN: Signatory = {
  name: { fr: "Hayet Mansouri", ar: "حياة المنصوري", en: "Hayet Mansouri" },
  title: { fr: "La doyenne de la faculté des sciences", ar: "عميدة كلية العلوم", en: "The Dean" },
  sex: "F",
  prefix: "professor",
};

const VALUES: Record<string, string> = {
  documentNumber: "D-41",
  reference: "GD47W-H9WKM",
  "term.check": "Vérifier",
  "term.number": "رقم",
};

function findValue(language: "fr" | "ar" | "en"): FindValue {
  return (name) => {
    if (name === "signatory1.title") return [{ text: DEAN.title[language], style: {} }];
    if (name === "signatory1.name") return nameOfSignatory(DEAN, { language, country: "TN" });
    return name in VALUES ? [{ text: VALUES[name]!, style: {} }] : null;
  };
}

function set(element: object, language: "fr" | "ar" = "fr"): SetText[] {
  const layout = stackLayout.parse({
    version: 2,
    language,
    page: { size: "A4", orientation: "landscape" },
    fonts: "classic",
    inks: { ink: "#0d1d23", second: "#3b4c54", main: "#0e4a5a", metal: "#8f6510", paper: "#fffdf7" },
    frame: null,
    hasGround: false,
    elements: [element],
  });
  const { elements } = setLayout(layout, { findValue, sexOf: () => null, hasWithheld: false, isSpecimen: false });
  return elements.flatMap(({ content }) => content).filter((each): each is SetText => each.kind === "text");
}

type SignatoryInput = Partial<Extract<LayoutElement, { kind: "signatory" }>>;

const sign = (options: SignatoryInput) =>
  set({
    kind: "signatory",
    id: "dean",
    x: 84,
    y: 178.6,
    width: 54,
    slot: 1,
    align: "center",
    languages: ["ar", "fr"],
    ...options,
  });

test("titles stand above the signature and names beneath its line, in mirrored order of languages", () => {
  const texts = sign({});
  expect(texts.map(({ language }) => language)).toEqual(["ar", "fr", "fr", "ar"]);
  const [arabic, french, name, nameAr] = texts.map(({ baselines }) => baselines[0]!);
  expect(arabic! < french! && french! < 178.6 - 15.3 && name! > 178.6 && nameAr! > name!).toBe(true);
  expect(texts[2]?.text).toBe("Pr Hayet Mansouri");
});

test("a title of two lines grows upwards: its last line stays where one line would stand", () => {
  const [wide] = sign({ languages: ["fr"] });
  const [narrow] = sign({ languages: ["fr"], width: 34 });
  expect(wide!.baselines).toHaveLength(1);
  expect(narrow!.baselines).toHaveLength(2);
  expect(narrow!.baselines[1]).toBeCloseTo(wide!.baselines[0]!, 6);
});

test("a prefix is raised in part and does not part from its name", () => {
  const [, name] = sign({ languages: ["fr"], width: 120 });
  expect(name!.runs.map(({ text, style }) => [text, style.isRaised ?? false])).toEqual([
    ["P", false],
    ["r", true],
    [" Hayet Mansouri", false],
  ]);
});

test("a slot without anybody prints nothing, and the holder's has no name", () => {
  expect(sign({ slot: 2 })).toEqual([]);
  expect(sign({ slot: "holder" }).map(({ text }) => text)).toEqual(["صاحب(ة) الشهادة", "Titulaire"]);
});

const check = (options: object = {}) =>
  set({ kind: "check", id: "check", x: 26, y: 154, size: 20, side: "right", languages: ["fr", "ar"], ...options });

test("number, label and reference stand flush beneath the code", () => {
  const texts = check();
  const beneath = texts.filter(({ role }) => role !== "caption");
  expect(beneath.map(({ text }) => text)).toEqual(["N° D-41", "Référence · المرجع", "GD47W-H9WKM"]);
  expect(beneath.every(({ runs }) => Math.abs(Math.min(...runs.map(({ x }) => x)) - 26) < 0.01)).toBe(true);
  expect(beneath.every(({ baselines }) => baselines[0]! > 174)).toBe(true);
});

test("an Arabic document names its number as its country does", () => {
  const arabic = { kind: "check", id: "check", x: 26, y: 154, size: 20, side: "left", languages: ["ar"] };
  expect(set(arabic).map(({ text }) => text)).toContain("رقم D-41");
});

test("mirrored, captions stand left of the code and the rest ends at its right", () => {
  const texts = check({ x: 240, side: "left" });
  const captions = texts.filter(({ role }) => role === "caption");
  expect(captions.every(({ runs }) => runs.every(({ x }) => x < 240))).toBe(true);
  expect(
    check({ x: 240 })
      .filter(({ role }) => role === "caption")
      .every(({ runs }) => runs[0]!.x > 260),
  ).toBe(true);
});

test("the reference is set in letters that cannot be taken for each other", () => {
  const reference = check().find(({ role }) => role === "reference")!;
  expect(reference.runs.map(({ face }) => face.family)).toEqual(["IBM Plex Mono"]);
});

test("facts are read in the order of the template, which runs from the right in Arabic", () => {
  const fact = (text: string) => ({ labels: [{ language: "ar", text }], value: { language: "ar", text: `${text}.` } });
  const facts = { kind: "facts", id: "facts", x: 20, y: 200, width: 160, facts: [fact("أول"), fact("ثان")] };
  const left = ({ runs }: SetText) => Math.min(...runs.map(({ x }) => x));
  const read = (language: "ar" | "fr") => {
    const texts = set(facts, language);
    return { texts: texts.map(({ text }) => text), isFromRight: left(texts[0]!) > left(texts[2]!) };
  };
  expect(read("ar")).toEqual({ texts: ["أول", "أول.", "ثان", "ثان."], isFromRight: true });
  expect(read("fr")).toEqual({ texts: ["أول", "أول.", "ثان", "ثان."], isFromRight: false });
});
