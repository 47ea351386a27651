/** A template's text as people read it: fields by their labels, a word that varies in its common form. Pure. */
import { faultOfTemplateText, parseText, type TextNode } from "@ijaza/schema/templates/text";

/** The label of a field. */
type LabelOf = (name: string) => string;

/** A country's word for a field is called as the field. */
const TERM = "term.";

/** A text that cannot be read stays as it is. */
export const readableText = (text: string, labelOf: LabelOf): string =>
  faultOfTemplateText(text) ? text : readable(parseText(text), labelOf);

const readable = (nodes: readonly TextNode[], labelOf: LabelOf): string =>
  nodes.map((node) => readableNode(node, labelOf)).join("");

function readableNode(node: TextNode, labelOf: LabelOf): string {
  switch (node.kind) {
    case "letters":
      return node.text;
    case "field":
      return node.name.startsWith(TERM) ? labelOf(node.name.slice(TERM.length)) : `‹${labelOf(node.name)}›`;
    case "variant":
      return readable(node.unknown, labelOf);
    case "optional":
      return readable(node.nodes, labelOf);
  }
}
