/** A block's header, whose hash is computed here: it binds the root of the state to the block's hash. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { isObject } from "../credential/shape.ts";
import { readHex, toHexText } from "./hex.ts";
import { encodeList, ProofFault } from "./rlp.ts";

/** `time` is in seconds since 1970. */
export type BlockHeader = { number: number; time: number; hash: string; stateRoot: Uint8Array };

/** The members of a header in their order (execution-specs, from London to Prague); numbers have no leading zeros. */
const FIELDS = [
  ["parentHash", "data"],
  ["sha3Uncles", "data"],
  ["miner", "data"],
  ["stateRoot", "data"],
  ["transactionsRoot", "data"],
  ["receiptsRoot", "data"],
  ["logsBloom", "data"],
  ["difficulty", "number"],
  ["number", "number"],
  ["gasLimit", "number"],
  ["gasUsed", "number"],
  ["timestamp", "number"],
  ["extraData", "data"],
  ["mixHash", "data"],
  ["nonce", "data"],
  ["baseFeePerGas", "number"],
  ["withdrawalsRoot", "data"],
  ["blobGasUsed", "number"],
  ["excessBlobGas", "number"],
  ["parentBeaconBlockRoot", "data"],
  ["requestsHash", "data"],
] as const;
/** Members that every header has; later forks have added the others. */
const ALWAYS = 15;

/** Throws a ProofFault when the block's hash is not that of its header. */
export function readHeader(block: unknown): BlockHeader {
  if (!isObject(block)) throw new ProofFault("The block is no object.");
  const present = FIELDS.filter(([name], at) => at < ALWAYS || (block[name] !== undefined && block[name] !== null));
  const fields = present.map(([name, kind]) => readField(block[name], { name, kind }));
  const hash = `0x${bytesToHex(keccak_256(encodeList(fields)))}`;
  if (hash !== toHexText(block.hash)) throw new ProofFault("The block has not the hash of its header.");
  const [number, time] = [Number(block.number), Number(block.timestamp)];
  return { number, time, hash, stateRoot: readHex(block.stateRoot, "stateRoot") };
}

function readField(value: unknown, { name, kind }: { name: string; kind: "data" | "number" }): Uint8Array {
  if (kind === "data") return readHex(value, name);
  const digits = typeof value === "string" ? /^0x0*([0-9a-fA-F]*)$/.exec(value)?.[1] : undefined;
  if (digits === undefined) throw new ProofFault(`The block's ${name} is no number.`);
  return readHex(`0x${digits.length % 2 === 1 ? "0" : ""}${digits}`, name);
}
