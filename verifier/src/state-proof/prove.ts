/** Proves by a block's hash what endpoints say of a batch, so that a lying one cannot invent it. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { isLongPast } from "../chain/block-age.ts";
import {
  type ChainFailure,
  type DiplomaState,
  type ProvedBlock,
  type ReadRequest,
  WORD_BITS,
} from "../chain/chain-reader.ts";
import { FINALIZED, finalBlock } from "../chain/finality.ts";
import type { Rpc } from "../chain/rpc.ts";
import { readProvedSlots, slotKey } from "./account.ts";
import { findContradiction, type ProvedState } from "./contradiction.ts";
import { type BlockHeader, readHeader } from "./header.ts";
import { ProofFault } from "./rlp.ts";
import { actSlot, batchSlot, keySlot, readBatch, readKey } from "./slots.ts";

/** `state` is what the endpoints agree on; `endpoints` are those whose answer counts. */
export type ProofQuestion = { endpoints: readonly Rpc[]; request: ReadRequest; state: DiplomaState };

type ProofFailure = { ok: false; code: ChainFailure; detail: string };
export type ProofRead = { ok: true; proved: ProvedBlock } | ProofFailure;

/** Slots of one request; proxies let no more through. */
const MOST_SLOTS = 8;
/** Further requests for the acts on a word. */
const MOST_CALLS = 8;

/** A proof that could not be had, as opposed to one that is wrong. */
class ProofMissing extends Error {}

/**
 * All endpoints must name the same hash for the final block, and one of them must prove the batch and its revocations
 * under it; none may prove it wrongly. Never throws.
 */
export async function proveState(question: ProofQuestion): Promise<ProofRead> {
  try {
    return await prove(question);
  } catch (error) {
    if (error instanceof ProofFault) return fail("state_proof_invalid", error.message);
    if (error instanceof ProofMissing) return fail("proof_unavailable", error.message);
    throw error;
  }
}

async function prove({ endpoints, request, state }: ProofQuestion): Promise<ProofRead> {
  const headers = await readFinalHeaders({ endpoints, request, state });
  const [header] = headers;
  if (header === undefined) throw new ProofMissing("No endpoint was asked for a proof.");
  if (headers.some(({ hash }) => hash !== header.hash)) {
    return fail("rpc_disagree", `The endpoints name different hashes for block ${header.number}.`);
  }
  const age = { blockTime: header.time, entry: request.entry, now: request.now };
  if (isLongPast(age))
    throw new ProofMissing(`The final block is of ${timeOf(header)}, and no state of now is proved by it.`);
  const proved = await readProvedState({ endpoints, request, state, header });
  const fault = findContradiction(proved, { state, index: request.index });
  if (fault !== null) return fail(fault.kind === "wrong" ? "state_proof_invalid" : "proof_unavailable", fault.detail);
  const stateRoot = `0x${bytesToHex(header.stateRoot)}`;
  return { ok: true, proved: { number: header.number, time: timeOf(header), blockHash: header.hash, stateRoot } };
}

/** The header of one and the same block from each endpoint: the oldest of those that they call final. */
async function readFinalHeaders({ endpoints, request, state }: ProofQuestion): Promise<BlockHeader[]> {
  const tag = finalBlock(request.entry.finality, state.blockNumber);
  if (tag === null) throw new ProofMissing("The chain has fewer blocks than the trust list wants confirmations.");
  const finals = await Promise.all(endpoints.map((endpoint) => askHeader(endpoint, tag)));
  const number = Math.min(...finals.map((header) => header.number));
  return Promise.all(
    finals.map((header, at) => (header.number === number ? header : askHeader(endpoints[at]!, toTag(number)))),
  );
}

async function askHeader(endpoint: Rpc, tag: string): Promise<BlockHeader> {
  const block = await askFor(endpoint, { method: "eth_getBlockByNumber", params: [tag, false] });
  if (block === null) throw new ProofMissing(`${endpoint.url} has no block ${tag}.`);
  const header = readHeader(block);
  const isRequested = tag === FINALIZED || toTag(header.number) === tag;
  if (!isRequested) throw new ProofFault(`${endpoint.url} gave the block ${header.number} for ${Number(tag)}.`);
  return header;
}

type StateQuestion = ProofQuestion & { header: BlockHeader };

/** Batch and keys with the first acts on the word; then more of its acts, until there is none. */
async function readProvedState(question: StateQuestion): Promise<ProvedState> {
  const { request, state } = question;
  const word = Math.floor(request.index / WORD_BITS);
  const fixed = [
    batchSlot(request),
    keySlot(BigInt(state.batch?.signer ?? 0)),
    keySlot(BigInt(`0x${bytesToHex(request.thumbprint)}`)),
  ];
  const acts: bigint[] = [];
  const readMore = async (before: readonly bigint[]) => {
    const many = MOST_SLOTS - before.length;
    const next = Array.from({ length: many }, (_, at) => actSlot(request, { word, n: acts.length + at }));
    const values = await readSlots(question, [...before, ...next]);
    acts.push(...values.slice(before.length));
    return values;
  };
  const [batch = 0n, walletKey = 0n, credentialKey = 0n] = await readMore(fixed);
  for (let more = 0; acts.at(-1) !== 0n; more += 1) {
    if (more === MOST_CALLS) throw new ProofMissing("More was done to the diplomas of this word than is proved here.");
    await readMore([]);
  }
  return { batch: readBatch(batch), walletKey: readKey(walletKey), credentialKey: readKey(credentialKey), acts };
}

/** The proved values of the slots. An endpoint may have no proof; none may have a wrong one. */
async function readSlots({ endpoints, request: { entry }, header }: StateQuestion, slots: bigint[]): Promise<bigint[]> {
  const params = [entry.registry, slots.map(slotKey), toTag(header.number)];
  const question = { address: entry.registry, codeHash: entry.codeHash, stateRoot: header.stateRoot, slots };
  const answers = await Promise.allSettled(
    endpoints.map(async (endpoint) =>
      readProvedSlots(await askFor(endpoint, { method: "eth_getProof", params }), question),
    ),
  );
  const reasons = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  const wrong = reasons.find((reason) => !(reason instanceof ProofMissing));
  if (wrong !== undefined) throw wrong;
  const proved = answers.find((answer) => answer.status === "fulfilled");
  if (proved === undefined) throw reasons[0];
  return proved.value;
}

async function askFor(endpoint: Rpc, request: { method: string; params: unknown[] }): Promise<unknown> {
  const answer = await endpoint.ask(request);
  if (!answer.ok) throw new ProofMissing(`${endpoint.url} gave no proof: ${answer.detail}.`);
  return answer.result;
}

const timeOf = ({ time }: BlockHeader): string => new Date(time * 1000).toISOString();

function toTag(number: number): string {
  return `0x${number.toString(16)}`;
}

function fail(code: ChainFailure, detail: string): ProofFailure {
  return { ok: false, code, detail };
}
