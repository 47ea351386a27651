/**
 * A filled text as words: where a line may be broken, in which direction and face each run of letters is set, and how wide
 * it is. Directions follow UAX #9; a value is isolated, so that `2025-2026` is read from the left in Arabic too. Pure.
 */
import { directionOf, type Language } from "@ijaza/schema/product";
import type { FontPair } from "@ijaza/schema/templates/stack-layout";
import type { LetterStyle } from "@ijaza/schema/templates/text";
import bidiFactory from "bidi-js";
import { LRUCache } from "lru-cache";
import type { Face } from "../../../platform/typst/typst-fonts.ts";
import { arabicFaces, latinFaces, referenceFace } from "./faces.ts";
import type { Piece } from "./fill.ts";
import { covers, widthOf } from "./shaping.ts";

/** Letters in one face, style and direction. `width` is in em of the text's size, raised letters and tracking included. */
export type Run = { text: string; face: Face; style: LetterStyle; level: number; width: number };

/** Letters without a space between them, or one gap between two words. */
export type Token = { kind: "word" | "space" | "separator" | "break"; runs: Run[]; width: number };

export type Paragraph = { tokens: Token[]; isRightToLeft: boolean };

export type ParagraphOptions = {
  pieces: readonly Piece[];
  language: Language;
  pair: FontPair;
  weight: number;
  isItalic: boolean;
  /** In em, after each Latin letter. */
  tracking: number;
  /** Whether it is the reference of a document, set in letters that cannot be taken for each other. */
  isReference?: boolean;
};

/** The part of its own size by which a raised letter is smaller, and that by which it stands higher. */
export const RAISED = { size: 0.62, rise: 0.56 };

const bidi = bidiFactory();
/** First strong isolate: the value runs in the direction of its own first letter, without one from the left. */
const ISOLATE = "\u2068";
const END_ISOLATE = "\u2069";
/** Does not end a line, and is an ordinary space in print. */
const NO_BREAK = "\u00a0";
const STRONG = /\p{L}/u;
const ARABIC_LETTER = /\p{Script=Arabic}/u;
const EASTERN_DIGIT = /[\u0660-\u0669]/;
const TOKENS = /(\n| · |[ \t]+)/u;

/** A cohort repeats most of its texts. */
const paragraphs = new LRUCache<string, Paragraph>({ max: 2_000 });

export function paragraphOf(options: ParagraphOptions): Paragraph {
  const key = JSON.stringify(options);
  const paragraph = paragraphs.get(key) ?? buildParagraph(options);
  paragraphs.set(key, paragraph);
  return paragraph;
}

function buildParagraph(options: ParagraphOptions): Paragraph {
  const letters = withLevels(options);
  const tokens: Token[] = [];
  for (const token of split(letters)) {
    const kind = kindOf(token.text);
    const runs = kind === "break" ? [] : runsOf({ ...token, text: token.text.replaceAll(NO_BREAK, " ") }, options);
    tokens.push({ kind, runs, width: runs.reduce((sum, { width }) => sum + width, 0) });
  }
  return { tokens, isRightToLeft: directionOf(options.language) === "rtl" };
}

type Letters = { text: string; levels: number[]; styles: LetterStyle[] };

/** Without the isolates that give its values their own direction. */
function withLevels({ pieces, language }: Pick<ParagraphOptions, "pieces" | "language">): Letters {
  let text = "";
  const styles: LetterStyle[] = [];
  for (const piece of pieces) {
    const isolated =
      piece.isValue && isForeign(piece.text, language) ? `${ISOLATE}${piece.text}${END_ISOLATE}` : piece.text;
    text += isolated;
    for (let at = 0; at < isolated.length; at += 1) styles.push(piece.style);
  }
  const { levels } = bidi.getEmbeddingLevels(text, directionOf(language));
  const kept =
    [...text].length === 0 ? [] : indexesOf(text).filter((at) => text[at] !== ISOLATE && text[at] !== END_ISOLATE);
  return {
    text: kept.map((at) => text[at]).join(""),
    levels: kept.map((at) => levels[at]!),
    styles: kept.map((at) => styles[at]!),
  };
}

const indexesOf = (text: string): number[] => Array.from({ length: text.length }, (_, at) => at);

/** A number, a date or a reference, and letters of the other script; Eastern digits run with the Arabic around them. */
function isForeign(text: string, language: Language): boolean {
  if (text.trim() === "") return false;
  if (language !== "ar") return ARABIC_LETTER.test(text);
  const first = STRONG.exec(text)?.[0];
  return first === undefined ? !EASTERN_DIGIT.test(text) : !ARABIC_LETTER.test(first);
}

function split({ text, levels, styles }: Letters): Letters[] {
  const tokens: Letters[] = [];
  let from = 0;
  for (const token of text.split(TOKENS)) {
    const to = from + token.length;
    if (token !== "") tokens.push({ text: token, levels: levels.slice(from, to), styles: styles.slice(from, to) });
    from = to;
  }
  return tokens;
}

function kindOf(text: string): Token["kind"] {
  if (text === "\n") return "break";
  if (text === " · ") return "separator";
  return text.trim() === "" ? "space" : "word";
}

function runsOf({ text, levels, styles }: Letters, options: ParagraphOptions): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const isEnd = at === text.length;
    if (!isEnd && levels[at] === levels[from] && isSame(styles[at]!, styles[from]!)) continue;
    runs.push(...byFace({ text: text.slice(from, at), level: levels[from]!, style: styles[from]! }, options));
    from = at;
  }
  return runs;
}

const isSame = (one: LetterStyle, other: LetterStyle): boolean =>
  !one.isRaised === !other.isRaised && !one.isSmallCaps === !other.isSmallCaps && !one.isItalic === !other.isItalic;

/** Each letter is set in the first face that has it; letters that stand together in one face are one run. */
function byFace(run: Pick<Run, "text" | "level" | "style">, options: ParagraphOptions): Run[] {
  const { text, level, style } = run;
  const faces = facesFor(text, options, style);
  const whole = faces.find((face) => covers(face, text));
  if (whole) return [measured({ text, level, style, face: whole }, options)];
  const runs: Omit<Run, "width">[] = [];
  for (const letter of text) {
    const face = faces.find((each) => covers(each, letter)) ?? faces[0]!;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ text: letter, level, style, face });
  }
  return runs.map((each) => measured(each, options));
}

function facesFor(text: string, options: ParagraphOptions, style: LetterStyle): Face[] {
  const { pair, weight, isItalic, language, isReference } = options;
  if (isReference) return [referenceFace, ...latinFaces({ pair, weight, isItalic: false })];
  const isArabic = ARABIC_LETTER.test(text) || (language === "ar" && !STRONG.test(text));
  return isArabic
    ? arabicFaces({ pair, weight })
    : latinFaces({ pair, weight, isItalic: isItalic !== (style.isItalic ?? false) });
}

function measured(run: Omit<Run, "width">, { tracking }: Pick<ParagraphOptions, "tracking">): Run {
  const isArabic = ARABIC_LETTER.test(run.text);
  const natural = widthOf(run.text, run.face, { isSmallCaps: run.style.isSmallCaps, hasKerning: !isArabic });
  const spread = isArabic ? 0 : tracking * [...run.text].length;
  return { ...run, width: (natural + spread) * (run.style.isRaised ? RAISED.size : 1) };
}
