/** The read-only proxy through HTTP, in front of a node that returns the call that it received. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { proxyChain } from "@ijaza/schema/chain/calls";
import { LARGEST_CALL_BATCH } from "@ijaza/verifier/chain/call-queue";
import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { nowhereChain } from "../../../test/nowhere-chain.ts";
import { createNode } from "./node.ts";

const registry = nowhereChain().identity.registry;
const other = `0x${"cd".repeat(20)}`;
const SLOT = `0x${"ab".repeat(32)}`;
const GAS = "0x989680";

const echo = createServer(async (request, response) => {
  const { id, method, params } = (await json(request)) as { id: number; method: string; params: unknown[] };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ jsonrpc: "2.0", id, result: { method, params } }));
});
await new Promise<void>((resolve) => echo.listen(0, "127.0.0.1", resolve));
afterAll(() => void echo.close());
const node = createNode(`http://127.0.0.1:${(echo.address() as AddressInfo).port}`);

const { anyone, clock } = await startTestApp({ chain: { ...nowhereChain(), node }, publicCallsPerMinute: 20 });

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: "2.0", id: 1, method, params });
const send = async (body: unknown) => {
  clock.advance({ minutes: 1 });
  return anyone.send(proxyChain, body);
};

test.each([
  [call("eth_chainId"), []],
  [call("eth_getBlockByNumber", "0x0", false), ["0x0", false]],
  [call("eth_getBlockByNumber", "latest"), ["latest", false]],
  [call("eth_getCode", registry, "latest"), [registry, "latest"]],
  [call("eth_getCode", registry.toUpperCase().replace("0X", "0x")), [registry, "latest"]],
  [call("eth_getProof", registry, ["0x0", SLOT], "0x10"), [registry, ["0x0", SLOT], "0x10"]],
  [call("eth_getProof", registry, Array(8).fill(SLOT)), [registry, Array(8).fill(SLOT), "latest"]],
  [call("eth_call", { to: registry, data: "0x" }, "finalized"), [{ to: registry, data: "0x", gas: GAS }, "finalized"]],
  [call("eth_call", { to: registry, data: "0xAB" }), [{ to: registry, data: "0xAB", gas: GAS }, "latest"]],
])("a verifier may send %j, and the node receives %j", async (request, params) => {
  expect((await send(request)).json()).toEqual({ jsonrpc: "2.0", id: 1, result: { method: request.method, params } });
});

test.each([
  call("eth_sendRawTransaction", "0x00"),
  call("evm_mine"),
  call("anvil_setBalance", other, "0x1"),
  call("debug_traceCall", {}),
  call("eth_getLogs", { address: registry }),
  call("eth_getStorageAt", registry, "0x0", "latest"),
  call("eth_getBlockByHash", `0x${"00".repeat(32)}`, true),
  call("eth_call", { to: other, data: "0x" }, "latest"),
  call("eth_getCode", other, "latest"),
  call("eth_getProof", other, [SLOT], "latest"),
  call("toString"),
])("any other call is refused: %j", async (request) => {
  expect((await send(request)).json()).toMatchObject({ status: 403, error: "chain_method_not_allowed" });
});

const read = { to: registry, data: "0x" };
const CODE = { [registry]: { code: "0x5b600056" } };

test.each([
  ["a state override", call("eth_call", read, "latest", CODE), "params"],
  ["a block override", call("eth_call", read, "latest", {}, { number: "0x1" }), "params"],
  ["an override in place of the block", call("eth_call", read, CODE), "params.1"],
  ["gas of the caller's", call("eth_call", { ...read, gas: "0xffffffffffffffff" }), "params.0.gas"],
  ["a sender", call("eth_call", { ...read, from: other }), "params.0.from"],
  ["a value", call("eth_call", { ...read, value: "0x1" }), "params.0.value"],
  ["an access list", call("eth_call", { ...read, accessList: [] }), "params.0.accessList"],
  ["calldata twice", call("eth_call", { ...read, input: "0x" }), "params.0.input"],
  ["calldata that is no hex", call("eth_call", { to: registry, data: "0xzz" }), "params.0.data"],
  ["calldata of 3 kB", call("eth_call", { to: registry, data: `0x${"00".repeat(3000)}` }), "params.0.data"],
  ["no calldata", call("eth_call", { to: registry }), "params.0.data"],
  ["no object", call("eth_call"), "params"],
  ["several registries", call("eth_getCode", [registry, other]), "params.0"],
  ["a proof of nine slots", call("eth_getProof", registry, Array(9).fill(SLOT), "latest"), "params.1"],
  ["a proof of a slot that is none", call("eth_getProof", registry, ["slot"], "latest"), "params.1.0"],
  ["a proof of no list", call("eth_getProof", registry, SLOT, "latest"), "params.1"],
  ["whole transactions of a block", call("eth_getBlockByNumber", "latest", true), "params.1"],
  ["a block that is not there yet", call("eth_call", read, "pending"), "params.1"],
  ["the number of a block with 64 digits", call("eth_getCode", registry, `0x${"f".repeat(64)}`), "params.1"],
  ["a block of another kind", call("eth_getBlockByNumber", { blockHash: "0x00" }), "params.0"],
  ["parameters of the chain id", call("eth_chainId", 1), "params"],
  ["parameters that are no list", { ...call("eth_call"), params: "no list" }, "params"],
  ["a key that JSON-RPC does not know", { ...call("eth_chainId"), gas: "0x1" }, "gas"],
  ["an id that is an object", { ...call("eth_chainId"), id: { a: 1 } }, "id"],
  ["more members than a batch may have", Array(51).fill(call("eth_chainId")), ""],
])("%s is refused as invalid input, with its place", async (_, request, path) => {
  const problem = (await send(request)).json();
  expect(problem).toMatchObject({ status: 400, error: "invalid_input" });
  expect(problem.errors.map((each: { path: string }) => each.path)).toContain(path);
});

test("a batch is answered completely, each call under its id, or refused completely", async () => {
  const first = { ...call("eth_chainId"), id: "a" };
  const second = { ...call("eth_chainId"), id: null };
  expect((await send([first, second])).json()).toMatchObject([{ id: "a" }, { id: null }]);
  expect((await send([first, call("evm_mine")])).json()).toMatchObject({ error: "chain_method_not_allowed" });
});

test("as many calls as the verifier sends at once are answered, in their order", async () => {
  const calls = Array.from({ length: LARGEST_CALL_BATCH }, (_, id) => ({ ...call("eth_chainId"), id }));
  expect((await send(calls)).json().map(({ id }: { id: number }) => id)).toEqual(calls.map(({ id }) => id));
});

test("an empty batch is not a valid request, as in JSON-RPC", async () => {
  expect((await send([])).json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32600 } });
});

test("an empty batch counts as one call, any other as the number of its calls", async () => {
  const ask = call("eth_chainId");
  beginMinute();
  for (let left = 80; left > 0; left -= 20) await anyone.send(proxyChain, Array(20).fill(ask));
  for (let left = 20; left > 0; left--) expect((await anyone.send(proxyChain, [])).statusCode).toBe(200);
  expect((await anyone.send(proxyChain, [])).statusCode).toBe(429);
});

test("a proof counts as ten calls, alone and in a batch", async () => {
  const proof = call("eth_getProof", registry, [SLOT], "latest");
  beginMinute();
  for (let left = 10; left > 1; left -= 1) expect((await anyone.send(proxyChain, proof)).statusCode).toBe(200);
  expect((await anyone.send(proxyChain, [proof])).statusCode).toBe(200);
  expect((await anyone.send(proxyChain, call("eth_chainId"))).statusCode).toBe(429);
  beginMinute();
  expect((await anyone.send(proxyChain, Array(11).fill(proof))).statusCode).toBe(429);
});

/** Calls are counted by the minute, and the clock runs on. */
function beginMinute(): void {
  clock.advance({ seconds: 60 - (clock.now().getTime() % 60_000) / 1000 });
}
