/** What a chain's node answers, and what counts as no answer. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createNode } from "./node.ts";

let reply: (response: ServerResponse) => void;
const server = createServer((_, response) => reply(response));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const node = createNode(url);

const sends = (status: number, body: unknown) => {
  reply = (response) =>
    response.writeHead(status, { location: "/" }).end(typeof body === "string" ? body : JSON.stringify(body));
};
const refusal = (code: number, data?: unknown) => ({ jsonrpc: "2.0", id: 1, error: { code, message: "no", data } });
const outcome = () =>
  node.chainId().then(
    (id) => id,
    (error) => ({ name: error.constructor.name, message: error.message, ...(error.data && { data: error.data }) }),
  );

test("an answer is read", async () => {
  sends(200, { jsonrpc: "2.0", id: 1, result: "0x4f25" });
  expect(await outcome()).toBe(20261);
});

test.each([
  ["a revert", 200, refusal(3, "0x08c379a0"), "0x08c379a0"],
  ["a revert whose data lie deeper", 200, refusal(-32000, { data: "0x01" }), "0x01"],
  ["a revert that is called an internal error", 200, refusal(-32603, "0x02"), "0x02"],
  ["a refusal without data", 200, refusal(-32000), undefined],
  ["a refusal with a status of its own", 400, refusal(-32602), undefined],
])("%s is the node's refusal", async (_, status, body, data) => {
  sends(status, body);
  expect(await outcome()).toEqual({ name: "NodeRefused", message: "no", ...(data && { data }) });
});

test.each([
  ["an internal error", 200, refusal(-32603), "no"],
  ["a rate limit", 429, refusal(429), "no"],
  ["another rate limit", 200, refusal(-32005), "no"],
  ["a busy server", 503, "busy", "HTTP status 503"],
  ["a result with a status of failure", 500, { jsonrpc: "2.0", id: 1, result: "0x1" }, "HTTP status 500"],
  ["another address", 307, "", "HTTP status 307"],
  ["a page", 200, "<p>Sign in</p>", "the answer is no JSON-RPC"],
  ["a list", 200, [], "the answer is no JSON-RPC"],
  ["JSON of another kind", 200, {}, "eth_chainId was answered without a result"],
  ["an endless answer", 200, `"${"a".repeat(10_485_760)}"`, "the answer is too long"],
])("%s is no answer", async (_, status, body, message) => {
  sends(status, body);
  expect(await outcome()).toEqual({ name: "NodeUnreachable", message });
});

test("a node that is silent is given up after its time, and one that hangs up at once", async () => {
  reply = () => undefined;
  await expect(createNode(url, { timeoutMs: 20 }).chainId()).rejects.toThrow("no answer in 20 ms");
  reply = (response) => response.destroy();
  expect(await outcome()).toMatchObject({ name: "NodeUnreachable" });
});
