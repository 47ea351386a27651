/** The guarantees of the embedded chain, and what survives a restart. */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type EmbeddedChain, startEmbeddedChain } from "./chain.ts";
import { HEARTBEAT } from "./chain-heartbeat.ts";
import { askRpc, postJson } from "./test/ask-rpc.ts";
import {
  type Changes,
  chainDir,
  fillWithEvents,
  readBlocks,
  readLogs,
  readReceipts,
  receiptOf,
  send,
  sender,
  useChainDirs,
  withChain,
} from "./test/chain-scene.ts";
import { quiet } from "./test/quiet-log.ts";

useChainDirs();

test("blocks, receipts and logs are the same after a restart, from a snapshot or, where those are damaged, from the log alone", {
  tags: ["all"],
}, async () => {
  const read = async (chain: EmbeddedChain) => [
    await readBlocks(chain),
    await readReceipts(chain),
    await readLogs(chain),
    await askRpc(chain.url, "eth_getBalance", [sender.address, "finalized"]),
  ];
  const before = await withChain(
    async (chain) => {
      await fillWithEvents(chain, 150);
      return read(chain);
    },
    { snapshotEvery: 70 },
  );
  const listSnapshots = () => readdirSync(chainDir()).filter((name) => name.startsWith("snapshot-"));
  expect(listSnapshots()).toHaveLength(2);
  const logged: object[] = [];
  expect(await withChain(read, { log: { ...quiet, info: (data) => logged.push(data) } })).toEqual(before);
  expect(logged).toEqual([{ snapshot: 70, replayed: 82 }]);
  expect(before[2]).toHaveLength(150);
  for (const name of listSnapshots()) writeFileSync(join(chainDir(), name), "{");
  expect(await withChain(read)).toEqual(before);
});

const REFUSED: [Changes, RegExp][] = [
  [{ nonce: 5 }, /nonce too high/],
  [{ chainId: 1 }, /chain id/],
  [{ gas: 20_000n }, /gas/],
  // Its data demands more.
  [{ gas: 25_000n, data: `0x${"11".repeat(150)}` }, /gas/],
];

test("a sent transaction is in a block when it is acknowledged; refused ones affect neither the next one nor the restart", async () => {
  const after = await withChain(async (chain) => {
    await expect(send(chain)).rejects.toThrow(/funds/);
    await chain.fund(sender.address, 10n ** 18n);
    expect(await receiptOf(chain, await send(chain))).toMatchObject({ status: "0x1", blockNumber: "0x2" });
    await expect(send(chain)).rejects.toThrow(/nonce too low/);
    for (const [changes, reason] of REFUSED)
      await expect(send(chain, { nonce: 1, ...changes })).rejects.toThrow(reason);
    await send(chain, { nonce: 1 });
    return readBlocks(chain);
  });
  expect(after.flatMap(({ transactions }) => transactions)).toHaveLength(2);
  expect(await withChain(readBlocks)).toEqual(after);
});

test("funding raises a balance, survives a restart, and never lowers it; who only reads adds nothing", async () => {
  const before = await withChain(async (chain) => {
    await chain.fund(sender.address, 500n);
    await chain.fund(sender.address, 200n);
    return readBlocks(chain);
  });
  await withChain(async (chain) => {
    expect(await askRpc(chain.url, "eth_getBalance", [sender.address, "latest"])).toBe("0x1f4");
    expect(await readBlocks(chain)).toEqual(before);
  });
});

test("block times follow the clock and strictly increase", async () => {
  const times = await withChain(
    async (chain) => {
      await chain.mine(3);
      return (await readBlocks(chain)).map(({ timestamp }) => timestamp);
    },
    { now: () => 1_800_000_000 },
  );
  expect(times).toEqual([1_800_000_000, 1_800_000_001, 1_800_000_002, 1_800_000_003]);
});

test("methods that control the node are refused, alone or in a batch, and pages of other sites and second starts too", async () => {
  await withChain(async ({ url }) => {
    for (const method of ["anvil_setBalance", "evm_mine", "hardhat_reset", "eth_sendTransaction", "eth_newFilter"]) {
      await expect(askRpc(url, method)).rejects.toThrow(/not offered/);
    }
    const batch = ["eth_chainId", "evm_mine"].map((method, id) => ({ jsonrpc: "2.0", id, method, params: [] }));
    expect(await postJson(url, batch)).toMatchObject([
      { id: 0, result: "0x4f25" },
      { id: 1, error: { code: -32601 } },
    ]);
    // A page cannot write without a preflight request.
    const headers = { "content-type": "text/plain" };
    expect((await fetch(url, { method: "POST", headers, body: "{}" })).status).toBe(415);
    const preflight = await fetch(url, { method: "OPTIONS", headers: { origin: "https://elsewhere.example" } });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    // The refusal names the process that holds the directory.
    await expect(startEmbeddedChain({ dir: chainDir(), log: quiet })).rejects.toMatchObject({
      code: "directory_in_use",
      data: { process: process.pid },
    });
  });
});

test("an incomplete last line of the log is cut", async () => {
  const before = await withChain(async (chain) => {
    await chain.mine(2);
    return readBlocks(chain);
  });
  appendFileSync(join(chainDir(), "log"), '0123456789abcdef {"n":2,"prev":"0x');
  await withChain(async (chain) => {
    expect(await readBlocks(chain)).toEqual(before);
    await chain.mine(1);
  });
  expect(await withChain(readBlocks)).toHaveLength(before.length + 1);
});

test("a damaged line before the last one prevents the start", async () => {
  await withChain(async (chain) => {
    await chain.mine(1);
    await chain.mine(1);
  });
  const log = readFileSync(join(chainDir(), "log"), "utf8");
  writeFileSync(join(chainDir(), "log"), log.replace('"n":1', '"n":7'));
  await expect(startEmbeddedChain({ dir: chainDir(), log: quiet })).rejects.toMatchObject({ code: "log_damaged" });
});

test("a node that dies is restarted with every block", async () => {
  await withChain(async (chain) => {
    await chain.fund(sender.address, 10n ** 18n);
    await send(chain);
    const before = await readBlocks(chain);
    process.kill(await chain.nodePid(), "SIGKILL");
    await send(chain, { nonce: 1 });
    expect((await readBlocks(chain)).slice(0, before.length)).toEqual(before);
  });
});

test("a chain mines a block at its start, and after every five minutes without one", async () => {
  const begin = 1_800_000_000;
  let passed = 0;
  let looks = 0;
  const clock = () => {
    looks += 1;
    return begin + passed;
  };
  const times = async (chain: EmbeddedChain) => (await readBlocks(chain)).map(({ timestamp }) => timestamp - begin);
  const settings = { now: clock, heartbeat: { ...HEARTBEAT, lookEveryMs: 5 } };
  await withChain(async (chain) => {
    expect(await times(chain)).toEqual([0, 1]);
    passed = 300;
    looks = 0;
    await expect.poll(() => looks).toBeGreaterThan(3);
    expect(await times(chain)).toEqual([0, 1]);
    passed = 301;
    await expect.poll(() => times(chain)).toEqual([0, 1, 301]);
  }, settings);
  passed = 400;
  expect(await withChain(times, settings)).toEqual([0, 1, 301, 400]);
});
