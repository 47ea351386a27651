/** Checks once that an endpoint serves the pinned chain and the pinned code, and remembers the endpoints that do. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { ChainFailure } from "./chain-reader.ts";
import type { Rpc, RpcAnswer } from "./rpc.ts";
import { isObject } from "./shape.ts";
import type { TrustEntry } from "./trust.ts";

type PinFailure = { ok: false; code: ChainFailure; detail: string };

/** Kept for each `fetch` function, because another function may reach another network. */
const proved = new WeakMap<typeof fetch, Set<string>>();

/** Null when chain id, genesis and code are the pinned ones. A failure is not remembered. */
export async function checkPins(
  rpc: Rpc,
  { ask, entry }: { ask: typeof fetch; entry: TrustEntry },
): Promise<PinFailure | null> {
  const known = proved.get(ask) ?? new Set();
  proved.set(ask, known);
  const name = JSON.stringify([rpc.url, entry.chainId, entry.genesisHash, entry.registry, entry.codeHash].map(String));
  if (known.has(name)) return null;
  const failure = await provePins(rpc, entry);
  if (failure === null) known.add(name);
  return failure;
}

async function provePins(rpc: Rpc, entry: TrustEntry): Promise<PinFailure | null> {
  const answers = await Promise.all([
    rpc.ask({ method: "eth_chainId", params: [] }),
    rpc.ask({ method: "eth_getBlockByNumber", params: ["0x0", false] }),
    rpc.ask({ method: "eth_getCode", params: [entry.registry, "latest"] }),
  ]);
  const unanswered = answers.find((answer) => !answer.ok);
  if (unanswered !== undefined) return unaskedFailure(unanswered);
  const [chainId, genesis, code] = answers.map((answer) => (answer.ok ? answer.result : null));
  if (textOf(chainId) !== `0x${entry.chainId.toString(16)}`)
    return wrong("wrong_chain", `${rpc.url} serves another chain.`);
  if (hashOf(genesis) !== entry.genesisHash.toLowerCase())
    return wrong("wrong_chain", `${rpc.url} has another genesis.`);
  if (codeHashOf(code) === entry.codeHash.toLowerCase()) return null;
  return wrong("wrong_code", `${rpc.url} shows other code at the registry's address.`);
}

function unaskedFailure({ why, detail }: Extract<RpcAnswer, { ok: false }>): PinFailure {
  return wrong(why === "malformed" ? "rpc_malformed" : "chain_unreachable", `The chain could not be asked: ${detail}.`);
}

function wrong(code: ChainFailure, detail: string): PinFailure {
  return { ok: false, code, detail };
}

function textOf(result: unknown): string | null {
  return typeof result === "string" ? result.toLowerCase() : null;
}

function hashOf(block: unknown): string | null {
  return isObject(block) ? textOf(block.hash) : null;
}

/** The hash of the code, as 0x and 32 bytes; null when the result is not hex. */
function codeHashOf(result: unknown): string | null {
  const code = textOf(result);
  if (code === null || !/^0x(?:[0-9a-f]{2})*$/.test(code)) return null;
  return `0x${bytesToHex(keccak_256(hexToBytes(code.slice(2))))}`;
}
