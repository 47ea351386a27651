/** Lists of records of any kind, each within the reader's scope. */
import type { ListQuery } from "@ijaza/schema/calls/wire";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { readChoices, readOrder, windowOf } from "../../../platform/lists.ts";
import { type Caller, scopeFor } from "../records.caller.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { type Anchor, findAnchors } from "./anchors.ts";
import {
  type Condition,
  countByStatus,
  findOfStudent,
  findPage,
  type ListFilter,
  listIds,
  listOccurring,
  type OrderColumn,
} from "./lists.repository.ts";

export type { Condition } from "./lists.repository.ts";

/** The filters of every list. */
export type RecordQuery = ListQuery & {
  search?: string | undefined;
  agentId?: string | undefined;
  importId?: string | undefined;
};

/** The sort orders of every kind, by their names in the API. */
const COMMON_ORDERS = {
  submittedAt: { column: "submitted_at", mayBeEmpty: false },
  decidedAt: { column: "decided_at", mayBeEmpty: true },
  signedAt: { column: "signed_at", mayBeEmpty: true },
  revokedAt: { column: "revoked_at", mayBeEmpty: true },
  status: { column: "status", mayBeEmpty: false },
} as const satisfies Record<string, OrderColumn>;

export type RecordScope = Pick<ListFilter, "agents" | "conditions">;

type ListingOptions<Name extends string, Row extends RecordRow, Shown> = {
  kind: RecordKind<Row>;
  /** The member of replies that holds the records. */
  member: Name;
  statuses: readonly Row["status"][];
  orders: Record<string, OrderColumn>;
  /** Limits the requested records to those that the reader may see. */
  scopeOf(trx: Trx, caller: Caller, query: Pick<RecordQuery, "agentId">): Promise<RecordScope>;
  describe(row: Row, anchor: Anchor | null): Shown;
};

type PageOptions<Row extends RecordRow> = {
  filter: ListFilter;
  statuses: readonly Row["status"][];
  /** The counted statuses; by default all. */
  counted?: readonly Row["status"][];
  /** Filters the list but not the counts, as one of several tabs does. */
  tab?: Condition;
};

/** What `listAll` lists beside what every list does. */
export type AllFilter<Row extends RecordRow> = Pick<PageOptions<Row>, "tab"> & {
  conditions: readonly Condition[];
  /** The statuses listed when the query names none. */
  otherwise: readonly Row["status"][];
};

type AllOptions<Row extends RecordRow> = AllFilter<Row> & {
  /** The column of the room's own filter. */
  choicesOf: string;
};

/** What `listAll` is asked, less the page. */
export type WholeQuery = Omit<RecordQuery, "page" | "pageSize"> & { status?: string | undefined };

/** One page of a list, with the records under the name of their kind. */
type Page<Name extends string, Shown> = { [name in Name]: Shown[] } & { total: number; page: number; pageSize: number };

/** The page of `listAll`, with the counts of each status for tabs, and the choices of the room's own filter. */
type FullPage<Name extends string, Row extends RecordRow, Shown> = {
  found: Page<Name, Shown>;
  counts: Record<Row["status"], number>;
  choices: Awaited<ReturnType<typeof listOccurring>>;
};

export type Listing<Name extends string, Row extends RecordRow, Shown> = {
  describeAll(trx: Trx, rows: readonly Row[]): Promise<Shown[]>;
  /** One page of the records in these statuses; `narrow` refuses an agent whose records the caller may not list. */
  list(
    caller: Caller,
    query: RecordQuery,
    statuses: readonly Row["status"][],
    narrow?: (trx: Trx) => Promise<void>,
  ): Promise<Page<Name, Shown>>;
  /** The records of a student, newest first. */
  listOfStudent(trx: Trx, studentId: string): Promise<Shown[]>;
  /** One page of the records in the statuses that the query names, or in those of `otherwise`. */
  listAll(
    caller: Caller,
    query: RecordQuery & { status?: string | undefined },
    options: AllOptions<Row>,
  ): Promise<FullPage<Name, Row, Shown>>;
  /** The ids of the first `limit` of the records that `listAll` pages through, in its order. */
  listIds(trx: Trx, caller: Caller, options: AllFilter<Row> & { query: WholeQuery; limit: number }): Promise<string[]>;
};

