/** Mutations of the bytes of a file, whatever they mean. */
import type { Random } from "../faults/random.ts";

export type Mutation<T> = { description: string; value: T };

const LONGEST_RUN = 64;
const ENDINGS = ["\n", " ", "\0", "%%EOF\n", "{}", "\u{feff}"];

type Change = (bytes: Buffer, other: Buffer, random: Random) => Mutation<Buffer>;

const changes: Change[] = [
  (bytes, _, random) => {
    const at = random.below(bytes.length);
    const mask = 1 + random.below(255);
    const value = Buffer.from(bytes);
    value[at] = (value[at] ?? 0) ^ mask;
    return { description: `byte ${at} xor ${mask}`, value };
  },
  (bytes, _, random) => {
    const { at, length } = runOf(bytes, random);
    const value = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    return { description: `${length} bytes from ${at} removed`, value };
  },
  (bytes, _, random) => {
    const { at, length } = runOf(bytes, random);
    const run = bytes.subarray(at, at + length);
    const value = Buffer.concat([bytes.subarray(0, at), run, bytes.subarray(at)]);
    return { description: `${length} bytes from ${at} repeated`, value };
  },
  (bytes, _, random) => {
    const { at, length } = runOf(bytes, random);
    const run = Buffer.from(Array.from({ length }, () => random.below(256)));
    const value = Buffer.concat([bytes.subarray(0, at), run, bytes.subarray(at + length)]);
    return { description: `${length} bytes from ${at} replaced`, value };
  },
  (bytes, _, random) => {
    const length = random.below(bytes.length);
    return { description: `cut to ${length} bytes`, value: bytes.subarray(0, length) };
  },
  (bytes, _, random) => {
    const ending = random.pick(ENDINGS);
    return { description: `${JSON.stringify(ending)} appended`, value: Buffer.concat([bytes, Buffer.from(ending)]) };
  },
  (bytes, other, random) => {
    const from = random.below(bytes.length);
    const length = random.below(bytes.length - from);
    const value = Buffer.concat([
      bytes.subarray(0, from),
      other.subarray(from, from + length),
      bytes.subarray(from + length),
    ]);
    return { description: `bytes ${from} to ${from + length} of another file`, value };
  },
  (bytes, other) => ({ description: "another file appended", value: Buffer.concat([bytes, other]) }),
];

/** One change of the bytes; some take bytes of `other`. */
export function changeBytes(bytes: Buffer, other: Buffer, random: Random): Mutation<Buffer> {
  return random.pick(changes)(bytes, other, random);
}

function runOf(bytes: Buffer, random: Random): { at: number; length: number } {
  const at = random.below(bytes.length);
  return { at, length: 1 + random.below(Math.min(LONGEST_RUN, bytes.length - at)) };
}
