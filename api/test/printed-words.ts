/** What documents say in words, as a registrar reads it: one line for each text, with its invisible signs made visible. */
import type { Language } from "@ijaza/schema/product";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { parseText } from "@ijaza/schema/templates/text";
import type { PrintedContent } from "../src/features/templates/drawing/content.ts";
import { stackValues } from "../src/features/templates/typesetting/document-values.ts";
import { fillText } from "../src/features/templates/typesetting/fill.ts";
import { type SetText, setLayout } from "../src/features/templates/typesetting/set-layout.ts";

/** `1^er^` of letters that are raised. */
const marked = ({ text, style }: Pick<SetText["runs"][number], "text" | "style">): string =>
  style.isRaised ? `^${text}^` : text;

/** The narrow space of French, at which no line ends, as `⍽`. */
const visible = (text: string): string => text.replaceAll("\u202f", "⍽");

/** A text of a template as the document prints it; `–` where it says nothing. */
export function wordsOf(text: string, { content, language }: { content: PrintedContent; language: Language }): string {
  const { findValue, sexOf } = stackValues(content);
  const pieces = fillText({ nodes: parseText(text), findValue: findValue(language), sexOf });
  return pieces?.map(marked).join("") ?? "–";
}

/** The texts of a document with the row of a public copy. */
export function setTexts(content: PrintedContent): SetText[] {
  const layout = content.layout as StackLayout;
  const { elements } = setLayout(layout, { ...stackValues(content), hasWithheld: true, isSpecimen: false });
  return elements.flatMap((element) => element.content.filter((each): each is SetText => each.kind === "text"));
}

/** Drawn titles, which are Arabic. */
function letteringsOf(content: PrintedContent) {
  const { elements } = content.layout as StackLayout;
  return elements.flatMap((element) => {
    if (element.kind !== "lettering") return [];
    return [{ id: element.id, language: "ar", text: wordsOf(element.text, { content, language: "ar" }) }];
  });
}

/** All that a document says, by where it stands: `birth fr`, `birth ar`. */
export function textsOf(content: PrintedContent): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, language, text } of [...letteringsOf(content), ...setTexts(content)]) {
    const place = `${id} ${language}`;
    const before = [...texts.keys()].filter((each) => each.startsWith(place)).length;
    texts.set(before === 0 ? place : `${place} ${before + 1}`, visible(text));
  }
  return texts;
}

/** Each text in which documents differ, with what each of them says there. */
export function differencesOf(documents: Readonly<Record<string, PrintedContent>>): string[] {
  const all = Object.entries(documents).map(([label, content]) => ({ label, texts: textsOf(content) }));
  const places = [...new Set(all.flatMap(({ texts }) => [...texts.keys()]))];
  const differing = places.flatMap((place) => {
    const lines = all.map(({ label, texts }) => ({ label, text: texts.get(place) ?? "–" }));
    if (new Set(lines.map(({ text }) => text)).size === 1) return [];
    return [place, ...lines.map(({ label, text }) => `  ${label}: ${text}`)];
  });
  return differing.length > 0 ? differing : ["nothing"];
}

/** Letters that a document raises, each once. */
export const raisedIn = (content: PrintedContent): string[] => [
  ...new Set(
    setTexts(content).flatMap(({ runs }) => runs.flatMap((run) => (run.style.isRaised ? [run.text.trim()] : []))),
  ),
];
