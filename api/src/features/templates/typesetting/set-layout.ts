/** Sets the texts of a layout: which are printed, how large, and where each run of their letters stands. Pure. */
import type { Language } from "@ijaza/schema/product";
import type { Cell, LayoutElement, Row, RULES, Stack, StackLayout } from "@ijaza/schema/templates/stack-layout";
import type { Ink } from "@ijaza/schema/templates/stack-measures";
import type { FindValue } from "@ijaza/schema/templates/styled-values";
import { parsedText } from "../drawing/parsed-text.ts";
import { type Area, areaOfLines } from "./area.ts";
import { type FittedCell, fitCell } from "./cell.ts";
import { checkFlows } from "./check-block.ts";
import { FACTS_HEIGHT, type FactsElement, factsFlows } from "./facts-block.ts";
import { fillText, type SexOf } from "./fill.ts";
import { type Flow, placeFlow } from "./flow.ts";
import { withFrenchSpaces } from "./french-spaces.ts";
import { pageNumbers, pagesOf } from "./page-numbers.ts";
import { paragraphOf } from "./paragraph.ts";
import { type PlacedRun, placeLine } from "./place-line.ts";
import { floorOf } from "./roles.ts";
import { signatoryFlows } from "./signatory-block.ts";
import { specimenCell, withSpecimen } from "./specimen.ts";
import { type Filled, type FilledRow, placePages } from "./stack.ts";

/** A text as it stands on the page. */
export type SetText = {
  kind: "text";
  /** Of its row. */
  id: string;
  /** The line that closes its row. */
  rule: Row["rule"];
  /** Counted from 0. */
  page: number;
  role: Cell["role"];
  language: Language;
  /** All of it, in the order of reading. */
  text: string;
  ink: Ink;
  /** In em, between Latin letters. */
  tracking: number;
  /** The baselines of its lines, in millimetres from the top of the page. */
  baselines: number[];
  /** Points, of ordinary letters. */
  size: number;
  runs: PlacedRun[];
  /** What its letters cover. */
  area: Area;
};

/** A line that closes a row, in millimetres. */
export type SetRule = {
  kind: "rule";
  id: string;
  page: number;
  x: number;
  y: number;
  width: number;
  rule: (typeof RULES)[number];
};

/** The text of a title that is drawn by its element. */
export type SetLettering = { kind: "lettering"; id: string; text: string };

export type SetElement = SetText | SetRule | SetLettering;

export type SetLayout = {
  /** By the id of the element, in the order of the layout. */
  elements: { element: LayoutElement; content: SetElement[] }[];
  /** By how much the texts and gaps of each stack were made smaller, by its id. */
  scales: Record<string, number>;
  /** Ids of rows and stacks whose texts are smaller than can be read. */
  tooSmall: string[];
};

export type SetOptions = {
  findValue: (language: Language) => FindValue;
  sexOf: SexOf;
  /** Whether a claim that the layout names is withheld from the reader. */
  hasWithheld: boolean;
  /** Whether the document says that it is a specimen. */
  isSpecimen: boolean;
};

export function setLayout(layout: StackLayout, options: SetOptions): SetLayout {
  const all = options.isSpecimen ? withSpecimen(layout) : layout.elements;
  const scales: Record<string, number> = {};
  const elements = all.map((element) => ({
    element,
    content: setElement(element, { layout, scales, ...options }),
  }));
  const texts = elements.flatMap(({ content }) => content.filter((each) => each.kind === "text"));
  const tooSmall = texts
    .filter(({ size, role, language }) => size < floorOf(role, language) - 0.01)
    .map(({ id }) => id);
  for (const { element, page } of pageNumbers(layout, pagesOf(elements))) {
    const content = setRow(element, { layout, scales, ...options });
    elements.push({ element, content: content.map((each) => ({ ...each, page })) });
  }
  return { elements, scales, tooSmall: [...new Set(tooSmall)] };
}

type SetElementOptions = SetOptions & {
  layout: StackLayout;
  /** Filled in by the stacks. */
  scales: Record<string, number>;
};

function setElement(element: LayoutElement, options: SetElementOptions): SetElement[] {
  switch (element.kind) {
    case "row":
      return setRow(element, options);
    case "stack":
      return setStack(element, options);
    case "check":
      return checkFlows(element).flatMap((flow) => setFlow(flow, { id: element.id, ...options }));
    case "signatory":
      return signatoryFlows(element).flatMap((flow) => setFlow(flow, { id: element.id, ...options }));
    case "facts":
      return setFacts(element, options);
    case "lettering":
      return setLettering(element, options);
    case "specimen":
      return options.isSpecimen ? setRow({ ...element, cells: [specimenCell(element, options.layout)] }, options) : [];
    default:
      return [];
  }
}

