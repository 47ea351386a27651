/** Measures what a body costs before it is refused: of every call, at its largest, in every shape that has been dear. */
import { readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { judgeOf } from "../../api/src/platform/http/judge-input.ts";
import { jsonCallOf, readJson } from "../../api/src/platform/http/read-json.ts";
import { readStrictly } from "../../api/src/platform/http/strict-body.ts";

/** `cpuMs` is of the process, the least of five runs where it is dear. */
export type Refusal = { call: string; member: string; shape: string; bytes: number; cpuMs: number; isRefused: boolean };

type Cost = Pick<Refusal, "cpuMs" | "isRefused">;

const DEAR_MS = 5;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const listOf = (entry: string, bytes: number) =>
  `[${Array(Math.max(1, Math.floor((bytes - 2) / (entry.length + 1))))
    .fill(entry)
    .join(",")}]`;
/** `{"k0":…,"k1":…}`, of fourteen bytes a member. */
const namesOf = (value: string, bytes: number) =>
  `{${Array.from({ length: Math.max(1, Math.floor((bytes - 2) / (11 + value.length))) }, (_, at) => `"${at.toString(36).padStart(7, "k")}":${value}`).join(",")}}`;

const SHAPES: Record<string, (bytes: number) => string> = {
  zeros: (bytes) => listOf("0", bytes),
  lists: (bytes) => listOf("[]", bytes),
  objects: (bytes) => listOf("{}", bytes),
  names: (bytes) => namesOf("0", bytes),
  "names of lists": (bytes) => namesOf("[]", bytes),
  deep: (bytes) => "[".repeat(bytes / 2) + "]".repeat(bytes / 2),
  "long text": (bytes) => `"${"a".repeat(bytes - 2)}"`,
  escapes: (bytes) => `"${'\\"'.repeat((bytes - 2) / 2)}"`,
  spaces: (bytes) => `${" ".repeat(bytes - 2)}{}`,
};

/** Every call that takes a body. */
async function callsWithBody(): Promise<[string, Endpoint][]> {
  const folder = new URL("../../schema/src", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /^[\w/-]+\.ts$/.test(file));
  const rooms = await Promise.all(files.map((file) => import(`../../schema/src/${file}`)));
  const isCall = (value: unknown): value is Endpoint =>
    typeof value === "object" && value !== null && "path" in value && "body" in value && "method" in value;
  return rooms.flatMap((room) =>
    Object.entries<unknown>(room).flatMap(([name, value]): [string, Endpoint][] =>
      isCall(value) && value.method !== "GET" ? [[name, value]] : [],
    ),
  );
}

export async function measureRefusals(): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const [call, endpoint] of await callsWithBody()) {
    const limits = jsonCallOf(endpoint);
    const members = Object.keys((endpoint.body as { shape?: object }).shape ?? {});
    // At its largest, and at the largest of which every member is counted.
    const sizes = [limits.bytes, Math.min(limits.bytes, limits.members * 2)];
    for (const member of ["", ...members])
      for (const [shape, make] of Object.entries(SHAPES))
        for (const size of sizes) {
          const text = member === "" ? make(size) : `{"${member}":${make(size - member.length - 5)}}`;
          const bytes = Buffer.from(text);
          refusals.push({ call, member, shape, bytes: bytes.length, ...(await leastCostOf(endpoint, bytes)) });
        }
  }
  return refusals;
}

/** What seems dear is measured again, when what other bodies left behind has been collected. */
async function leastCostOf(endpoint: Endpoint, bytes: Buffer): Promise<Cost> {
  let least = await costOf(endpoint, bytes);
  for (let run = 0; run < 4 && least.cpuMs > DEAR_MS; run += 1) {
    collect();
    const again = await costOf(endpoint, bytes);
    if (again.cpuMs < least.cpuMs) least = again;
  }
  return least;
}

async function costOf(endpoint: Endpoint, bytes: Buffer): Promise<Cost> {
  const judge = judgeOf(endpoint);
  const call = jsonCallOf(endpoint);
  const from = process.cpuUsage();
  const isRefused = await readJson({ bytes, call, parse: async (text) => JSON.parse(text) })
    .then((body) => judge({ body: readStrictly(endpoint, bytes, body) }))
    .then(
      () => false,
      () => true,
    );
  const { user, system } = process.cpuUsage(from);
  return { cpuMs: (user + system) / 1000, isRefused };
}
