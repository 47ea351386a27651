/**
 * The language of texts in a template of version 2. Parses a text into nodes; who prints it fills them in.
 *
 * - `{firstName}` is a field, `{decisionDate:hijri}` the same in another form, `{term.honours}` a word of the country.
 * - `{sex|né|née|né(e)}` varies with a person: masculine, feminine, and what is printed when neither is known.
 * - `[ à {birthPlace}]` is left out when one of its fields is empty; one within another only itself.
 * - `1^er^` is raised, `~République~` in small capitals, `_mention_` in italics.
 * - ` · ` parts facts; a line is broken there first, and the dot is then not printed.
 * - A backslash makes the next sign an ordinary letter.
 */

/** How letters are set beside what their text has in common. */
export type LetterStyle = { isRaised?: boolean; isSmallCaps?: boolean; isItalic?: boolean };

export type TextNode =
  | { kind: "letters"; text: string; style: LetterStyle }
  | { kind: "field"; name: string; form: string | null; style: LetterStyle }
  | {
      kind: "variant";
      name: string;
      masculine: TextNode[];
      feminine: TextNode[];
      unknown: TextNode[];
      style: LetterStyle;
    }
  | { kind: "optional"; nodes: TextNode[] };

/** What is wrong with a text, and at which letter. */
export type TextFault = { at: number; fault: "not_closed" | "not_opened" | "not_a_field" };

const FIELD = /^([A-Za-z][A-Za-z0-9_]{0,59}(?:\.[A-Za-z][A-Za-z0-9_]{0,59})?)(?::([a-z]{1,20}))?$/;
const MARKS: Readonly<Record<string, keyof LetterStyle>> = { "^": "isRaised", "~": "isSmallCaps", _: "isItalic" };

/** The nodes of a text; throws a `TextError` for one that cannot be read. */
export function parseText(text: string): TextNode[] {
  const reader: Reader = { text, at: 0, style: {} };
  const nodes = readNodes(reader, { until: null });
  const open = Object.entries(MARKS).find(([, style]) => reader.style[style]);
  if (open) throw new TextError({ at: text.lastIndexOf(open[0]), fault: "not_closed" });
  return nodes;
}

/** The first fault of a text, or null when it can be read. */
export function faultOfTemplateText(text: string): TextFault | null {
  try {
    parseText(text);
    return null;
  } catch (error) {
    if (error instanceof TextError) return error.fault;
    throw error;
  }
}

/** Names of the fields whose values a text prints or varies with, each once. */
export const fieldsOfText = (text: string): string[] => [...new Set(namesIn(parseText(text)))];

const namesIn = (nodes: readonly TextNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === "optional") return namesIn(node.nodes);
    return node.kind === "letters" ? [] : [node.name];
  });

class TextError extends Error {
  readonly fault: TextFault;
  constructor(fault: TextFault) {
    super(fault.fault);
    this.fault = fault;
  }
}

type Reader = { readonly text: string; at: number; style: LetterStyle };

/** Reads up to the closing sign, or to the end of the text. */
function readNodes(reader: Reader, { until }: { until: "]" | null }): TextNode[] {
  const begun = reader.at;
  const nodes: TextNode[] = [];
  while (reader.at < reader.text.length) {
    const sign = reader.text[reader.at]!;
    const mark = MARKS[sign];
    if (sign === until) return nodes;
    if (mark) {
      reader.style = { ...reader.style, [mark]: !reader.style[mark] };
      reader.at += 1;
    } else if (sign === "[") nodes.push(readOptional(reader));
    else if (sign === "{") nodes.push(readField(reader));
    else if (sign === "]" || sign === "}") throw new TextError({ at: reader.at, fault: "not_opened" });
    else nodes.push(readLetters(reader));
  }
  if (until !== null) throw new TextError({ at: begun - 1, fault: "not_closed" });
  return nodes;
}

function readOptional(reader: Reader): TextNode {
  reader.at += 1;
  const nodes = readNodes(reader, { until: "]" });
  reader.at += 1;
  return { kind: "optional", nodes };
}

function readLetters(reader: Reader): TextNode {
  let text = "";
  for (; reader.at < reader.text.length; reader.at += 1) {
    const sign = reader.text[reader.at]!;
    if (sign === "\\" && reader.at + 1 < reader.text.length) reader.at += 1;
    else if ("{}[]".includes(sign) || MARKS[sign]) break;
    text += reader.text[reader.at];
  }
  return { kind: "letters", text, style: reader.style };
}

function readField(reader: Reader): TextNode {
  const from = reader.at;
  const end = reader.text.indexOf("}", from);
  if (end < 0) throw new TextError({ at: from, fault: "not_closed" });
  const [head = "", ...forms] = reader.text.slice(from + 1, end).split("|");
  const [, name, form] = FIELD.exec(head) ?? [];
  if (name === undefined || forms.length === 1 || forms.length > 3)
    throw new TextError({ at: from, fault: "not_a_field" });
  reader.at = end + 1;
  const { style } = reader;
  if (forms.length === 0) return { kind: "field", name, form: form ?? null, style };
  const [masculine = [], feminine = [], unknown = masculine] = forms.map((each) => parseText(each).map(within(style)));
  return { kind: "variant", name, masculine, feminine, unknown, style };
}

/** A form of a variant is set as the text around it, and by its own marks. */
const within =
  (outer: LetterStyle) =>
  (node: TextNode): TextNode =>
    node.kind === "optional" ? node : { ...node, style: { ...outer, ...node.style } };
