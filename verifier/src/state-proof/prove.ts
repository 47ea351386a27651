/** Proves by a block's hash what endpoints say of a batch, so that a lying one cannot invent it. */
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type ChainFailure,
  type DiplomaState,
  type ProvedBlock,
  type ReadRequest,
  WORD_BITS,
} from "../chain-reader.ts";
import { finalBlock } from "../finality.ts";
import type { Rpc } from "../rpc.ts";
import { readProvedSlots, slotKey } from "./account.ts";
import { type BlockHeader, readHeader } from "./header.ts";
import { ProofFault } from "./rlp.ts";
import { type ProvedWord, readSlots, slotsOf } from "./slots.ts";

/** `state` is what the endpoints agree on; `endpoints` are those whose answer counts. */
export type ProofQuestion = { endpoints: readonly Rpc[]; request: ReadRequest; state: DiplomaState };

type ProofFailure = { ok: false; code: ChainFailure; detail: string };
export type ProofRead = { ok: true; proved: ProvedBlock } | ProofFailure;

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
  const word = await readProvedWord({ endpoints, request, header });
  const fault = findContradiction(word, { request, state });
  if (fault !== null) return fail("state_proof_invalid", fault);
  const stateRoot = `0x${bytesToHex(header.stateRoot)}`;
  return { ok: true, proved: { number: header.number, blockHash: header.hash, stateRoot } };
}

/** The header of one and the same block from each endpoint: the oldest of those that they call final. */
async function readFinalHeaders({ endpoints, request, state }: ProofQuestion): Promise<BlockHeader[]> {
  const tag = finalBlock(request.entry.finality, state.blockNumber);
  if (tag === null) throw new ProofMissing("The chain has fewer blocks than the trust list wants confirmations.");
  const finals = await Promise.all(endpoints.map((endpoint) => askHeader(endpoint, tag)));
  const number = Math.min(...finals.map((header) => header.number));
  return Promise.all(
    finals.map(async (header, at) => {
      const same = header.number === number ? header : await askHeader(endpoints[at]!, toTag(number));
      if (same.number !== number) throw new ProofFault(`${endpoints[at]!.url} gave another block than ${number}.`);
      return same;
    }),
  );
}

async function askHeader(endpoint: Rpc, tag: string): Promise<BlockHeader> {
  const block = await askFor(endpoint, { method: "eth_getBlockByNumber", params: [tag, false] });
  if (block === null) throw new ProofMissing(`${endpoint.url} has no block ${tag}.`);
  return readHeader(block);
}

type WordQuestion = { endpoints: readonly Rpc[]; request: ReadRequest; header: BlockHeader };

async function readProvedWord({ endpoints, request, header }: WordQuestion): Promise<ProvedWord> {
  const { entry, university, root, index } = request;
  const slots = slotsOf({ university, root, word: Math.floor(index / WORD_BITS) });
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
  return readSlots(proved.value);
}

async function askFor(endpoint: Rpc, request: { method: string; params: unknown[] }): Promise<unknown> {
  const answer = await endpoint.ask(request);
  if (!answer.ok) throw new ProofMissing(`${endpoint.url} gave no proof: ${answer.detail}.`);
  return answer.result;
}

type ReportedState = { request: ReadRequest; state: DiplomaState };

/**
 * What was told against what is proved, or null. A revocation may be newer than the final block, but none that is
 * proved may be missing. An anchor never changes.
 */
function findContradiction(proved: ProvedWord, { request, state }: ReportedState): string | null {
  const { batch } = state;
  if (batch === null) return proved.batch.issuedAt === 0 ? null : "The batch that was said to be missing is proved.";
  const isSame = (["signer", "issuedAt", "count"] as const).every((name) => proved.batch[name] === batch[name]);
  if (state.isFinal && !isSame) return "The batch that was told is not the one that is proved.";
  const bit = BigInt(request.index % WORD_BITS);
  const isProved = (word: bigint) => ((word >> bit) & 1n) === 1n;
  const hides =
    (proved.batch.revoked && !batch.revoked) ||
    (isProved(proved.revokedWord) && !state.revoked) ||
    (isProved(proved.supersededWord) && !state.superseded);
  return hides ? "A revocation that is proved was not told." : null;
}

function toTag(number: number): string {
  return `0x${number.toString(16)}`;
}

function fail(code: ChainFailure, detail: string): ProofFailure {
  return { ok: false, code, detail };
}
