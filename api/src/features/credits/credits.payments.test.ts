/** How much the platform's wallet must hold before it pays. */
import { expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import type { Chain } from "../chain/chain.service.ts";
import { createPayments } from "./credits.payments.ts";

const payingFrom = (balance: bigint | null) => {
  const chain = { on: () => undefined, platformBalance: async () => balance };
  return createPayments({ chain: chain as unknown as Chain, clock: systemClock });
};

test("the last wei is paid, and not one more", async () => {
  await expect(payingFrom(10n).refusePoverty(10n)).resolves.toBeUndefined();
  await expect(payingFrom(9n).refusePoverty(10n)).rejects.toMatchObject({ code: "platform_ether_too_low" });
});

test("a chain that does not answer refuses nobody", async () => {
  await expect(payingFrom(null).refusePoverty(10n)).resolves.toBeUndefined();
});
