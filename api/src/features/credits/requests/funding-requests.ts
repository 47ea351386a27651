/** Requests for credits and ether: a responsable sends one, the platform decides it once, the chain carries it out. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { FundingKind, FundingRequest, getFundingRequests } from "@ijaza/schema/credits/calls";
import { type Actor, scopeOf, type TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Author, appendAudit, authorOf } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { Chain } from "../../chain/chain.service.ts";
import type { Universities } from "../../universities/universities.service.ts";
import { callOffEther, type Gift, sendEther } from "../credits.gifts.ts";
import { createPayments } from "../credits.payments.ts";
import { type AnswerDeps, createAnswers } from "./answer-mails.ts";
import { listShown, showRequest } from "./read-requests.ts";
import { decideRequest, hasRequest, insertRequest, referenceOf } from "./requests.repository.ts";

type FundingDeps = AnswerDeps & {
  db: Db;
  clock: Clock;
  chain: Chain;
  universities: Pick<Universities, "findById" | "holdById">;
  credits: { grant: GrantCredits };
  /** Wei that an accepted request for ether pays. */
  etherPayment: bigint;
};

/** Grants credits in the ledger and on the chain, once for each reference. */
type GrantCredits = (
  trx: Trx,
  grant: { universityId: string; registryId: number; amount: number; reference: string; author: Author },
) => Promise<void>;

type By = { actor: Actor; requestId: string };
type Decision = By & { kind: FundingKind; id: string };

export type FundingRequests = {
  /** Asks for credits, or for ether (`amount` null). Throws `request_already_sent` while one of its kind is open. */
  send(actor: TenantActor, request: SendOptions): Promise<FundingRequest>;
  /** Accepts a request. Throws `not_found` and `demand_decided`; for ether also `platform_ether_missing` and what `pay` throws without a wallet. */
  accept(decision: Decision): Promise<FundingRequest>;
  /** Rejects a request. Throws `not_found` and `demand_decided`. */
  reject(decision: Decision): Promise<FundingRequest>;
  /** One page of the requests of the actor's university, or of all. */
  list(actor: Actor, query: Input<typeof getFundingRequests>): Promise<Answer<typeof getFundingRequests>>;
  /** Sends ether without a request, as a job that ends when the transfer is final. */
  sendEther(gift: Gift): ReturnType<typeof sendEther>;
  /** Calls off such a payment that still waits. Throws `not_found` and `payment_on_its_way`. */
  callOffEther(order: Parameters<typeof callOffEther>[1]): ReturnType<typeof callOffEther>;
};

export function createFundingRequests(deps: FundingDeps): FundingRequests {
  const { db, clock, chain, universities, credits, etherPayment } = deps;
  const queueAnswer = createAnswers(deps);
  const payments = createPayments({ chain, clock });

  const decide = async (
    { actor, requestId, kind, id }: Decision,
    status: "accepted" | "rejected",
  ): Promise<FundingRequest> => {
    const decided = await inScope(db, scopeOf(actor), async (trx) => {
      const [at, author] = [clock.now(), authorOf(actor, requestId)];
      const wei = status === "accepted" && kind === "ether" ? { wei: etherPayment } : {};
      const request = await decideRequest(trx, { id, kind, status, by: actor.id, at, ...wei });
      if (!request) throw new AppError((await hasRequest(trx, { id, kind })) ? "demand_decided" : "not_found");
      const { university_id: universityId } = request;
      if (status === "accepted") await move(trx, { request, author });
      const event = { kind: `deposit.${status}`, subjectId: id, data: { kind, amount: request.amount } };
      await appendAudit(trx, { universityId, author, at, events: [event] });
      await queueAnswer(trx, request, status);
      crashPoint("funding.stored");
      return showRequest(trx, id);
    });
    crashPoint("funding.decided");
    return decided;
  };

  type Accepted = NonNullable<Awaited<ReturnType<typeof decideRequest>>>;

  const move = async (trx: Trx, { request, author }: { request: Accepted; author: Author }) => {
    const { id, university_id: universityId, amount } = request;
    const reference = referenceOf(id);
    if (request.kind === "ether") return payments.pay(trx, { universityId, wei: BigInt(amount ?? 0), reference });
    const university = await universities.holdById(trx, universityId);
    if (!university) throw new Error(`there is no university ${universityId}`);
    const registryId = university.registry_id;
    await credits.grant(trx, { universityId, registryId, amount: Number(amount), reference, author });
  };

  return {
    send: (actor, request) => sendRequest(deps, actor, request),

    async accept(decision) {
      if (decision.kind === "ether") await payments.refusePoverty(etherPayment, "platform_ether_missing");
      return decide(decision, "accepted");
    },

    reject: (decision) => decide(decision, "rejected"),

    list: (actor, query) => inScope(db, scopeOf(actor), (trx) => listShown(trx, actor, query)),

    sendEther: (gift) => sendEther({ db, clock, universities, payments }, gift),
    callOffEther: (order) => callOffEther({ db, clock, chain }, order),
  };
}

type SendOptions = { kind: FundingKind; amount: number | null; requestId: string };

function sendRequest(
  { db, clock }: Pick<FundingDeps, "db" | "clock">,
  actor: TenantActor,
  { kind, amount, requestId }: SendOptions,
): Promise<FundingRequest> {
  const { universityId } = actor;
  return inScope(db, { university: universityId }, async (trx) => {
    const at = clock.now();
    const id = await insertRequest(trx, { universityId, kind, amount, createdBy: actor.id, at });
    if (!id) throw new AppError("request_already_sent");
    const events = [{ kind: "deposit.sent", subjectId: id, data: { kind, amount } }];
    await appendAudit(trx, { universityId, author: authorOf(actor, requestId), at, events });
    return showRequest(trx, id);
  });
}
