/** Proves that an endpoint serves the pinned chain and the pinned code, and again from time to time. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { isObject } from "../credential/shape.ts";
import type { TrustEntry } from "../trust/trust.ts";
import type { ChainFailure } from "./chain-reader.ts";
import type { Rpc, RpcAnswer } from "./rpc.ts";

type PinFailure = { ok: false; code: ChainFailure; detail: string };

/** How long a proof counts, in milliseconds: the same address may lead to another chain later. */
export const PINS_PROVED_FOR_MS = 300_000;
const MOST_PROOFS = 64;

/** `now` is in milliseconds of a clock that never goes back. */
type CheckOptions = { entry: TrustEntry; now: number };

export type Pins = {
  /** Null when chain id, genesis and code are the pinned ones. Who asks meanwhile gets the same proof. */
  check: (options: CheckOptions) => Promise<PinFailure | null>;
  /** Proves all pins again with the next check. */
  forget: () => void;
};

/** The pins of one endpoint. A failure is not remembered. */
export function createPins(rpc: Rpc): Pins {
  const proofs = new Map<string, { from: number; proof: Promise<PinFailure | null> }>();
  return {
    check({ entry, now }) {
      const { chainId, genesisHash, registry, codeHash } = entry;
      const name = `${chainId} ${genesisHash} ${registry} ${codeHash}`;
      const known = proofs.get(name);
      if (known && now - known.from < PINS_PROVED_FOR_MS) return known.proof;
      if (proofs.size >= MOST_PROOFS) proofs.clear();
      const mine = { from: now, proof: provePins(rpc, entry) };
      proofs.set(name, mine);
      void mine.proof.then((failure) => {
        if (failure !== null && proofs.get(name) === mine) proofs.delete(name);
      });
      return mine.proof;
    },
    forget: () => proofs.clear(),
  };
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
