/** Demands for credits and ether: a responsable sends one, the platform decides it once, the chain carries it out. */
import type { DepositDemand, getDepositDemands } from "@ijaza/schema/deposits";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { type Actor, scopeOf, type TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit, authorOf } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Universities } from "../universities/universities.service.ts";
import { listShown, showDemand } from "./credits.demands.reading.ts";
import { type DemandKind, decideDemand, hasDemand, insertDemand, referenceOf } from "./credits.demands.repository.ts";
import { type Gift, sendEther } from "./credits.gifts.ts";
import { createAnswers, type LetterDeps } from "./credits.letters.ts";
import { createPayments } from "./credits.payments.ts";

type DepositsDeps = LetterDeps & {
  db: Db;
  clock: Clock;
  chain: Chain;
  universities: Pick<Universities, "findById" | "holdById">;
  credits: { grant: GrantCredits };
  /** Wei that an accepted demand for ether pays. */
  etherDeposit: bigint;
};

/** Grants credits in the ledger and on the chain, once for each reference. */
type GrantCredits = (
  trx: Trx,
  grant: { universityId: string; registryId: number; amount: number; reference: string; author: Author },
) => Promise<void>;

type By = { actor: Actor; requestId: string };
type Decision = By & { kind: DemandKind; demandId: string };

export type Deposits = {
  /** Asks for credits, or for ether (`amount` null). Throws `request_already_sent` while one of its kind is open. */
  send(actor: TenantActor, demand: SendOptions): Promise<DepositDemand>;
  /** Accepts a demand. Throws `not_found` and `demand_decided`; for ether also `platform_ether_too_low` and what `pay` throws without a wallet. */
  accept(decision: Decision): Promise<DepositDemand>;
  /** Rejects a demand. Throws `not_found` and `demand_decided`. */
  reject(decision: Decision): Promise<DepositDemand>;
  /** One page of the demands of the actor's university, or of all. */
  list(actor: Actor, query: Input<typeof getDepositDemands>): Promise<Answer<typeof getDepositDemands>>;
  /** Sends ether without a demand, as a job that ends when the transfer is final. */
  sendEther(gift: Gift): ReturnType<typeof sendEther>;
};

export function createDeposits(deps: DepositsDeps): Deposits {
  const { db, clock, chain, universities, credits, etherDeposit } = deps;
  const queueAnswer = createAnswers(deps);
  const payments = createPayments({ chain, clock });

  const decide = async (
    { actor, requestId, kind, demandId: id }: Decision,
    status: "accepted" | "rejected",
  ): Promise<DepositDemand> => {
    const decided = await inScope(db, scopeOf(actor), async (trx) => {
      const [at, author] = [clock.now(), authorOf(actor, requestId)];
      const wei = status === "accepted" && kind === "ether" ? { wei: etherDeposit } : {};
      const demand = await decideDemand(trx, { id, kind, status, by: actor.id, at, ...wei });
      if (!demand) throw new AppError((await hasDemand(trx, { id, kind })) ? "demand_decided" : "not_found");
      const { university_id: universityId } = demand;
      if (status === "accepted") await move(trx, { demand, author });
      const event = { kind: `deposit.${status}`, subjectId: id, data: { kind, amount: demand.amount } };
      await appendAudit(trx, { universityId, author, at, events: [event] });
      await queueAnswer(trx, demand, status);
      crashPoint("deposit.stored");
      return showDemand(trx, id);
    });
    crashPoint("deposit.decided");
    return decided;
  };

  type Accepted = NonNullable<Awaited<ReturnType<typeof decideDemand>>>;

  const move = async (trx: Trx, { demand, author }: { demand: Accepted; author: Author }) => {
    const { id, university_id: universityId, amount } = demand;
    const reference = referenceOf(id);
    if (demand.kind === "ether") return payments.pay(trx, { universityId, wei: BigInt(amount ?? 0), reference });
    const university = await universities.holdById(trx, universityId);
    if (!university) throw new Error(`there is no university ${universityId}`);
    const registryId = university.registry_id;
    await credits.grant(trx, { universityId, registryId, amount: Number(amount), reference, author });
  };

  return {
    send: (actor, demand) => sendDemand(deps, actor, demand),

    async accept(decision) {
      if (decision.kind === "ether") await payments.refusePoverty(etherDeposit);
      return decide(decision, "accepted");
    },

    reject: (decision) => decide(decision, "rejected"),

    list: (actor, query) => inScope(db, scopeOf(actor), (trx) => listShown(trx, actor, query)),

    sendEther: (gift) => sendEther({ db, clock, universities, payments }, gift),
  };
}

type SendOptions = { kind: DemandKind; amount: number | null; requestId: string };

function sendDemand(
  { db, clock }: Pick<DepositsDeps, "db" | "clock">,
  actor: TenantActor,
  { kind, amount, requestId }: SendOptions,
): Promise<DepositDemand> {
  const { universityId } = actor;
  return inScope(db, { university: universityId }, async (trx) => {
    const at = clock.now();
    const id = await insertDemand(trx, { universityId, kind, amount, createdBy: actor.id, at });
    if (!id) throw new AppError("request_already_sent");
    const events = [{ kind: "deposit.sent", subjectId: id, data: { kind, amount } }];
    await appendAudit(trx, { universityId, author: authorOf(actor, requestId), at, events });
    return showDemand(trx, id);
  });
}
