/** Fills the fields of a template's text in, and says what is left out. Pure. */
import { textBefore } from "@ijaza/schema/templates/printed-dates";
import type { FindValue } from "@ijaza/schema/templates/styled-values";
import type { LetterStyle, TextNode } from "@ijaza/schema/templates/text";

/** Letters that are set alike; those of a value stay in one piece in their own direction. */
export type Piece = { text: string; style: LetterStyle; isValue?: boolean };

export type Sex = "F" | "M" | null;
/** The sex that a variant goes by: of the holder, or of a signatory. */
export type SexOf = (name: string) => Sex;

type FillOptions = {
  nodes: readonly TextNode[];
  findValue: FindValue;
  sexOf: SexOf;
  /** Whether the nodes are part of an optional one, which does not depend on the optional ones within it. */
  isWithin?: boolean;
};

/** Null for a text that says nothing: it is empty, or names fields and none of them has a value. */
export function fillText(options: FillOptions): Piece[] | null {
  const { named, printed, pieces } = fill(options.nodes, options);
  if (named > 0 && printed === 0) return null;
  const trimmed = trim(pieces);
  return trimmed.length > 0 ? trimmed : null;
}

type Filled = { named: number; printed: number; pieces: Piece[] };

function fill(nodes: readonly TextNode[], options: Omit<FillOptions, "nodes">): Filled {
  const filled: Filled = { named: 0, printed: 0, pieces: [] };
  for (const node of nodes) {
    const { named, printed, pieces } = fillNode(node, options);
    filled.named += named;
    filled.printed += printed;
    const before = filled.pieces.at(-1);
    if (before && node.kind === "field" && node.form === null) {
      const value = pieces.map(({ text }) => text).join("");
      filled.pieces.splice(-1, 1, { ...before, text: textBefore(before.text, { name: node.name, value }) });
    }
    filled.pieces.push(...pieces);
  }
  return filled;
}

function fillNode(node: TextNode, options: Omit<FillOptions, "nodes">): Filled {
  switch (node.kind) {
    case "letters":
      return { named: 0, printed: 0, pieces: [{ text: node.text, style: node.style }] };
    case "field": {
      const value = options.findValue(node.name, node.form);
      if (!value?.some(({ text }) => text !== "")) return { named: 1, printed: 0, pieces: [] };
      const pieces = value.map(({ text, style }) => ({ text, style: { ...node.style, ...style }, isValue: true }));
      return { named: 1, printed: 1, pieces };
    }
    case "variant": {
      const sex = options.sexOf(node.name);
      const form = sex === "M" ? node.masculine : sex === "F" ? node.feminine : node.unknown;
      return { ...fill(form, options), named: 0, printed: 0 };
    }
    case "optional": {
      const part = fill(node.nodes, { ...options, isWithin: true });
      if (part.printed >= part.named) return part;
      return { named: options.isWithin ? 0 : part.named, printed: 0, pieces: [] };
    }
  }
}

/** A text neither begins nor ends with a space, nor with the dot that parts facts. */
function trim(pieces: readonly Piece[]): Piece[] {
  const letters = pieces.map(({ text }) => text).join("");
  const from = letters.length - letters.replace(/^[\s·]+/u, "").length;
  const to = letters.replace(/[\s·]+$/u, "").length;
  let at = 0;
  return pieces.flatMap((piece) => {
    const begin = at;
    at += piece.text.length;
    const text = piece.text.slice(Math.max(0, from - begin), Math.max(0, to - begin));
    return text === "" ? [] : [{ ...piece, text }];
  });
}
