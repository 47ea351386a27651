/** How the console reaches a chain: reads, and transactions that it signs with a key of the operator's own. */
import { createPublicClient, type Hex, http, keccak256, type PublicClient } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";

/** A call that any wallet can send: without `to` it deploys. */
export type PlannedCall = { to?: Hex; data: Hex };

/** Gas as estimated, and what it costs with the fee of now, in wei. */
export type Estimate = { gas: bigint; gasPrice: bigint; cost: bigint };

const PRIVATE_KEY = /^(?:0x)?[0-9a-f]{64}$/i;

export const connect = (url: string): PublicClient => createPublicClient({ transport: http(url, { retryCount: 1 }) });

/** The account of a private key of 32 bytes in hexadecimal digits, as files of keys hold it. Throws for anything else. */
export function readAccount(text: string): PrivateKeyAccount {
  const key = text.trim();
  if (!PRIVATE_KEY.test(key))
    throw new Error("The file of the key does not hold 64 hexadecimal digits and nothing else.");
  return privateKeyToAccount(`0x${key.replace(/^0x/i, "")}`);
}

/** `from`: who would send it; a registry refuses callers without the role already here. */
export async function estimateCall(client: PublicClient, call: PlannedCall, from?: Hex): Promise<Estimate> {
  const [gas, gasPrice] = await Promise.all([client.estimateGas({ ...call, account: from }), client.getGasPrice()]);
  return { gas, gasPrice, cost: gas * gasPrice };
}

type SendOptions = PlannedCall & { account: PrivateKeyAccount; onSigned: (hash: Hex) => void };

/** Signs and sends; resolves once it is in a block. `onSigned` hears of the transaction before the chain does. */
export async function sendCall(client: PublicClient, { account, onSigned, ...call }: SendOptions) {
  const request = await client.prepareTransactionRequest({ account, ...call, type: "eip1559", chain: null });
  const raw = await account.signTransaction({ ...request, type: "eip1559", chainId: await client.getChainId() });
  onSigned(keccak256(raw));
  const hash = await client.sendRawTransaction({ serializedTransaction: raw });
  const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 500 });
  if (receipt.status !== "success")
    throw new Error(`The transaction ${hash} was refused in block ${receipt.blockNumber}.`);
  return receipt;
}
