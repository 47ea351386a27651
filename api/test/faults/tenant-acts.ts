/** What admins and the responsable do for a scene's university beside its diplomas, and the expected results. */
import { randomUUID } from "node:crypto";
import type { HostAdmin, HostCaller, TenantOrder } from "./host-orders.ts";
import type { Rig } from "./rig.ts";

export const PAYMENT_WEI = 10n ** 17n;

/** The wei of a new wallet, of a request or of a gift. */
export type TenantFacts = { granted: number; wallets: number; paid: bigint; responsable: string };
export type TenantActs = ReturnType<typeof createTenantActs>;

type Known = {
  universityId: string;
  byResponsable: HostCaller;
  admin: HostAdmin;
  /** The id of a responsable without a university. */
  heir: string;
  /** What the university had at first: credits, and wei in its first wallet. */
  credits: number;
  ether: bigint;
};

export function createTenantActs({ hosts }: Pick<Rig, "hosts">, known: Known) {
  const { universityId, byResponsable, admin: caller } = known;
  const facts: TenantFacts = {
    granted: known.credits,
    wallets: 1,
    paid: known.ether,
    responsable: byResponsable.actor.id,
  };
  let free = known.heir;

  /** A refusal of the second try means that the first one succeeded and its answer was lost. */
  const perform = async (order: TenantOrder, doneAlready?: string): Promise<unknown> => {
    const { result, refusal } = await hosts.perform(order);
    if (refusal && refusal !== doneAlready) throw new Error(`${order.do} was refused: ${refusal}`);
    return result;
  };

  const fund = async (kind: "credit" | "ether", amount: number | null) => {
    const fundingRequestId = String(await perform({ do: "request-funding", caller: byResponsable, kind, amount }));
    await perform({ do: "accept-funding", caller, kind, fundingRequestId }, "demand_decided");
  };

  return {
    facts,
    /** Replaces the responsable by the one without a university. */
    async changeResponsable(): Promise<void> {
      const responsableId = free;
      await perform({ do: "change-responsable", caller, universityId, responsableId }, "responsable_not_free");
      free = facts.responsable;
      facts.responsable = responsableId;
      facts.wallets += 1;
      facts.paid += PAYMENT_WEI;
    },
    async takeCredits(amount: number): Promise<void> {
      await fund("credit", amount);
      facts.granted += amount;
    },
    async takeEther(): Promise<void> {
      await fund("ether", null);
      facts.paid += PAYMENT_WEI;
    },
    async sendEther(): Promise<void> {
      await perform({ do: "send-ether", caller, universityId, wei: String(PAYMENT_WEI), key: randomUUID() });
      facts.paid += PAYMENT_WEI;
    },
  };
}
