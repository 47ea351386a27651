/** Paying ether from the platform's wallet to a university's, and the jobs that wait for a payment. */
import { formatEther } from "viem";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Trx } from "../../platform/database.ts";
import { endJob } from "../../platform/jobs/jobs.ts";
import type { Chain } from "../chain/chain.service.ts";

type Payment = { universityId: string; wei: bigint; reference: string; jobId?: string };

export type Payments = {
  /**
   * Queues a payment from the platform's wallet, once for each reference. Throws where the registry knows no wallet of the
   * university: why is said by `whyNoWallet`.
   */
  pay(trx: Trx, payment: Payment): Promise<void>;
  /** Throws the refusal, for an amount that somebody can lower or one that is fixed. When the chain does not answer, nothing is refused. */
  refusePoverty(wei: bigint, refusal: "platform_ether_too_low" | "platform_ether_missing"): Promise<void>;
};

export function createPayments({ chain, clock }: { chain: Chain; clock: Clock }): Payments {
  chain.on("ether.transfer", {
    async final(trx, { subject }, { hash }) {
      if (subject.jobId) await endJob(trx, { id: subject.jobId, at: clock.now(), result: { transaction: hash } });
    },
    async refused(trx, { subject }) {
      if (subject.jobId) await endJob(trx, { id: subject.jobId, at: clock.now(), error: "chain_refused" });
    },
  });

  return {
    async pay(trx, { universityId, wei, reference, jobId }) {
      const wallet = await chain.holdWalletOf(trx, universityId);
      if (!wallet) throw new AppError(await chain.whyNoWallet(trx, universityId));
      const payment = { universityId, to: wallet.public_id, wei, reference };
      await chain.transfer(trx, { ...payment, jobId });
    },

    async refusePoverty(wei, refusal) {
      const spendable = await chain.spendableEther();
      if (spendable === null || spendable >= wei) return;
      throw new AppError(refusal, { data: { spendable: formatEther(spendable), needed: formatEther(wei) } });
    },
  };
}
