/** Texts of layouts as they are read: all documents of a cohort have the same ones. */
import { fieldsOfText, parseText, type TextNode } from "@ijaza/schema/templates/text";
import { LRUCache } from "lru-cache";

export type ParsedText = {
  nodes: readonly TextNode[];
  /** Names of the fields that it prints or varies with. */
  fields: readonly string[];
  /** Those that it prints. */
  printed: readonly string[];
};

const known = new LRUCache<string, ParsedText>({ max: 2_000 });

export function parsedText(text: string): ParsedText {
  const parsed = known.get(text) ?? parse(text);
  known.set(text, parsed);
  return parsed;
}

function parse(text: string): ParsedText {
  const nodes = parseText(text);
  return { nodes, fields: fieldsOfText(text), printed: printedIn(nodes) };
}

const printedIn = (nodes: readonly TextNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === "optional") return printedIn(node.nodes);
    return node.kind === "field" ? [node.name] : [];
  });
