import { expect, test } from "vitest";
import { mayPass } from "./chain.proxy.ts";

const registry = `0x${"ab".repeat(20)}`;
const other = `0x${"cd".repeat(20)}`;
const call = (method: string, ...params: unknown[]) => ({ jsonrpc: "2.0" as const, id: 1, method, params });

test.each([
  call("eth_chainId"),
  call("eth_getBlockByNumber", "0x0", false),
  call("eth_getCode", registry, "latest"),
  call("eth_getCode", registry.toUpperCase().replace("0X", "0x"), "latest"),
  call("eth_call", { to: registry, data: "0x" }, "latest"),
  call("eth_getLogs", { address: registry }),
])("a verifier may ask $method", (asked) => {
  expect(mayPass(asked, registry)).toBe(true);
});

test.each([
  call("eth_sendRawTransaction", "0x00"),
  call("evm_mine"),
  call("anvil_setBalance", other, "0x1"),
  call("debug_traceCall", {}),
  call("eth_getBlockByNumber", "latest", true),
  call("eth_call", { to: other, data: "0x" }, "latest"),
  call("eth_call", { to: registry, data: "0x", value: "0x1" }, "latest"),
  call("eth_call"),
  call("eth_getCode", other, "latest"),
  call("eth_getLogs", { address: [registry, other] }),
  { jsonrpc: "2.0" as const, method: "eth_call", params: "no list" },
])("nothing else passes: $method", (asked) => {
  expect(mayPass(asked, registry)).toBe(false);
});
