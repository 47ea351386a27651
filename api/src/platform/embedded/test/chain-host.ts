/** A process that runs a chain and sends transactions until it is killed; it prints the acknowledged ones. */
import { privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import { startEmbeddedChain } from "../chain.ts";
import { askRpc } from "./ask-rpc.ts";
import { quiet } from "./quiet-log.ts";

const receipt = z.object({ blockHash: z.string() });
const [dir = "", key = ""] = process.argv.slice(2);
const sender = privateKeyToAccount(`0x${key}`);
const chain = await startEmbeddedChain({ dir, snapshotEvery: 70, log: quiet });
await chain.fund(sender.address, 10n ** 21n);
process.stdout.write(`node ${await chain.nodePid()}\n`);

let nonce = Number(await askRpc(chain.url, "eth_getTransactionCount", [sender.address, "latest"]));
for (;;) {
  const raw = await sender.signTransaction({
    type: "eip1559",
    chainId: chain.chainId,
    nonce,
    gas: 60_000n,
    maxFeePerGas: 10n ** 10n,
    to: sender.address,
    data: "0x1234",
  });
  const hash = await askRpc(chain.url, "eth_sendRawTransaction", [raw]);
  const { blockHash } = receipt.parse(await askRpc(chain.url, "eth_getTransactionReceipt", [hash]));
  process.stdout.write(`sent ${hash} ${blockHash}\n`);
  nonce += 1;
}
