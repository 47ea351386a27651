/** The changes that make mutants of SQL: operators, conjunctions, codes and conditions. Pure. */

const OTHERS = {
  "=": ["<>"],
  "<>": ["="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  and: ["or"],
  or: ["and"],
  in: ["not in"],
  is: ["is not"],
  "is null": ["is not null"],
  "is not null": ["is null"],
  "is distinct from": ["is not distinct from"],
  "is not distinct from": ["is distinct from"],
  "not exists": ["exists"],
};
const ENDS_SET = ["where", "from", "returning"];
const CODE = /^'[a-z][\w.:-]*'$/i;
// Longer tokens come first. Strings, JSON arrows and casts are matched only because they contain operator characters.
const TOKEN =
  /'[^']*'|->>?|::|is (?:not )?(?:null|distinct from)|not exists|<=|>=|<>|[=<>+-]|\b(?:and|or|set|where|from|returning)\b/g;

/** The changes of a statement in a template. Each replaces the whole template and is shown by the words around it. */
export function changesOfTemplate({ tag, span, template }, textOf) {
  if (tag.value !== "sql") return [];
  const between = (start, end) => textOf({ span: { start, end } });
  return changesOfTexts(template.quasis.map(textOf)).map(({ part, at, was, to }) => {
    const { start, end } = template.quasis[part].span;
    const text = between(start, end);
    const [before, after] = [text.slice(0, at), text.slice(at + was.length)];
    const [[left], [right]] = [/\S*\s*$/.exec(before), /^\s*\S*/.exec(after)];
    const first = start + Buffer.byteLength(before) - Buffer.byteLength(left);
    const shown = { start: first, end: first + Buffer.byteLength(left + was + right) };
    return {
      to: between(span.start, start) + before + to + after + between(end, span.end),
      shown: { span: shown, to: left + to + right },
    };
  });
}

/** The changes of a statement's texts as `{ part, at, was, to }`: index of the text, character, old and new token. */
function changesOfTexts(texts) {
  let assigns = false;
  return texts.flatMap((text, part) =>
    [...text.matchAll(TOKEN)].flatMap(({ 0: was, index: at }) => {
      if (was === "set") assigns = true;
      if (ENDS_SET.includes(was)) assigns = false;
      if (was === "=" && assigns) return [];
      const others = CODE.test(was) ? ["'mutated'"] : (OTHERS[was] ?? []);
      return others.map((to) => ({ part, at, was, to }));
    }),
  );
}

/**
 * The changes of a call that builds a statement, such as `where(column, operator, value)`: another operator, or no
 * condition.
 */
export function changesOfCondition(call, textOf) {
  const { callee, arguments: args, span } = call;
  const operator = args.length === 3 ? args[1].expression : undefined;
  const others = operator?.type === "StringLiteral" ? (OTHERS[operator.value] ?? []) : [];
  const turned = others.map((to) => ({ node: operator, to: JSON.stringify(to) }));
  if (callee.type !== "MemberExpression" || callee.property.value !== "where") return turned;
  const shown = { span: { start: callee.property.span.start, end: span.end }, to: "left out" };
  return [...turned, { to: textOf(callee.object), shown }];
}

/** Calls that name tables and columns. They are not mutated, because the database refuses a wrong name. */
const NAMING =
  /^(selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|select|selectAll|returning|orderBy|columns|as)$/;

/** The parts of a call to mutate: all but names of tables and columns and the operator of a condition. */
export function mutableChildren({ callee, arguments: args }) {
  if (callee.type === "MemberExpression" && NAMING.test(callee.property.value)) return [callee];
  const [left, operator, right] = args;
  if (args.length !== 3 || !Object.hasOwn(OTHERS, operator.expression.value ?? "")) return [callee, ...args];
  return left.expression.type === "StringLiteral" ? [callee, right] : [callee, left, right];
}
