/** Reads from the registry's events which heads of its audit log a university has anchored, each with a batch. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Endpoint } from "../chain/endpoint.ts";
import { isObject } from "../credential/shape.ts";
import type { TrustEntry } from "../trust/trust.ts";

/** `hash` in hexadecimal without 0x. */
export type AnchoredHead = { hash: string; block: number };

export type HeadsRead = { ok: true; heads: AnchoredHead[] } | { ok: false; code: string; detail: string };

type Place = { entry: TrustEntry; university: string; fromBlock: number };

const EVENT = `0x${bytesToHex(keccak_256(utf8ToBytes("BatchIssued(uint64,bytes32,address,uint32,bytes32)")))}`;
const WORD_DIGITS = 64;
/** The count and the head: what of the event is not a topic. */
const DATA = new RegExp(`^0x[0-9a-f]{${WORD_DIGITS}}([0-9a-f]{${WORD_DIGITS}})$`);

/** Up to the final block. All endpoints must give the same events: one that hides some is found out by another. */
export async function readAnchoredHeads(endpoints: readonly Endpoint[], place: Place): Promise<HeadsRead> {
  const reads = await Promise.all(endpoints.map((endpoint) => readFrom(endpoint, place)));
  const [first] = reads;
  if (first === undefined)
    return { ok: false, code: "offline", detail: "No chain was asked which heads are anchored." };
  const failed = reads.find(({ ok }) => !ok);
  if (failed) return failed;
  const isSame = reads.every((read) => JSON.stringify(read) === JSON.stringify(first));
  return isSame ? first : { ok: false, code: "rpc_disagree", detail: "The endpoints do not name the same batches." };
}

async function readFrom(endpoint: Endpoint, { entry, university, fromBlock }: Place): Promise<HeadsRead> {
  const wrong = await endpoint.pins.check({ entry, now: performance.now() });
  if (wrong !== null) return wrong;
  const toBlock = await readFinalBlock(endpoint, entry);
  if (typeof toBlock !== "string") return toBlock;
  const topics = [EVENT, `0x${BigInt(university).toString(16).padStart(WORD_DIGITS, "0")}`];
  const filter = { address: entry.registry, topics, fromBlock: `0x${fromBlock.toString(16)}`, toBlock };
  const answer = await endpoint.ask({ method: "eth_getLogs", params: [filter] });
  if (!answer.ok) return { ok: false, code: "chain_unreachable", detail: `${endpoint.url}: ${answer.detail}.` };
  const heads = Array.isArray(answer.result) ? answer.result.map(headOf) : [null];
  const known = heads.filter((head) => head !== null);
  if (known.length < heads.length) return malformed(endpoint);
  return { ok: true, heads: known };
}

/** The number of the final block, by the terms of the trust list. */
async function readFinalBlock(endpoint: Endpoint, { finality }: TrustEntry): Promise<string | HeadsRead> {
  const tag = "tag" in finality ? finality.tag : "latest";
  const answer = await endpoint.ask({ method: "eth_getBlockByNumber", params: [tag, false] });
  const number = answer.ok && isObject(answer.result) ? numberOf(answer.result.number) : null;
  if (number === null) return malformed(endpoint);
  const back = "tag" in finality ? 0 : Math.max(0, finality.confirmations - 1);
  return `0x${Math.max(0, number - back).toString(16)}`;
}

const malformed = ({ url }: Endpoint): HeadsRead => ({
  ok: false,
  code: "rpc_malformed",
  detail: `${url} gave no answer of the registry.`,
});

function headOf(log: unknown): AnchoredHead | null {
  if (!isObject(log) || typeof log.data !== "string") return null;
  const [, hash] = DATA.exec(log.data) ?? [];
  const block = numberOf(log.blockNumber);
  return hash === undefined || block === null ? null : { hash, block };
}

const numberOf = (value: unknown): number | null =>
  typeof value === "string" && /^0x[0-9a-f]{1,13}$/.test(value) ? Number(value) : null;
