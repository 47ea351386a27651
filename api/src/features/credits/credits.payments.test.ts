/** How much the platform's wallet must hold before it pays. */
import { expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import type { Chain } from "../chain/chain.service.ts";
import { createPayments } from "./credits.payments.ts";

const payingFrom = (balance: bigint | null) => {
  const chain = { on: () => undefined, spendableEther: async () => balance };
  return createPayments({ chain: chain as unknown as Chain, clock: systemClock });
};

test("the last wei is paid, and not one more", async () => {
  await expect(payingFrom(10n).refusePoverty(10n, "platform_ether_missing")).resolves.toBeUndefined();
  await expect(payingFrom(9n).refusePoverty(10n, "platform_ether_missing")).rejects.toMatchObject({
    code: "platform_ether_missing",
    data: { needed: "0.00000000000000001", spendable: "0.000000000000000009" },
  });
});

test("a chain that does not answer refuses nobody", async () => {
  await expect(payingFrom(null).refusePoverty(10n, "platform_ether_missing")).resolves.toBeUndefined();
});
