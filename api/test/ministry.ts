/** A registrar that is another party, such as a ministry: it makes the calls that it is shown. */
import { type Address, createWalletClient, type Hex, http, publicActions } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect } from "vitest";

type ShownCall = { to: string; data: string };

/** Its address is known before there is a chain. */
export function createMinistry() {
  const account = privateKeyToAccount(generatePrivateKey());
  return {
    /** In lower case. */
    address: account.address.toLowerCase(),
    /** Makes the calls one after the other, each in a block. */
    async make(chain: { url: string }, calls: readonly ShownCall[]): Promise<void> {
      const transport = http(chain.url);
      const client = createWalletClient({ account, transport, pollingInterval: 50 }).extend(publicActions);
      for (const { to, data } of calls) {
        const hash = await client.sendTransaction({ to: to as Address, data: data as Hex, chain: null });
        expect((await client.waitForTransactionReceipt({ hash })).status).toBe("success");
      }
    },
  };
}
