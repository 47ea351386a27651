/** Reads a body of JSON: what is too much for its call is refused before it is parsed, and long lists in pieces. */
import { isAscii } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { mostMembers } from "@ijaza/schema/calls/most-members";
import { LARGEST_IMPORT, MAX_ROWS_A_CALL, MOST_CELLS, MOST_IMPORTED } from "@ijaza/schema/calls/wire";
import { AppError } from "../app-error.ts";
import { findExcess, spansOfRows } from "./json-outline.ts";

/** Deeper than any input of ours; recursion to this depth is safe. */
const DEEPEST = 64;
/** Bytes of a body for which its call names no limit. */
const ORDINARY = 200_000;
const OF_ANYONE = 16_000;
/** Members beyond those of the schema, so that what is misspelt is named by its schema. */
const UNKNOWN = 200;
/** Bytes that are parsed in one turn of the event loop: some milliseconds. */
const PIECE = 200_000;

export type JsonCall = Pick<Endpoint, "looseRows"> & {
  /** Bytes of the largest JSON; a form may be larger by its files. */
  bytes: number;
  /** Members of the largest body. */
  members: number;
};

/** Bytes of the largest body of a call, in whichever form. */
export const bodyLimitOf = ({ bodyLimit, who }: Pick<Endpoint, "bodyLimit" | "who">): number =>
  bodyLimit ?? (who === "anyone" ? OF_ANYONE : ORDINARY);

/** What is read of the bodies of a call. Throws for a call whose bodies have no bound. */
export function jsonCallOf(endpoint: Endpoint): JsonCall {
  const { looseRows, payloadPart } = endpoint;
  const ofSchema = looseRows === undefined ? mostMembers(endpoint.body) : MOST_IMPORTED;
  const most = endpoint.mostMembers ?? ofSchema;
  if (!Number.isFinite(most)) throw new Error(`the bodies of ${endpoint.path} have no bound: give it mostMembers`);
  const ofPayload = looseRows === undefined ? ORDINARY : LARGEST_IMPORT;
  return { bytes: payloadPart ? ofPayload : bodyLimitOf(endpoint), members: most + UNKNOWN, looseRows };
}

type ReadOptions = { bytes: Buffer; call: JsonCall; parse: (text: string) => Promise<unknown> };

/** Throws `invalid_input`, or what `parse` throws of text that is no JSON. */
export async function readJson({ bytes, call, parse }: ReadOptions): Promise<unknown> {
  if (bytes.length > call.bytes) throw new AppError("body_too_large");
  refuseExcess(bytes, call.members);
  if (call.looseRows === undefined || bytes.length <= PIECE) return parse(textOf(bytes));
  await nextTurn();
  const spans = spansOfRows(bytes, { member: call.looseRows, most: MAX_ROWS_A_CALL });
  if (spans.length > MAX_ROWS_A_CALL) throw tooMany(call.looseRows, MAX_ROWS_A_CALL);
  const [first, last] = [spans[0], spans.at(-1)];
  const around = first && last ? Buffer.concat([bytes.subarray(0, first.from), bytes.subarray(last.to)]) : bytes;
  // Rows that are not found where they belong are not read at all.
  if (around.length > PIECE) throw new AppError("body_too_large");
  const body = await parse(textOf(around));
  const rows: unknown[] = [];
  for (let from = 0; from < spans.length; ) {
    await nextTurn();
    let to = from + 1;
    while (to < spans.length && spans[to]!.to - spans[from]!.from <= PIECE) to += 1;
    const piece = bytes.subarray(spans[from]!.from, spans[to - 1]!.to);
    if (to === from + 1) refuseExcess(piece, MOST_CELLS);
    rows.push(...((await parse(`[${textOf(piece)}]`)) as unknown[]));
    from = to;
  }
  return { ...(body as object), [call.looseRows]: rows };
}

/** Bytes are decoded as UTF-8, which takes most of them a fifth of the time as what they are. */
const textOf = (bytes: Buffer): string => bytes.toString(isAscii(bytes) ? "latin1" : "utf8");

function refuseExcess(bytes: Uint8Array, members: number): void {
  const excess = findExcess(bytes, { members, depth: DEEPEST });
  if (excess === "members") throw tooMany("", members);
  if (excess === "depth")
    throw new AppError("invalid_input", { fields: [{ path: "", error: "too_deep", data: { max: DEEPEST } }] });
}

const tooMany = (path: string, max: number) =>
  new AppError("invalid_input", { fields: [{ path, error: "too_many_entries", data: { max } }] });
