/** Credits: granted on the chain, reserved when a batch is made, settled when the chain has counted them. */
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Scope, type Trx } from "../../platform/database.ts";
import type { Chain, EnrolmentState } from "../chain/chain.service.ts";
import { type Grant, grantCredits } from "./credits.granting.ts";
import "./credits.tables.ts";

export { ETHER_JOB } from "./credits.gifts.ts";
export { createOverview, type Overview } from "./credits.overview.ts";
export { createFundingRequests, type FundingRequests } from "./requests/funding-requests.ts";

type CreditsOptions = { db: Db; clock: Clock; chain: Chain };

export type Credits = {
  /** Reserves credits for a batch. Throws `not_enough_credits`. */
  reserve(trx: Trx, move: Move): Promise<void>;
  /** Turns a reservation into an entry of the ledger, once for each batch, after the chain has taken it. */
  settle(trx: Trx, move: Move & { reference: string; at: Date }): Promise<void>;
  /** Frees a reservation, after the chain has finally refused the batch. */
  release(trx: Trx, move: Move): Promise<void>;
  /** Grants credits in the ledger and, as a cumulative total, on the chain; once for each reference. */
  grant(trx: Trx, grant: Grant): Promise<void>;
  /** Credits that are left, after reservations. */
  available(actor: TenantActor): Promise<number>;
  /** How far the university's registration on the chain has come. */
  enrolment(actor: TenantActor): Promise<EnrolmentState>;
  /** Ether of the university's wallet in wei; 0 while it has none. Throws `chain_unavailable`. */
  ether(actor: TenantActor): Promise<bigint>;
};

export function createCredits({ db, clock, chain }: CreditsOptions): Credits {
  chain.on("credits.grant", {
    async final(trx, { subject }, { at }) {
      await trx
        .updateTable("credit_entries")
        .set({ settled_at: at })
        .where("university_id", "=", subject.universityId)
        // Only grants have a total.
        .where("grant_total", "<=", subject.total)
        .where("settled_at", "is", null)
        .execute();
    },
    // The outbox keeps and logs the refusal; the ledger shows a grant that never settled.
    refused: async () => undefined,
  });

  return {
    reserve,
    settle,
    release,
    grant: (trx, grant) => grantCredits(trx, grant, { chain, at: clock.now() }),

    available: (actor) =>
      inScope(db, { university: actor.universityId }, (trx) => readAvailable(trx, actor.universityId)),
    enrolment: (actor) => chain.enrolmentOf(actor.universityId),
    async ether(actor) {
      const wallet = await inScope(db, scopeOfTenant(actor), (trx) => chain.walletOf(trx, actor.universityId));
      if (!wallet) return 0n;
      return chain.node.balance(wallet.public_id).catch(() => {
        throw new AppError("chain_unavailable", { retryAfter: 5 });
      });
    },
  };
}

const scopeOfTenant = (actor: TenantActor): Scope => ({ university: actor.universityId });

async function readAvailable(trx: Trx, universityId: string): Promise<number> {
  const row = await trx
    .selectFrom("credit_accounts")
    .selectAll()
    .where("university_id", "=", universityId)
    .executeTakeFirst();
  return row ? row.granted - row.reserved - row.issued : 0;
}

type Move = { universityId: string; count: number };

/** Reserves credits for a batch; refuses when too few are left. */
async function reserve(trx: Trx, { universityId, count }: Move): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("credit_accounts")
    .set((row) => ({ reserved: row("reserved", "+", count) }))
    .where("university_id", "=", universityId)
    // Kysely writes no brackets, so each operand is subtracted by itself.
    .where((row) => row.eb(row(row("granted", "-", row.ref("reserved")), "-", row.ref("issued")), ">=", count))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const available = await readAvailable(trx, universityId);
  throw new AppError("not_enough_credits", { data: { needed: count, available } });
}

/** After the chain has counted them, turns the reservation into an entry of the ledger, once for each batch. */
async function settle(trx: Trx, { universityId, count, reference, at }: Move & { reference: string; at: Date }) {
  await trx
    .insertInto("credit_entries")
    .values({ university_id: universityId, kind: "issue", amount: count, reference, settled_at: at, grant_total: null })
    .execute();
  await trx
    .updateTable("credit_accounts")
    .set((row) => ({ reserved: row("reserved", "-", count), issued: row("issued", "+", count) }))
    .where("university_id", "=", universityId)
    .execute();
}

/** Frees the reservation of a batch that was finally refused. */
async function release(trx: Trx, { universityId, count }: Move): Promise<void> {
  await trx
    .updateTable("credit_accounts")
    .set((row) => ({ reserved: row("reserved", "-", count) }))
    .where("university_id", "=", universityId)
    .execute();
}
