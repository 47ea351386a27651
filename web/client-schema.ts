/**
 * Takes out of the schema what no client reads. Of an endpoint that is all but a few members: the shapes of inputs and replies
 * and the sentences of the API reference are for the server. What is declared and then named by nobody falls away, which the
 * bundler would not do by itself where a call makes it.
 */
import { type ESTree, type Plugin, parseAst, type Rolldown, Visitor } from "vite";
import { CALLED_MEMBERS } from "./src/platform/api/called-members.ts";

type Objects = ReadonlyMap<string, ESTree.ObjectExpression>;
type Declared<Value extends ESTree.Expression = ESTree.Expression> = { name: string; value: Value };
type Edit = { start: number; end: number; text: string };

/** What makes a call of an object; `call.ts` itself hands objects on. */
const MAKERS = ["endpoint", "question", "change", "download"];
const MAKING = /\/calls\/call[.]ts$/;

export const clientSchema = (schema: string): Plugin => ({
  name: "client-schema",
  enforce: "pre",
  transform: (code, id) =>
    id.startsWith(schema) && !MAKING.test(id) ? { code: clientSourceOf(code), map: null } : null,
  generateBundle(_, bundle) {
    const left = modulesOfZod(bundle);
    if (left.length > 0) this.error(`shapes of the schema are left in the client, with ${left.join(", ")}`);
  },
});

/** The modules of zod that a bundle carries: whatever is left of a shape needs one. */
export const modulesOfZod = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle)
    .flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []))
    .filter(([id, { renderedLength }]) => /\/node_modules\/zod\//.test(id) && renderedLength > 0)
    .map(([id]) => id);

/** The source of a module of the schema as the client has it. */
export function clientSourceOf(code: string): string {
  const program = parseAst(code, { lang: "ts" });
  const declared = declarationsIn(program);
  const objects: Objects = new Map(declared.filter(isObject).map(({ name, value }) => [name, value]));
  const edits: Edit[] = [];
  const calls: number[] = [];
  new Visitor({
    CallExpression({ start, end, callee, arguments: [options] }) {
      calls.push(start);
      if (callee.type !== "Identifier" || !MAKERS.includes(callee.name)) return;
      if (options?.type !== "ObjectExpression") throw new Error(`${callee.name}() needs its object written out`);
      edits.push({ start, end, text: `({ ${calledMembers(options, objects, code).join(", ")} })` });
    },
  }).visit(program);
  for (const { value } of declared) {
    const { type, start, end } = value;
    if (type === "ArrowFunctionExpression" || !calls.some((call) => start <= call && call < end)) continue;
    // A pure call as a whole, whatever calls are in it.
    edits.push({ start, end: start, text: "/* @__PURE__ */ (() => (" }, { start: end, end, text: "))()" });
  }
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}

/** The members that are read, as they are written; of an object that is spread, those in it. */
const calledMembers = (options: ESTree.ObjectExpression, objects: Objects, code: string): string[] =>
  options.properties.flatMap((property) => {
    const source = code.slice(property.start, property.end);
    if (property.type !== "SpreadElement") return isCalled(property) ? [source] : [];
    const spread = property.argument.type === "Identifier" ? objects.get(property.argument.name) : undefined;
    return spread ? calledMembers(spread, objects, code) : [source];
  });

const isCalled = ({ key }: ESTree.ObjectProperty): boolean =>
  key.type === "Identifier" && CALLED_MEMBERS.some((name) => name === key.name);

/** The constants that a module declares at its top, without what is said of their types. */
const declarationsIn = ({ body }: ESTree.Program): Declared[] =>
  body
    .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === "VariableDeclaration" ? statement.declarations : []))
    .flatMap(({ id, init }) => (id.type === "Identifier" && init ? [{ name: id.name, value: untyped(init) }] : []));

const isObject = (declared: Declared): declared is Declared<ESTree.ObjectExpression> =>
  declared.value.type === "ObjectExpression";

const untyped = (value: ESTree.Expression): ESTree.Expression =>
  value.type === "TSAsExpression" || value.type === "TSSatisfiesExpression" ? untyped(value.expression) : value;
