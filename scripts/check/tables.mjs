/**
 * Checks that each room uses only its own tables, which it declares in `*.tables.ts`. SQL that reads or writes another
 * room's table is refused unless `foreign-tables.mjs` gives a reason; an unused entry there is refused too. The
 * platform is one room. SQL on a table whose name is in a variable (`sql.table(name)`, `selectFrom(name)`) is an access
 * to any table: `names` of `*`.
 */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { FOREIGN_TABLES } from "./foreign-tables.mjs";
import { parseSource } from "./swc-parser.mjs";

const READING = ["selectFrom", "innerJoin", "leftJoin", "rightJoin", "fullJoin", "crossJoin", "using"];
const WRITING = ["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"];
const WRITING_IN_SQL =
  /\b(?:insert\s+into|delete\s+from|(?<!for\s)(?<!do\s)(?<!no key\s)update)\s+(?:only\s+)?([a-z_]+)/gi;
const READING_IN_SQL = /(?<!\bdelete\s)\b(?:from|join)\s+(?:only\s+|lateral\s+)?([a-z_]+)/gi;
/** A table after a comma, as in `from diplomas d, students s`. */
const LISTED_IN_SQL = /\bfrom\s+[a-z_]+(?:\s+[a-z_]+)?\s*,\s*([a-z_]+)/gi;

/** Stands for a table whose name is in a variable. */
const ANY_TABLE = "*";

/** Gives accesses to other rooms' tables without an entry, unused entries, and entries without a reason. */
export function findForeignTables({ from = join(root, "api", "src"), allowed = FOREIGN_TABLES } = {}) {
  const sources = readdirSync(from, { recursive: true })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => ({ path, room: roomOf(path), tree: parseSource(join(from, path)) }));
  const owners = ownersIn(sources);
  const foreign = sources.flatMap(({ path, room, tree }) =>
    accessesIn(tree)
      .filter(({ table }) => table === ANY_TABLE || (owners.has(table) && owners.get(table) !== room))
      .map((access) => ({ ...access, path, room })),
  );
  const isAllowed = (access) => allowed.some((entry) => isOf(access, entry));
  const refused = foreign.filter((access) => !isAllowed(access)).map((access) => refusal(access, owners));
  return {
    tables: owners.size,
    foreign: foreign.length,
    found: [...new Set(refused)],
    unused: allowed.filter((entry) => !foreign.some((access) => isOf(access, entry))).map(nameOf),
    withoutReason: allowed.filter(({ reason }) => !reason?.trim()).map(nameOf),
  };
}

const isOf = (access, entry) => ["room", "table", "access"].every((name) => access[name] === entry[name]);
const nameOf = ({ room, access, table }) => `${room} ${access} ${table}`;
const refusal = (access, owners) =>
  `${access.path}: ${nameOf(access)}, ${access.table === ANY_TABLE ? "a table in a variable" : `a table of ${owners.get(access.table)}`}`;

/** `features/diplomas/…` is the room diplomas, `platform/…` the room platform; the server's own files are the room app. */
function roomOf(path) {
  const [place, room] = path.split("/");
  if (place === "features") return room;
  return place === "platform" ? "platform" : "app";
}

/** Maps each table to the room that declares it as a member of `interface Tables`. */
function ownersIn(sources) {
  const declared = sources
    .filter(({ path }) => /(^|[.])tables[.]ts$/.test(basename(path)))
    .flatMap(({ room, tree }) => tablesIn(tree).map((table) => [table, room]));
  return new Map(declared);
}

const tablesIn = (tree) =>
  nodesIn(tree)
    .filter(({ type, id }) => type === "TsInterfaceDeclaration" && id.value === "Tables")
    .flatMap(({ body }) => body.body.map(({ key }) => key.value));

const accessesIn = (tree) =>
  nodesIn(tree).flatMap((node) => {
    if (node.type === "CallExpression") return accessesOfCall(node);
    return node.type === "TemplateLiteral" ? accessesOfSql(textOf(node)) : [];
  });

/** The accesses of a call such as `selectFrom("diplomas as d")` or `selectFrom(["a", "b"])`. */
function accessesOfCall({ callee, arguments: [first] }) {
  const method = callee.type === "MemberExpression" ? callee.property.value : undefined;
  const isSqlTable = method === "table" && callee.object.value === "sql";
  const access = WRITING.includes(method) ? "writes" : READING.includes(method) && "reads";
  if (!first || !(access || isSqlTable)) return [];
  if (isSqlTable || /^(Identifier|MemberExpression|TsAsExpression)$/.test(first.expression.type))
    return [{ access: "names", table: ANY_TABLE }];
  return nodesIn(first.expression)
    .filter(({ type }) => type === "StringLiteral")
    .map(({ value }) => ({ access, table: value.split(/\s/)[0] }));
}

const textOf = ({ quasis }) => quasis.map(({ raw }) => raw).join(" ? ");

function accessesOfSql(text) {
  const tablesBy = (pattern) => [...text.matchAll(pattern)].map(([, table]) => table.toLowerCase());
  return [
    ...tablesBy(WRITING_IN_SQL).map((table) => ({ access: "writes", table })),
    ...[READING_IN_SQL, LISTED_IN_SQL].flatMap(tablesBy).map((table) => ({ access: "reads", table })),
  ];
}

function nodesIn(node) {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  if (typeof node !== "object" || node === null) return [];
  return [...(node.type ? [node] : []), ...nodesIn(Object.values(node))];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { tables, foreign, found, unused, withoutReason } = findForeignTables();
  for (const line of found)
    console.error(`${line}: ask its owner, or give the reason in scripts/check/foreign-tables.mjs`);
  for (const line of unused) console.error(`${line}: allowed, but nothing does it`);
  for (const line of withoutReason) console.error(`${line}: allowed without a reason`);
  const wrong = found.length + unused.length + withoutReason.length;
  console.log(`${tables} tables, ${foreign} foreign accesses, ${wrong} without a valid reason`);
  process.exitCode = wrong > 0 || tables === 0 ? 1 : 0;
}
