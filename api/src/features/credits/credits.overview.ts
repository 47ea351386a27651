/** The list of universities for admins: each with its responsable, its balances and its open requests. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { ListQuery } from "@ijaza/schema/calls/wire";
import type { Language } from "@ijaza/schema/product";
import type {
  exportUniversities,
  getAllUniversities,
  ListedUniversity,
  University,
} from "@ijaza/schema/universities/calls";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { beginExport, EXPORT_LIMIT } from "../../platform/sheets/begin-export.ts";
import { readInPages } from "../../platform/sheets/read-in-pages.ts";
import { makeSheet, type Sheet } from "../../platform/sheets/sheet.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Tenants, Universities, UniversityRow } from "../universities/universities.service.ts";
import { SHEET_COLUMNS, SHEET_TITLE } from "./credits.overview-sheet.ts";
import { listOpen } from "./requests/requests.repository.ts";

type Deps = { db: Db; clock: Clock; chain: Chain; universities: Universities; tenants: Pick<Tenants, "describeAll"> };

/** How many balances are requested at once. */
const AT_ONCE = 10;

type Caller = { actor: Actor; language: Language; requestId: string };

export type Overview = {
  /** One page of universities with their responsables, balances and open requests: all of them, or one's own. */
  list(actor: Actor, query: ListQuery): Promise<Answer<typeof getAllUniversities>>;
  /** The same universities, all of them, as a sheet. Throws `too_many_to_export`. */
  exportAll(caller: Caller, query: Input<typeof exportUniversities>): Promise<Sheet>;
};

export function createOverview({ db, clock, chain, universities, tenants }: Deps): Overview {
  /** Wei by wallet. After the first balance that the chain fails to give, no further ones are requested. */
  const readEther = async (wallets: readonly string[]): Promise<ReadonlyMap<string, bigint>> => {
    const balances = new Map<string, bigint>();
    try {
      for (let start = 0; start < wallets.length; start += AT_ONCE) {
        const step = wallets.slice(start, start + AT_ONCE);
        const read = await Promise.all(step.map((wallet) => chain.node.balance(wallet)));
        for (const [at, wallet] of step.entries()) balances.set(wallet, read[at]!);
      }
    } catch {
      // The list is shown all the same: a missing balance is better than a wrong one.
    }
    return balances;
  };

  const describe = async (trx: Trx, rows: readonly UniversityRow[]) => {
    const ids = rows.map(({ id }) => id);
    const described = await tenants.describeAll(trx, rows);
    const wallets = new Map<string, string>();
    for (const id of ids) {
      const wallet = await chain.walletOf(trx, id);
      if (wallet) wallets.set(id, wallet.public_id);
    }
    return { described, wallets, credits: await readCredits(trx, ids), requests: await listOpen(trx, ids) };
  };

  const withEther = async ({ described, wallets, ...found }: Awaited<ReturnType<typeof describe>>) => {
    const ether = await readEther([...wallets.values()]);
    return described.map((each) => withBalances(each, { ...found, wallets, ether }));
  };

  return {
    async list(actor, query) {
      const { total, ...found } = await inScope(db, scopeOf(actor), async (trx) => {
        const { rows, total } = await universities.search(trx, { only: tenantOf(actor), query });
        return { ...(await describe(trx, rows)), total };
      });
      return { universities: await withEther(found), total, page: query.page, pageSize: query.pageSize };
    },

    async exportAll({ actor, language, requestId }, { format, ...query }) {
      const scope = scopeOf(actor);
      const at = clock.now();
      const ids = await inScope(db, scope, async (trx) => {
        const found = await universities.searchIds(trx, { only: tenantOf(actor), query, limit: EXPORT_LIMIT });
        await beginExport(trx, { kind: "university.exported", actor, requestId, format, total: found.length, at });
        return found;
      });
      const find = (page: readonly string[]) =>
        inScope(db, scope, async (trx) => describe(trx, await universities.findByIds(trx, page)));
      const pages = readInPages({ ids, read: async (page) => withEther(await find(page)), idOf: ({ _id }) => _id });
      return makeSheet({ name: "universities", title: SHEET_TITLE, at, language, columns: SHEET_COLUMNS, pages });
    },
  };
}

async function readCredits(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom("credit_accounts").selectAll().where("university_id", "in", ids).execute();
  return new Map(rows.map((row) => [row.university_id, row.granted - row.reserved - row.issued]));
}

type WithBalancesOptions = {
  credits: ReadonlyMap<string, number>;
  ether: ReadonlyMap<string, bigint>;
  /** A university keeps its wallet while it has no responsable. */
  wallets: ReadonlyMap<string, string>;
  requests: Awaited<ReturnType<typeof listOpen>>;
};

function withBalances(
  university: University,
  { credits, ether, wallets, requests }: WithBalancesOptions,
): ListedUniversity {
  const { _id } = university;
  const open = (kind: "credit" | "ether") => {
    const request = requests.find((each) => each.university_id === _id && each.kind === kind);
    return request ? { _id: request.id, createdAt: request.created_at.toISOString(), amount: request.amount } : null;
  };
  const [credit, etherRequest] = [open("credit"), open("ether")];
  return {
    ...university,
    balance: {
      credit: credits.get(_id) ?? 0,
      ether: ether.get(wallets.get(_id) ?? "")?.toString() ?? null,
    },
    demands: {
      credit: credit && { ...credit, amount: Number(credit.amount) },
      ether: etherRequest && { _id: etherRequest._id, createdAt: etherRequest.createdAt },
    },
  };
}
