/** Explains the statements that an application sends: which read all of a large table, or sort very many rows. */
import { CompiledQuery, sql } from "kysely";
import { expect } from "vitest";
import { type Db, type Scope, type Trx, undone } from "../src/platform/database.ts";
import { EVERYTHING } from "./everything.ts";
import { LARGE_TABLES } from "./full-tables.ts";
import type { openWatched, Statement } from "./statements.ts";

/** More rows than a statement of a page may sort, and fewer than the university has. */
const SORTED_ROWS = 1_000;

type Plan = {
  "Node Type": string;
  /** Missing where the statement was not executed again. */
  "Actual Rows"?: number;
  "Relation Name"?: string;
  Plans?: Plan[];
};

/** Full scans of large tables, and sorting of very many rows. Reading a limited number of unsorted rows is allowed. */
function faultsOf(plan: Plan, isCut = false): string[] {
  const { "Node Type": type, "Relation Name": table, Plans = [] } = plan;
  const inputs = Plans.reduce((most, each) => Math.max(most, each["Actual Rows"] ?? 0), 0);
  const own = [
    ...(type === "Seq Scan" && !isCut && table && LARGE_TABLES.includes(table) ? [`reads all of ${table}`] : []),
    ...(type === "Sort" && inputs > SORTED_ROWS ? [`sorts ${inputs} rows`] : []),
  ];
  return [...own, ...Plans.flatMap((each) => faultsOf(each, type === "Limit"))];
}

/** The statement names a large table. */
const isLarge = ({ text }: Statement) => LARGE_TABLES.some((table) => new RegExp(`"?${table}"?\\b`).test(text));

type ExplainingOptions = { db: Db; watched: ReturnType<typeof openWatched>; universityId: () => string };

/** `universityId` is that of statements in the scope of a university. */
export function createExplaining({ db, watched, universityId }: ExplainingOptions) {
  /** Explains every query on a large table that the work made the application send. */
  async function findFaults(work: () => Promise<unknown>): Promise<{ text: string; faults: string[] }[]> {
    watched.clear();
    await work();
    const questions = watched.statements().filter(({ text }) => /^(?:select|with)/.test(text));
    const queries = questions.filter(isLarge);
    expect(queries.length).toBeGreaterThan(0);
    return Promise.all(queries.map(async (each) => ({ text: each.text, faults: faultsOf(await explain(each)) }))).then(
      (explained) => explained.filter(({ faults }) => faults.length > 0),
    );
  }

  /** Queries by a link read one row each, so they are explained with access to all rows. */
  function placeOf(scope: Statement["scope"]): Scope {
    if (scope === "university") return { university: universityId() };
    return scope === "public" || scope === "issuer" || scope === "visits" ? scope : EVERYTHING;
  }

  async function explain({ text, values, scope }: Statement): Promise<Plan> {
    const place = placeOf(scope);
    // Events have a place in their log, so that the same ones cannot be appended again.
    const analyze = text.includes("insert into audit_events") ? "" : "analyze, timing off, ";
    return undone(db, place, async (trx) => {
      const explained: CompiledQuery<{ "QUERY PLAN": { Plan: Plan }[] }> = CompiledQuery.raw(
        `explain (${analyze}format json) ${text}`,
        values,
      );
      const { rows } = await trx.executeQuery(explained);
      return rows[0]!["QUERY PLAN"][0]!.Plan;
    });
  }

  /** The number of rows of large tables that the statement reads, also in functions. */
  async function countRowsRead({ text, values, scope }: Statement): Promise<number> {
    return undone(db, placeOf(scope), async (trx) => {
      const before = await sumRowsRead(trx);
      await trx.executeQuery(CompiledQuery.raw(text, values));
      return (await sumRowsRead(trx)) - before;
    });
  }

  return { findFaults, explain, countRowsRead, readsLarge: () => watched.statements().filter(isLarge) };
}

/** Rows that this connection read: in this transaction, and in those of the last second not in the statistics yet. */
async function sumRowsRead(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables
    where relname = any(${LARGE_TABLES})`.execute(trx);
  return rows[0]!.count;
}
