/** Texts of layouts as they are read: all documents of a cohort have the same ones. */
import { fieldsOfText, parseText, type TextNode } from "@ijaza/schema/template-text";
import { LRUCache } from "lru-cache";

type Parsed = { nodes: readonly TextNode[]; fields: readonly string[] };

const known = new LRUCache<string, Parsed>({ max: 2_000 });

export function parsedText(text: string): Parsed {
  const parsed = known.get(text) ?? { nodes: parseText(text), fields: fieldsOfText(text) };
  known.set(text, parsed);
  return parsed;
}
