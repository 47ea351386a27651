/** The commands for trust lists, and which lists a verification accepts. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCli } from "../src/cli/cli.ts";
import { makeTestKey } from "./credential-maker.ts";
import { NOW, setUpDiploma } from "./scene.ts";
import { ENTRY, listOf } from "./trust-entry.ts";

const SITE = "https://lists.example";
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ijaza-trust-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Typed = { served?: Record<string, unknown>; answer?: string; now?: Date };

/** Runs a command with a network that has only these addresses, and the chain's own. */
async function type(args: string[], { served = {}, answer = "", now = NOW }: Typed = {}) {
  let printed = "";
  const write = (text: string) => {
    printed += text;
  };
  const network: typeof fetch = async (input, init) => {
    const reply = served[String(input)];
    return reply === undefined ? fetch(input, init) : Response.json(reply);
  };
  const ask = async () => answer;
  const code = await runCli(args, { out: write, err: write, env: {}, fetch: network, now: () => now, ask });
  return { code, printed };
}

const write = async (name: string, value: unknown) => {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(value));
  return path;
};
const read = async (path: string) => JSON.parse(await readFile(path, "utf8"));

/** A key of a publisher of lists, in a file. */
async function publisher() {
  const { privateKey, thumbprint } = makeTestKey();
  return { key: thumbprint.toString("base64url"), file: await write("key.json", privateKey.export({ format: "jwk" })) };
}

test("a list that is fetched counts only under a pinned key, and a local file without one", async () => {
  const { bundle, trust, chain } = await setUpDiploma();
  const diploma = await write("diploma.json", bundle);
  const list = await write("own.json", listOf(trust));
  const address = `${SITE}/trust.json`;
  const { key, file } = await publisher();
  const check = async (...more: string[]) =>
    type([diploma, "--rpc", chain.url, ...more], { served: { [address]: await read(list) } });
  expect(await check("--trust", list)).toMatchObject({ code: 0 });
  expect(await check("--trust", address)).toMatchObject({ code: 2, printed: expect.stringContaining("--trust-key") });
  expect(await check("--trust", address, "--trust-key", key)).toMatchObject({ code: 2 });
  expect(await type(["trust", "sign", list, "--key", file])).toMatchObject({ code: 0 });
  expect(await check("--trust", address, "--trust-key", key)).toMatchObject({ code: 0 });
  expect(await check("--trust", list, "--trust-key", "another")).toMatchObject({ code: 2 });
});

test("show prints the age of a list, who signed it, and what its entries pin", async () => {
  const { key, file } = await publisher();
  const list = await write("shown.json", listOf([{ ...ENTRY, quorum: 2, origins: [SITE] }], { version: 3 }));
  const now = new Date("2026-01-11T12:00:00Z");
  expect((await type(["trust", "show", list], { now })).printed).toContain("signed by   nobody");
  await type(["trust", "sign", list, "--key", file]);
  const { code, printed } = await type(["trust", "show", list], { now });
  expect(code).toBe(0);
  for (const part of ["version 3", "10 days ago", key, ENTRY.registry, ENTRY.codeHash, "from 2 endpoints", SITE])
    expect(printed).toContain(part);
  expect((await type(["trust", "show"])).printed).toContain("entries     0");
});

test("verify says whether a pinned key signed the list and whether it has expired", async () => {
  const { key, file } = await publisher();
  const list = await write("checked.json", listOf([ENTRY], { expires: "2028-01-01T00:00:00Z" }));
  const check = (now = NOW) => type(["trust", "verify", list, "--trust-key", key], { now });
  expect(await check()).toMatchObject({ code: 1 });
  await type(["trust", "sign", list, "--key", file]);
  expect(await check()).toMatchObject({ code: 0 });
  expect(await check(new Date("2028-01-01T00:00:00Z"))).toMatchObject({ code: 1 });
  await writeFile(list, JSON.stringify({ ...(await read(list)), version: 2 }));
  expect(await check()).toMatchObject({ code: 1, printed: expect.stringContaining("does not fit") });
  expect(await type(["trust", "verify", list])).toMatchObject({ code: 2 });
});

test("add shows what an installation says of itself, asks, and never takes a registry twice", async () => {
  const served = { [`${SITE}/api/chain`]: { chainId: 1, trust: listOf([ENTRY]) } };
  const to = join(folder, "mine.json");
  const add = (more: string[], answer = "") => type(["trust", "add", SITE, "--to", to, ...more], { served, answer });
  expect(await add([])).toMatchObject({ code: 1, printed: expect.stringContaining(ENTRY.codeHash) });
  await expect(read(to)).rejects.toThrow();
  expect(await add([], "yes")).toMatchObject({ code: 0 });
  expect(await read(to)).toMatchObject({ version: 1, entries: [ENTRY] });
  expect(await add(["--yes"])).toMatchObject({ code: 2, printed: expect.stringContaining("same registry") });
  const other = { ...ENTRY, chainId: 2 };
  served[`${SITE}/api/chain`] = { chainId: 2, trust: listOf([other]) };
  expect(await add(["--yes"])).toMatchObject({ code: 0 });
  expect(await read(to)).toMatchObject({ version: 2, entries: [ENTRY, other] });
});

test.each([[[]], [["show", "a", "b"]], [["add", SITE]], [["sign", "a"]], [["eat", "a"]]])(
  "a command that is none ends with 2 and the usage: trust %j",
  async (args) => {
    expect(await type(["trust", ...args])).toMatchObject({ code: 2, printed: expect.stringContaining("trust show") });
  },
);
