/** The server as a separate process: how it stops when it is told to. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { proxyChain } from "@ijaza/schema/chain";
import { afterAll, expect, test } from "vitest";
import { deployForeignRegistry } from "../test/foreign-registry.ts";
import { startTestDatabase } from "../test/harness.ts";
import { startEmbeddedChain } from "./platform/embedded/chain.ts";

const { url } = await startTestDatabase();
const dir = mkdtempSync(join(tmpdir(), "ijaza-main-"));
const chain = await startEmbeddedChain({
  dir: join(dir, "chain"),
  log: { info: () => undefined, warn: () => undefined },
});
const { address } = await deployForeignRegistry(chain);
const port = await freePort();
const server = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "main.ts")], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    PATH: process.env.PATH,
    PROFILE: "production",
    LOG_LEVEL: "silent",
    HOST: "127.0.0.1",
    DRAIN_SECONDS: "5",
    PUBLIC_URL: "https://diplomas.university.tn",
    PORT: String(port),
    DATABASE_URL: url,
    RPC_URL: chain.url,
    CHAIN_ID: String(chain.chainId),
    REGISTRY_ADDRESS: address,
    REGISTRAR_ADDRESS: address,
    SMTP_URL: "smtps://127.0.0.1:9",
    S3_URL: "https://key:secret@127.0.0.1:9/files",
    DATA_DIR: join(dir, "data"),
    KEY_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  },
});
const ended = once(server, "exit");
afterAll(async () => {
  server.kill("SIGKILL");
  await chain.stop();
  rmSync(dir, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const taken = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, "close");
  return taken;
}

/** The server's readiness; `gone` while nothing listens. */
const readiness = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (response) => `${response.status} ${(await response.json()).status}`,
    () => "gone",
  );

/** Starts a call whose body is sent in two parts. */
function beginCall() {
  const [first, second] = ['{"jsonrpc":"2.0","id":1,', '"method":"eth_chainId"}'];
  const call = request({ port, host: "127.0.0.1", path: proxyChain.path, method: "POST", agent: false });
  call.setHeader("content-type", "application/json").setHeader("content-length", first.length + second.length);
  call.write(first);
  const answered = once(call, "response");
  return async () => {
    call.end(second);
    const [response] = await answered;
    return { status: response.statusCode, body: await json(response) };
  };
}

test("when told to stop, it refuses new requests, answers open ones, and exits without error", async () => {
  await expect.poll(readiness).toBe("200 ready");
  const finish = beginCall();
  server.kill("SIGTERM");
  await expect.poll(readiness).toBe("503 draining");
  expect(await finish()).toMatchObject({ status: 200, body: { id: 1, result: `0x${chain.chainId.toString(16)}` } });
  expect(await ended).toEqual([0, null]);
  expect(await readiness()).toBe("gone");
});
