/** The changes that make mutants of TypeScript code: one operator for each kind of mistake. Pure. */
import { changesOfCondition, changesOfTemplate } from "./sql-operators.mjs";

const COMPARISONS = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
};
const OTHERS = { "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"] };
/** Matches codes, names and kinds; sentences are not mutated. */
const CODE = /^[a-z][\w.:-]*$/i;

/**
 * The changes of one syntax node as `{ node, to, shown }`. `to` replaces the node's text. `shown`, if present, is a
 * shorter description: a span and its replacement. `textOf(node)` gives the text of a node.
 */
export function changesOf(node, textOf) {
  const change = CHANGES[node.type];
  return change ? change(node, textOf).map((each) => ({ node, ...each })) : [];
}

const CHANGES = {
  BinaryExpression({ operator, left, right }, textOf) {
    const others = COMPARISONS[operator] ?? OTHERS[operator] ?? [];
    if (operator === "+" && [left, right].some(isText)) return [];
    return others.map((other) => ({ to: `(${textOf(left)}) ${other} (${textOf(right)})` }));
  },
  UnaryExpression: ({ operator, argument }, textOf) => (operator === "!" ? [{ to: textOf(argument) }] : []),
  BooleanLiteral: ({ value }) => [{ to: String(!value) }],
  StringLiteral: ({ value }) => (CODE.test(value) ? [{ to: '"mutated"' }] : []),
  ArrayExpression: ({ elements }) => (elements.length > 0 ? [{ to: "[]" }] : []),
  CallExpression: changesOfCondition,
  TaggedTemplateExpression: changesOfTemplate,
  IfStatement: ({ test }, textOf) => [{ node: test, to: "false" }, ...negated(test, textOf)],
  WhileStatement: ({ test }) => [{ node: test, to: "false" }],
  ConditionalExpression: ({ test }, textOf) => negated(test, textOf),
  ExpressionStatement: ({ expression }) => (isCall(expression) ? [{ node: expression, to: "undefined" }] : []),
  ReturnStatement: ({ argument }) => returned(argument),
  ArrowFunctionExpression: ({ body }) => returned(body),
};

/** Negates a condition. Comparisons and `!` are left out, because they have changes of their own. */
const negated = (test, textOf) =>
  ["BinaryExpression", "UnaryExpression"].includes(test.type) ? [] : [{ node: test, to: `!(${textOf(test)})` }];

function returned(node) {
  if (node?.type === "NumericLiteral") return [{ node, to: String(node.value + 1) }];
  return node?.type === "NullLiteral" ? [{ node, to: '"mutated"' }] : [];
}

const isText = ({ type }) => type === "StringLiteral" || type === "TemplateLiteral";

function isCall({ type, argument }) {
  return type === "CallExpression" || (type === "AwaitExpression" && isCall(argument));
}