function setFacts(element: FactsElement, options: SetElementOptions): SetElement[] {
  const { id, x, y, width, facts } = element;
  const { language } = options.layout;
  const printed = facts.filter(({ value }) => filled(value, options) !== null);
  if (printed.length === 0) return [];
  const rule = (at: number): SetRule => ({ kind: "rule", id, page: 0, x, y: at, width, rule: "hairline" });
  const flows = factsFlows({ ...element, facts: printed }, language);
  return [rule(y), ...flows.flatMap((flow) => setFlow(flow, { id, ...options })), rule(y + FACTS_HEIGHT)];
}

function setLettering({ id, text }: Extract<LayoutElement, { kind: "lettering" }>, options: SetElementOptions) {
  const pieces = filled({ language: "ar", text }, options);
  return pieces ? [{ kind: "lettering" as const, id, text: pieces.map((each) => each.text).join("") }] : [];
}

type PlacedCells = { id: string; y: number; cells: readonly Cell[] };

function setRow({ id, y, cells }: PlacedCells, options: SetElementOptions): SetText[] {
  const pair = options.layout.fonts;
  return cells.flatMap((cell) => {
    const { paragraph } = fillCell(cell, options);
    return paragraph ? [setCell(fitCell({ cell, paragraph, pair, scale: 1 }), { id, y })] : [];
  });
}

function setFlow(flow: Flow, { id, ...options }: SetElementOptions & { id: string }): SetText[] {
  const filled = flow.cells.map((cell) => fillCell(cell, options));
  return placeFlow({ flow, filled, pair: options.layout.fonts }).map(({ fitted, y }) => setCell(fitted, { id, y }));
}

function setStack(stack: Stack, options: SetElementOptions): SetElement[] {
  const rows = stack.rows.filter(({ ifWithheld }) => !ifWithheld || options.hasWithheld);
  const filled = rows.map((row): FilledRow => ({ row, cells: row.cells.map((cell) => fillCell(cell, options)) }));
  const pages = placePages({ stack, rows: filled, pair: options.layout.fonts });
  options.scales[stack.id] = Math.min(...pages.map(({ scale }) => scale));
  return pages.flatMap((placed, page) =>
    placed.rows.flatMap(({ row, cells, bottom }) => [
      ...cells.map(({ fitted, y }) => setCell(fitted, { id: row.id, rule: row.rule, page, y })),
      ...(row.rule ? [ruleUnder(row, { rule: row.rule, page, bottom })] : []),
    ]),
  );
}

function filled({ language, text }: Pick<Cell, "language" | "text">, { findValue, sexOf }: SetElementOptions) {
  const pieces = fillText({ nodes: parsedText(text).nodes, findValue: findValue(language), sexOf });
  return pieces && language === "fr" ? withFrenchSpaces(pieces) : pieces;
}

function fillCell(cell: Cell, options: SetElementOptions): Filled {
  const { language, weight, isItalic, tracking, role } = cell;
  const pair = options.layout.fonts;
  const pieces = filled(cell, options);
  const paragraph =
    pieces && paragraphOf({ pieces, language, pair, weight, isItalic, tracking, isReference: role === "reference" });
  return { cell, paragraph };
}

type SetCellOptions = Pick<SetText, "id"> & Partial<Pick<SetText, "rule" | "page">> & { y: number };

function setCell(fitted: FittedCell, { id, rule = null, page = 0, y }: SetCellOptions): SetText {
  const { cell, lines, size, distance } = fitted;
  const { role, language, ink, tracking } = cell;
  const baselines = lines.map((_, at) => y + at * distance);
  const runs = lines.flatMap((line, at) => placeLine(line, { fitted, y: baselines[at]! }));
  const text = lines.map((line) => line.flatMap((token) => token.runs.map((run) => run.text)).join("")).join(" ");
  const area = areaOfLines(fitted, baselines);
  return { kind: "text", id, rule, page, role, language, text, ink, tracking, baselines, size, runs, area };
}

/** Below the letters that reach under the baseline. */
const RULE_BELOW = 2.1;

type RuleUnderOptions = Pick<SetRule, "rule" | "page"> & { bottom: number };

function ruleUnder({ id, cells }: Row, { rule, page, bottom }: RuleUnderOptions): SetRule {
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  return { kind: "rule", id, page, x: left, y: bottom + RULE_BELOW, width: right - left, rule };
}