export function createListing<const Name extends string, Row extends RecordRow, Shown>(
  { db }: { db: Db },
  options: ListingOptions<Name, Row, Shown>,
): Listing<Name, Row, Shown> {
  const { kind, member, statuses: every, scopeOf, describe } = options;
  const orders: Record<string, OrderColumn> = { ...COMMON_ORDERS, ...options.orders };

  const describeAll = async (trx: Trx, rows: readonly Row[]): Promise<Shown[]> => {
    const anchors = await findAnchors(trx, rows);
    return rows.map((row) => describe(row, anchors.get(row.id) ?? null));
  };

  const filterOf = async (trx: Trx, caller: Caller, query: WholeQuery): Promise<ListFilter> => {
    const { importId, search } = query;
    return { universityId: caller.actor.universityId, importId, search, ...(await scopeOf(trx, caller, query)) };
  };

  const page = async (trx: Trx, query: RecordQuery, options: PageOptions<Row>) => {
    const { rows, total, counts } = await readPage(trx, { ...options, kind, query, every, orders });
    const records = await describeAll(trx, rows);
    const { page, pageSize } = query;
    return { found: { [member]: records, total, page, pageSize } as Page<Name, Shown>, counts };
  };

  return {
    describeAll,

    list(caller, query, statuses, narrow) {
      return inScope(db, scopeFor(caller), async (trx) => {
        await narrow?.(trx);
        const filter = await filterOf(trx, caller, query);
        return (await page(trx, query, { filter, statuses, counted: statuses })).found;
      });
    },

    listOfStudent: async (trx, studentId) => describeAll(trx, await findOfStudent(trx, { kind, studentId })),

    listAll(caller, query, options) {
      return inScope(db, scopeFor(caller), async (trx) => {
        const scope = await filterOf(trx, caller, query);
        const filter = { ...scope, conditions: [...scope.conditions, ...options.conditions] };
        const { found, counts: counted } = await page(trx, query, {
          filter,
          statuses: statusesOf(query, every) ?? options.otherwise,
          tab: options.tab,
        });
        const choices = await listOccurring(trx, { kind, filter: scope, column: options.choicesOf });
        return { found, counts: countsOf(every, counted), choices };
      });
    },

    async listIds(trx, caller, { query, limit, tab, ...options }) {
      const scope = await filterOf(trx, caller, query);
      const conditions = [...scope.conditions, ...options.conditions, ...(tab ? [tab] : [])];
      const filter = { ...scope, conditions, statuses: statusesOf(query, every) ?? options.otherwise };
      return listIds(trx, { kind, filter, order: orderOf(query, orders), limit });
    },
  };
}

/** Those that the query names. */
const statusesOf = <Status extends string>({ status }: Pick<WholeQuery, "status">, choices: readonly Status[]) =>
  status ? readChoices(status, { path: "status", choices }) : undefined;

/** The number of records in every status. */
const countsOf = <Status extends string>(statuses: readonly Status[], counted: ReadonlyMap<string, number>) =>
  Object.fromEntries(statuses.map((status) => [status, counted.get(status) ?? 0])) as Record<Status, number>;

type Orders = Readonly<Record<string, OrderColumn>>;

/** The requested order with its column; the newest first when none is requested. */
function orderOf({ sort }: Pick<RecordQuery, "sort">, orders: Orders) {
  const otherwise = { by: "submittedAt", direction: "desc" } as const;
  const { by, direction } = readOrder(sort, { names: Object.keys(orders), otherwise });
  return { by, direction, ...orders[by]! };
}

type ReadPageOptions<Row extends RecordRow> = PageOptions<Row> & {
  kind: RecordKind<Row>;
  query: RecordQuery;
  every: readonly Row["status"][];
  orders: Orders;
};

/** The rows of a page, their total number, and the number of records in each counted status. */
async function readPage<Row extends RecordRow>(
  trx: Trx,
  { kind, query, every, orders, filter, statuses, counted, tab }: ReadPageOptions<Row>,
): Promise<{ rows: Row[]; total: number; counts: ReadonlyMap<string, number> }> {
  const listed = tab ? { ...filter, conditions: [...filter.conditions, tab] } : filter;
  const counts = await countByStatus(trx, { kind, filter: { ...filter, statuses: counted } });
  const ofTab = tab ? await countByStatus(trx, { kind, filter: listed }) : counts;
  const total = statuses.reduce((sum, status) => sum + (ofTab.get(status) ?? 0), 0);
  const order = orderOf(query, orders);
  const isEvery = statuses.length === every.length;
  const shown = { ...listed, statuses: isEvery ? undefined : statuses };
  const rows = await findPage(trx, { kind, filter: shown, order, ...windowOf(query) });
  return { rows, total, counts };
}
