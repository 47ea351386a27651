/** An endpoint of the chain that alters some of its answers, as whoever runs a node may. */
import { diplomaRegistryAbi } from "@ijaza/contracts/abi/DiplomaRegistry.ts";
import { decodeCheck } from "@ijaza/verifier/chain/abi";
import { decodeFunctionResult, encodeFunctionResult, type Hex } from "viem";
import type { Random } from "../faults/random.ts";

/** A path that only the lying endpoint has: another name of the machine would be another spelling of the honest one. */
const LIAR = "/liar";
const ANSWERED = { status: 200, headers: { "content-type": "application/json" } };

export type LyingNode = {
  /** The honest endpoint and the lying one, which asks the same node, in either order. */
  rpc: string[];
  /** Fetches from both. */
  fetch: typeof fetch;
  /** What was altered. */
  lies: string[];
};

/** `url`: the honest endpoint. `received`: answers that the liar has given before, which it may give again. */
export function lyingNode(url: string, received: string[], random: Random): LyingNode {
  const lies: string[] = [];
  const answer: typeof fetch = async (input, init) => {
    const address = String(input);
    if (!address.includes(LIAR)) return fetch(input, init);
    const reply = await fetch(address.replace(LIAR, ""), init);
    const text = await reply.text();
    if (random.chance(0.3)) return new Response(text, ANSWERED);
    const { description, value } = alter(text, received, random);
    lies.push(description);
    received.push(text);
    return new Response(value, ANSWERED);
  };
  const endpoints = [url, `${url}${LIAR}`];
  return { rpc: random.chance(0.5) ? endpoints : endpoints.reverse(), fetch: answer, lies };
}

function alter(text: string, received: string[], random: Random): { description: string; value: string } {
  const numbers = [...text.matchAll(/(?<=0x)[0-9a-f]+/g)].map(({ 0: hex, index }) => ({ index, length: hex.length }));
  const { index, length } = numbers.length === 0 ? { index: 0, length: 1 } : random.pick(numbers);
  const at = index + random.below(length);
  const word = index + 64 * random.below(Math.ceil(length / 64));
  const replaced = (from: number, put: string) => text.slice(0, from) + put + text.slice(from + put.length);
  const earlier = received.length === 0 ? text : random.pick(received);
  const lies: Record<string, () => string> = {
    [`digit ${at}`]: () => replaced(at, random.below(16).toString(16)),
    [`word at ${word} is zero`]: () => replaced(word, "0".repeat(64)),
    [`word at ${word} is full`]: () => replaced(word, "f".repeat(64)),
    [`word at ${word} is one`]: () => replaced(word, "1".padStart(64, "0")),
    "never revoked": () => withoutRevocations(text),
    "an earlier answer": () => withIdsOf(earlier, text),
    "an empty result": () => text.replaceAll(/"result":"0x[0-9a-f]*"/g, '"result":"0x"'),
    "no result": () => text.replaceAll(/"result":[^}]*/g, '"result":null'),
    "half of it": () => text.slice(0, random.below(text.length)),
  };
  const [description, lie] = random.pick(Object.entries(lies));
  return { description, value: lie() };
}

/** An earlier answer under the ids of this question, as far as both have the same number of calls. */
function withIdsOf(earlier: string, text: string): string {
  const ids = [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => id);
  return earlier.replaceAll(/"id":\d+/g, (own) => {
    const id = ids.shift();
    return id === undefined ? own : `"id":${id}`;
  });
}

const CHECK = { abi: diplomaRegistryAbi, functionName: "check" } as const;

/** The answer of the registry without what it says of revocations, in a form that nothing is wrong with. */
function withoutRevocations(text: string): string {
  return text.replaceAll(/(?<="result":")0x[0-9a-f]+/g, (data) => {
    if (decodeCheck(data) === null) return data;
    const answer = decodeFunctionResult({ ...CHECK, data: data as Hex });
    const batch = { ...answer.batch, revokedAt: 0 };
    return encodeFunctionResult({ ...CHECK, result: { ...answer, batch, revokedWord: 0n, wordRevokedAt: 0 } });
  });
}
