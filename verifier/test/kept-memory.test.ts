/** What is kept between verifications is bounded, so that a process may run for years. */
import { expect, test } from "vitest";
import { endpointFor } from "../src/chain/endpoint.ts";
import { createSharedReads, SHARED_FOR_MS } from "../src/chain/shared-reads.ts";

test("of thousands of reads in one moment the oldest are read again, the newest not", async () => {
  const reads = createSharedReads<number>(() => true);
  let count = 0;
  const read = (key: number) => reads.share({ key: `${key}`, now: 0, read: async () => ++count });
  for (let key = 0; key < 4096; key += 1) await read(key);
  expect(await read(4095)).toBe(4096);
  expect(await read(0)).toBe(4097);
});

test("a read that hangs is not waited for by those who come later", async () => {
  const reads = createSharedReads<string>(() => true);
  const share = (now: number, read: () => Promise<string>) => reads.share({ key: "same", now, read });
  const hanging = share(0, () => new Promise(() => {}));
  expect(share(SHARED_FOR_MS - 1, async () => "another")).toBe(hanging);
  expect(await share(SHARED_FOR_MS, async () => "another")).toBe("another");
});

test("a read that fails late takes no later one away", async () => {
  const reads = createSharedReads<string>((read) => read === "good");
  let fail = (_: string) => {};
  const failing = reads.share({ key: "same", now: 0, read: () => new Promise((done) => (fail = done)) });
  const good = reads.share({ key: "same", now: SHARED_FOR_MS, read: async () => "good" });
  fail("bad");
  expect([await failing, await good]).toEqual(["bad", "good"]);
  expect(reads.share({ key: "same", now: SHARED_FOR_MS, read: async () => "bad" })).toBe(good);
});

test("the same address is the same endpoint, until there are very many; another network is never the same", () => {
  const network: typeof fetch = (...request) => fetch(...request);
  const at = (port: number, fetch = network) => endpointFor({ url: `http://127.0.0.1:${port}`, fetch, timeoutMs: 1 });
  const first = at(1);
  for (let port = 1; port <= 64; port += 1) at(port);
  expect(at(1)).toBe(first);
  expect(at(1, (...request) => fetch(...request))).not.toBe(first);
  at(65);
  expect(at(1)).not.toBe(first);
});
