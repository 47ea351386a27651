/** The chain's write-ahead log: each change of the node is one line with a checksum, on disk before it is mined. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { z } from "zod";
import { writeDurably } from "./durable-file.ts";
import { StartUpError } from "./start-up-error.ts";

const hash = z.string().regex(/^0x[0-9a-f]{64}$/);
const genesis = z.strictObject({ chainId: z.number().int(), timestamp: z.number().int() });
const common = {
  /** Counts from 1 without a gap. */
  n: z.number().int(),
  /** Hash of the block before, so that a replay with another result is detected. */
  prev: hash,
  /** Time of the (first) block, in seconds since 1970. */
  ts: z.number().int(),
};
const entry = z.union([
  z.strictObject({ ...common, raw: z.string().regex(/^0x[0-9a-fA-F]+$/) }),
  z.strictObject({ ...common, fund: z.string().regex(/^0x[0-9a-fA-F]{40}$/), wei: z.string().regex(/^\d+$/) }),
  z.strictObject({ ...common, blocks: z.number().int() }),
]);

export type Genesis = z.infer<typeof genesis>;
export type Entry = z.infer<typeof entry>;
export type ChainLog = {
  genesis: Genesis;
  /** Bytes of complete entries. */
  readonly size: number;
  /** Entries from a byte that begins a line; 0 is the beginning. */
  read(from: number): Promise<Entry[]>;
  /** Resolves when the entry is on disk. If it throws, nothing of the entry is left. */
  append(entry: Entry): Promise<void>;
  close(): Promise<void>;
};

/** Opens the log, or creates it with the given genesis, and cuts a last line that a crash left incomplete. */
export async function openChainLog(path: string, born: Genesis): Promise<ChainLog> {
  if (!existsSync(path)) await writeDurably(path, toLine(born));
  const file = await open(path, "r+");
  try {
    const text = await file.readFile("utf8");
    const size = await cutTornLine(file, text);
    return useLog(file, size, genesis.parse(fromLine(text.slice(0, text.indexOf("\n")))));
  } catch (error) {
    await file.close();
    throw error;
  }
}

function useLog(file: FileHandle, whole: number, born: Genesis): ChainLog {
  let size = whole;
  let broken = false;

  return {
    genesis: born,
    get size() {
      return size;
    },
    async read(from) {
      const bytes = Buffer.alloc(size - from);
      await file.read(bytes, 0, bytes.length, from);
      const lines = bytes
        .toString("utf8")
        .split("\n")
        .slice(from === 0 ? 1 : 0, -1);
      return lines.map((line) => entry.parse(fromLine(line)));
    },
    async append(added) {
      if (broken) throw new Error("the chain's log cannot be written");
      const line = Buffer.from(toLine(added));
      try {
        await writeAll(file, line, size);
        await file.datasync();
      } catch (error) {
        broken = true;
        await file.truncate(size);
        await file.datasync();
        broken = false;
        throw error;
      }
      size += line.length;
    },
    close: () => file.close(),
  };
}

/** Returns the size of the complete lines. Only the last line may be incomplete; any other fault is later damage. */
async function cutTornLine(file: FileHandle, text: string): Promise<number> {
  const lines = text.split("\n");
  const bad = lines.findIndex((line) => fromLine(line) === undefined);
  const rest = lines.slice(bad + 1).some((line) => fromLine(line) !== undefined);
  if (bad === 0 || rest) throw new StartUpError("log_damaged", { server: "chain", line: bad + 1 });
  const whole = Buffer.byteLength(lines.slice(0, bad).join("\n")) + 1;
  await file.truncate(whole);
  await file.datasync();
  return whole;
}

/** On a full disk a write may succeed partially and without an error; the next one fails. */
async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}

function toLine(value: object): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}\n`;
}

function fromLine(line: string): unknown {
  const json = line.slice(17);
  return line.slice(0, 16) === checksum(json) ? JSON.parse(json) : undefined;
}

const checksum = (json: string) => createHash("sha256").update(json).digest("hex").slice(0, 16);
