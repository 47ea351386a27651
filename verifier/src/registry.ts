/** Reads the registry over JSON-RPC: asks every endpoint once for each diploma, and checks its pins the first time. */
import { decodeCheck, encodeCheck, type RegistryState } from "./abi.ts";
import { agree, type EndpointRead, type ReadFailure } from "./agreement.ts";
import { type ChainReader, type ReadRequest, toDiplomaState, WORD_BITS } from "./chain-reader.ts";
import { checkPins } from "./pins.ts";
import { createRpc, type Rpc, type RpcAnswer } from "./rpc.ts";
import type { Finality } from "./trust.ts";

export type RpcReaderOptions = {
  /** The endpoints, all of which are asked. Keyed by chain id when they serve several chains. */
  rpc: string[] | Record<number, string[]>;
  fetch?: typeof fetch;
  /** The time limit of each request, in milliseconds; 8000 when absent. */
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 8000;

/** The endpoints for a chain. An empty list means that no chain is asked. */
export function endpointsFor(rpc: RpcReaderOptions["rpc"] | undefined, chainId: number): string[] {
  return (Array.isArray(rpc) ? rpc : rpc?.[chainId]) ?? [];
}

/** The default reader. Never throws. Until the program ends it remembers the endpoints that passed their pins. */
export function createRpcReader({
  rpc,
  fetch: ask = fetch,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: RpcReaderOptions): ChainReader {
  return {
    async read(request) {
      // An endpoint that is named twice counts once.
      const urls = [...new Set(endpointsFor(rpc, request.entry.chainId))];
      const endpoints = urls.map((url) => createRpc({ url, fetch: ask, timeoutMs }));
      const reads = await Promise.all(endpoints.map((endpoint) => readEndpoint(endpoint, { ask, request })));
      return agree(
        reads.map((read, at) => ({ ...read, endpoint: urls[at] ?? "" })),
        request,
      );
    },
  };
}

async function readEndpoint(
  rpc: Rpc,
  { ask, request }: { ask: typeof fetch; request: ReadRequest },
): Promise<EndpointRead> {
  const [pins, latest] = await Promise.all([
    checkPins(rpc, { ask, entry: request.entry }),
    callCheck(rpc, request, "latest"),
  ]);
  if (pins !== null) return pins;
  if (!latest.ok) return failureOf(latest);
  const state = readCheck(rpc, request, latest.result);
  if (!state.ok) return state;
  const isFinal = await findFinality(rpc, request, state.state);
  return typeof isFinal === "boolean"
    ? { ok: true, state: toDiplomaState(state.state, { index: request.index, isFinal }) }
    : isFinal;
}

/** A batch is final when it is the same at the chain's final block, however old it is. */
async function findFinality(rpc: Rpc, request: ReadRequest, latest: RegistryState): Promise<boolean | ReadFailure> {
  const { finality } = request.entry;
  if (latest.batch.issuedAt === 0) return false;
  if ("confirmations" in finality && finality.confirmations <= 1) return true;
  const block = finalBlock(finality, latest.blockNumber);
  if (block === null) return false;
  const answer = await callCheck(rpc, request, block);
  if (!answer.ok) return answer.why === "refused" ? false : failureOf(answer);
  // A block before the registry's own gives an empty answer.
  if (answer.result === "0x") return false;
  const final = readCheck(rpc, request, answer.result);
  return final.ok ? isSameAnchor(final.state, latest) : final;
}

/** The block of the batch counts as the first confirmation. Null when the chain has too few blocks. */
function finalBlock(finality: Finality, head: number): string | null {
  if ("tag" in finality) return finality.tag;
  const number = head - (finality.confirmations - 1);
  return number < 0 ? null : `0x${number.toString(16)}`;
}

function isSameAnchor({ batch: one }: RegistryState, { batch: other }: RegistryState): boolean {
  return one.signer === other.signer && one.issuedAt === other.issuedAt && one.count === other.count;
}

function callCheck(rpc: Rpc, request: ReadRequest, block: string): Promise<RpcAnswer> {
  const word = Math.floor(request.index / WORD_BITS);
  const data = encodeCheck({ ...request, word });
  return rpc.ask({ method: "eth_call", params: [{ to: request.entry.registry, data }, block] });
}

type CheckAnswer = { ok: true; state: RegistryState } | ReadFailure;

function readCheck({ url }: Rpc, { entry }: ReadRequest, result: unknown): CheckAnswer {
  const state = typeof result === "string" ? decodeCheck(result) : null;
  if (state === null || state.batch.issuedAt > state.blockTime)
    return { ok: false, code: "rpc_malformed", detail: `${url} gave no answer of the registry.` };
  if (state.chainId !== BigInt(entry.chainId))
    return { ok: false, code: "wrong_chain", detail: `${url} answered for the chain ${state.chainId}.` };
  return { ok: true, state };
}

function failureOf(answer: Extract<RpcAnswer, { ok: false }>): ReadFailure {
  const code = answer.why === "malformed" ? "rpc_malformed" : "chain_unreachable";
  return { ok: false, code, detail: `The chain could not be asked: ${answer.detail}.` };
}
