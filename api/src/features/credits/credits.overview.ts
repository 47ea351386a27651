/** The list of universities for admins: each with its responsable, its balances and its open requests. */
import type { Answer } from "@ijaza/schema/endpoint";
import type { getAllUniversities, ListedUniversity, University } from "@ijaza/schema/universities";
import type { ListQuery } from "@ijaza/schema/wire";
import { type Actor, scopeOf, tenantOf } from "../../platform/actor.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Tenants, Universities } from "../universities/universities.service.ts";
import { listOpen } from "./requests/requests.repository.ts";

type Deps = { db: Db; chain: Chain; universities: Universities; tenants: Pick<Tenants, "describeAll"> };

/** How many balances are requested at once. */
const AT_ONCE = 10;

export type Overview = {
  /** One page of universities with their responsables, balances and open requests: all of them, or one's own. */
  list(actor: Actor, query: ListQuery): Promise<Answer<typeof getAllUniversities>>;
};

export function createOverview({ db, chain, universities, tenants }: Deps): Overview {
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

  return {
    async list(actor, query) {
      const { described, credits, requests, total } = await inScope(db, scopeOf(actor), async (trx) => {
        const { rows, total } = await universities.search(trx, { only: tenantOf(actor), query });
        const ids = rows.map(({ id }) => id);
        const described = await tenants.describeAll(trx, rows);
        return { described, credits: await readCredits(trx, ids), requests: await listOpen(trx, ids), total };
      });
      const ether = await readEther(described.flatMap((each) => each.responsable?.blockchainAddress ?? []));
      const listed = described.map((each) => withBalances(each, { credits, requests, ether }));
      return { universities: listed, total, page: query.page, pageSize: query.pageSize };
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
  requests: Awaited<ReturnType<typeof listOpen>>;
};

function withBalances(university: University, { credits, ether, requests }: WithBalancesOptions): ListedUniversity {
  const { _id, responsable } = university;
  const open = (kind: "credit" | "ether") => {
    const request = requests.find((each) => each.university_id === _id && each.kind === kind);
    return request
      ? { _id: request.id, createdAt: request.created_at.toISOString(), amount: Number(request.amount) }
      : null;
  };
  return {
    ...university,
    balance: {
      credit: credits.get(_id) ?? 0,
      ether: ether.get(responsable?.blockchainAddress ?? "")?.toString() ?? null,
    },
    demands: { credit: open("credit"), ether: open("ether") },
  };
}
