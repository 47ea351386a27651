/**
 * Finds state of one process: what a module or a long-lived object keeps between calls. Several nodes do not share it,
 * so `known-process-state.mjs` lists each with its effect on several nodes. State without an entry is refused, and so
 * is an entry without state.
 * Found are: variables of a module that are reassigned, collections of a module that are changed, caches and mutexes
 * anywhere, and in functions named `create…`, `start…` or `keep…` the collections and `let` variables that inner
 * functions change. The web is left out, because each page is one process.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { PROCESS_STATE } from "./known-process-state.mjs";
import { parseSource } from "./swc-parser.mjs";

const FOLDERS = ["api/src", "verifier/src"];
const LEFT_OUT = /[.]test[.]ts$|(^|[/])(test|testing|node_modules|dist)[/]|[.]d[.]ts$/;
const COLLECTIONS = ["Map", "Set", "WeakMap", "LRUCache", "WeakSet", "Array"];
/** Functions that make caches and mutexes. */
const MAKERS = ["keepLatest", "createKeyedMutex", "createMeter", "createKept"];
const CHANGING = ["set", "add", "delete", "clear", "push", "pop", "shift", "unshift", "splice"];
const LONG_LIVED = /^(create|start|keep)[A-Z]/;

const sayState = ({ file, name }) => `${file}: ${name}`;

/** Gives unknown state, entries without state, and entries without a reason, each as `file: name`. */
export function findProcessState({ from = root, folders = FOLDERS, known = PROCESS_STATE } = {}) {
  const files = folders
    .flatMap((folder) => readdirSync(join(from, folder), { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith(".ts") && !LEFT_OUT.test(path));
  const state = files.flatMap((path) => statesIn(parseSource(join(from, path))).map((name) => ({ file: path, name })));
  const isOf = (entry) => (found) => found.file === entry.file && found.name === entry.name;
  return {
    state: state.length,
    found: state.filter((each) => !known.some(isOf(each))).map(sayState),
    unused: known.filter((entry) => !state.some(isOf(entry))).map(sayState),
    withoutReason: known.filter(({ nodes }) => !nodes?.trim()).map(sayState),
  };
}

function statesIn(tree) {
  const declarations = tree.body.map(({ type, declaration, ...node }) =>
    type === "ExportDeclaration" ? declaration : { type, ...node },
  );
  const ofModule = variablesIn(declarations).filter((variable) => isState(variable, tree));
  const longLived = declarations
    .filter(({ type, identifier }) => type === "FunctionDeclaration" && LONG_LIVED.test(identifier.value))
    .flatMap(({ body }) =>
      variablesIn(body.stmts).filter(
        ({ kind, name, init }) => (kind === "let" || isCollection(init)) && isChanged(name, functionsIn(body)),
      ),
    );
  const made = nodesIn(tree)
    .filter(({ type, init }) => type === "VariableDeclarator" && MAKERS.includes(init?.callee?.value))
    .map(({ id }) => ({ name: id.value }));
  return [...new Set([...ofModule, ...longLived, ...made].map(({ name }) => name))];
}

const variablesIn = (statements) =>
  statements
    .filter((statement) => statement?.type === "VariableDeclaration")
    .flatMap(({ kind, declarations }) => declarations.map(({ id, init }) => ({ kind, name: id.value, init })));

const isState = ({ kind, name, init }, tree) => kind !== "const" || (isCollection(init) && isChanged(name, tree));

const isCollection = (init) =>
  (init?.type === "NewExpression" && COLLECTIONS.includes(init.callee.value)) || init?.type === "ArrayExpression";

/** Whether something with this name is assigned, or changed by one of its methods. */
const isChanged = (name, part) =>
  nodesIn(part).some(({ type, callee, left, argument }) => {
    if (type === "AssignmentExpression") return left.value === name;
    if (type === "UpdateExpression") return argument.value === name;
    if (type !== "CallExpression" || callee.type !== "MemberExpression") return false;
    return callee.object.value === name && CHANGING.includes(callee.property.value);
  });

const functionsIn = (part) =>
  nodesIn(part).filter(({ type, function: method }) => /Function(?!Body)|Arrow|Method/.test(type) || method);

function nodesIn(node) {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  if (typeof node !== "object" || node === null) return [];
  return [...(node.type ? [node] : []), ...nodesIn(Object.values(node))];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { state, found, unused, withoutReason } = findProcessState();
  for (const line of found)
    console.error(`${line}: say in scripts/check/known-process-state.mjs what several nodes mean for it`);
  for (const line of unused) console.error(`${line}: known, but there is none`);
  for (const line of withoutReason) console.error(`${line}: known, but nothing is said of several nodes`);
  const wrong = found.length + unused.length + withoutReason.length;
  console.log(`${state} states of one process, ${wrong} without a valid sentence`);
  process.exitCode = wrong > 0 || state === 0 ? 1 : 0;
}
