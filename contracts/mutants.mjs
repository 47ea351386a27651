// Makes the mutants of the contract: single mistakes, found in solc's syntax trees of the sources.
import { readdirSync } from "node:fs";
import { readSource, syntaxTrees } from "./compile.mjs";

const SOURCES = readdirSync(new URL("src/", import.meta.url)).filter((name) => name.endsWith(".sol"));

const BINARY = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "==": ["!="],
  "!=": ["=="],
  "&&": ["||"],
  "||": ["&&"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["/"],
  "&": ["|"],
  "|": ["&"],
  "<<": [">>"],
  ">>": ["<<"],
};
const ASSIGNED = { "|=": ["&=", "="], "&=": ["|=", "="], "+=": ["-="], "-=": ["+="] };
/** Constants and members of one type, which somebody could confuse. */
const CONFUSED = [
  ["REGISTRAR_ROLE", "OPERATOR_ROLE", "GUARDIAN_ROLE"],
  ["GUARDIAN_REACH", "CLEARING_WINDOW"],
  ["MAX_COUNT", "MAX_GRANT"],
  ["MAX_ACTS", "MAX_TIME"],
  ["Revoked", "Superseded", "Reinstated"],
  ["validFrom", "validUntil", "compromisedSince", "markedAt"],
  ["begins", "ends"],
  ["granted", "issued"],
  ["registered", "suspended"],
  ["issuedAt", "revokedAt"],
  ["revoked", "superseded"],
];

/**
 * All mutants as `{ file, line, at, change, nth, code }`: `at` is the whole line, `code` the whole mutated source. `nth` counts
 * those that read the same, as when a name stands twice in a line.
 */
export function mutantsOf() {
  const trees = syntaxTrees();
  const seen = new Map();
  return SOURCES.flatMap((file) => mutantsOfFile(file, trees[`src/${file}`])).map((mutant) => {
    const key = [mutant.file, mutant.at, mutant.change].join("\n");
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return { ...mutant, nth: seen.get(key) };
  });
}

function mutantsOfFile(file, tree) {
  const source = Buffer.from(readSource(`src/${file}`));
  const changes = [];
  walk(tree, undefined, (node, parent) => {
    const change = CHANGES[node.nodeType];
    const cut = (one) => source.subarray(...bounds(one)).toString();
    if (change) changes.push(...change(node, cut, parent).map((each) => ({ span: bounds(node), ...each })));
  });
  return changes.map(({ span, to }) => describe({ file, source, span, to }));
}

/** What can be wrong with each kind of node: the text in its place, and the span if it is not the whole node. */
const CHANGES = {
  BinaryOperation: ({ operator, leftExpression, rightExpression }, cut) =>
    (BINARY[operator] ?? []).map((other) => ({ to: `(${cut(leftExpression)} ${other} ${cut(rightExpression)})` })),
  UnaryOperation: ({ operator, subExpression }, cut) => {
    if (operator === "!" || operator === "~") return [{ to: cut(subExpression) }];
    return operator === "++" ? [{ to: `${cut(subExpression)}--` }] : [];
  },
  Assignment: ({ operator, leftHandSide, rightHandSide }, cut) =>
    (ASSIGNED[operator] ?? []).map((other) => ({ to: `${cut(leftHandSide)} ${other} ${cut(rightHandSide)}` })),
  Literal: ({ kind, value, subdenomination }, _cut, parent) => {
    if (kind === "bool") return [{ to: String(value !== "true") }];
    if (kind !== "number" || parent.nodeType === "ElementaryTypeName") return [];
    const number = Number(value.replaceAll("_", ""));
    const unit = subdenomination ? ` ${subdenomination}` : "";
    return [{ to: `${number + 1}${unit}` }];
  },
  IfStatement: ({ condition, trueBody }, cut) => {
    // A deleted revert is a condition that never holds.
    const never = trueBody.nodeType === "RevertStatement" ? [] : ["false"];
    const negated = ["Identifier", "FunctionCall"].includes(condition.nodeType) ? [`!(${cut(condition)})`] : [];
    return [...never, ...negated].map((to) => ({ span: bounds(condition), to }));
  },
  Conditional: ({ trueExpression, falseExpression }, cut) => [
    { to: cut(trueExpression) },
    { to: cut(falseExpression) },
  ],
  ExpressionStatement: deleted,
  EmitStatement: deleted,
  RevertStatement: deleted,
  ModifierInvocation: (node) => (node.kind === "modifierInvocation" ? [{ to: "" }] : []),
  Identifier: confused,
  MemberAccess: ({ memberName, memberLocation }) => confused({ name: memberName, at: memberLocation }),
};

/** A statement's node does not hold its semicolon; the step of a loop has none. */
function deleted(node, cut) {
  const [from, end] = bounds(node);
  const hasSemicolon = cut({ src: `${end}:1` }) === ";";
  return [hasSemicolon ? { span: [from, end + 1], to: "{}" } : { to: "" }];
}

function confused({ name, at }) {
  const place = at && { span: toBounds(at) };
  return CONFUSED.filter((group) => group.includes(name)).map((group) => ({
    ...place,
    to: group[(group.indexOf(name) + 1) % group.length],
  }));
}

function describe({ file, source, span: [from, end], to }) {
  const before = source.subarray(0, from).toString();
  const line = before.split("\n").length;
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 100) || "nothing";
  const code = `${before}${to}${source.subarray(end)}`;
  const at = source.toString().split("\n")[line - 1].trim();
  return { file, line, at, change: `${short(source.subarray(from, end).toString())} → ${short(to)}`, code };
}

function walk(node, parent, visit) {
  if (node === null || typeof node !== "object") return;
  if (node.nodeType) visit(node, parent);
  for (const child of Object.values(node)) walk(child, node.nodeType ? node : parent, visit);
}

function bounds({ src }) {
  return toBounds(src);
}

function toBounds(src) {
  const [start, length] = src.split(":").map(Number);
  return [start, start + length];
}
