/** Records every statement that an application sends to its database, with the scope of its transaction. */
import type pg from "pg";
import { openDatabase, type Scope } from "../src/platform/database.ts";
import { refuseNesting } from "./refuse-nesting.ts";

/** `values` are the latest ones of this statement. The scope is null outside of `inScope`. */
export type Statement = { text: string; values: unknown[]; scope: ScopeName | null };
type ScopeName = "university" | "share" | "request" | "all" | Extract<Scope, string>;
export type Watched = ReturnType<typeof openWatched>;

/** Milliseconds after which a silent database counts as gone; long, because a busy machine answers late. */
export const PATIENCE_MS = 60_000;

/** The begin of a transaction and the scope that it enters. */
const OPENING = /^(?:begin; )?select set_config\('ijaza\.scope', '(\w+)'/;

/** A pool for the application alone, so that the test's own statements are not recorded. */
export function openWatched(url: string) {
  const opened = refuseNesting(openDatabase({ url, poolSize: 6, patienceMs: PATIENCE_MS }));
  const statements = new Map<string, Statement>();
  opened.pool.on("connect", (client) => {
    let scope: Statement["scope"] = null;
    const note = (query: unknown, values: unknown) => {
      const read = readQuery(query, values);
      if (!read) return;
      const opening = OPENING.exec(read.text);
      if (opening) scope = opening[1] as ScopeName;
      else if (/^(begin|commit|rollback)/i.test(read.text)) scope = null;
      else statements.set(`${scope} ${read.text}`, { ...read, scope });
    };
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      note(args[0], args[1]);
      return send(...args);
    }) as pg.PoolClient["query"];
  });
  const clear = () => {
    statements.clear();
    opened.nested.length = 0;
  };
  return { ...opened, statements: (): Statement[] => [...statements.values()], clear };
}

function readQuery(query: unknown, values: unknown): { text: string; values: unknown[] } | null {
  if (typeof query === "string") return { text: flat(query), values: Array.isArray(values) ? values : [] };
  if (typeof query !== "object" || query === null || !("text" in query)) return null;
  const own = "values" in query && Array.isArray(query.values) ? query.values : values;
  return { text: flat(String(query.text)), values: Array.isArray(own) ? own : [] };
}

/** Cached by the sent text, because the same few hundred statements recur. */
const flattened = new Map<string, string>();

function flat(text: string): string {
  let known = flattened.get(text);
  if (known === undefined) {
    known = text.replace(/\s+/g, " ").trim();
    flattened.set(text, known);
  }
  return known;
}
