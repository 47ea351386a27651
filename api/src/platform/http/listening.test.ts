import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { listenAt } from "./listening.ts";

let app = fastify();
afterEach(async () => {
  await app.close();
  app = fastify();
});

const addresses = () => app.addresses().map((each) => (typeof each === "string" ? each : each.address));

/** Simulates a kernel without IPv6, where sockets of that family cannot be created. */
const withoutIpv6: Parameters<typeof listenAt>[0] = {
  listen: (async (options: { host: string }) => {
    if (!options.host.includes(":")) return app.listen(options);
    throw Object.assign(new Error("listen EAFNOSUPPORT: address family not supported"), { code: "EAFNOSUPPORT" });
  }) as typeof app.listen,
};

test("without a host it listens on all addresses, only of IPv4 if there is no IPv6", async () => {
  await listenAt(withoutIpv6, { port: 0, host: undefined });
  expect(addresses()).toEqual(["0.0.0.0"]);
});

test("a named host is the only address, and the error names it when it is not available", async () => {
  await listenAt(app, { port: 0, host: "127.0.0.1" });
  expect(addresses()).toEqual(["127.0.0.1"]);
  const elsewhere = listenAt(fastify(), { port: 0, host: "203.0.113.1" });
  await expect(elsewhere).rejects.toThrow(/HOST 203\.0\.113\.1/);
  await expect(listenAt(withoutIpv6, { port: 0, host: "::" })).rejects.toThrow(/HOST ::.*EAFNOSUPPORT/);
});
