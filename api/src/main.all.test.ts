/** The server as a separate process: how it stops when a signal tells it to. What happens then is tested with `boot`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { beginCall, readinessAt } from "../test/draining.ts";
import { startExternalServers } from "../test/external-servers.ts";
import { findFreePort } from "./platform/embedded/free-port.ts";

const { settings, dir, chain } = await startExternalServers();
const port = await findFreePort();
const server = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "main.ts")], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...settings,
    PATH: process.env.PATH,
    HOST: "127.0.0.1",
    PORT: String(port),
    DRAIN_SECONDS: "5",
    DATA_DIR: join(dir, "data"),
  },
});
const ended = once(server, "exit");
afterAll(() => void server.kill("SIGKILL"));

test("when told to stop, it refuses new requests, answers open ones, and exits without error", async () => {
  await expect.poll(() => readinessAt(port)).toBe("200 ready");
  const finish = beginCall(port);
  server.kill("SIGTERM");
  await expect.poll(() => readinessAt(port)).toBe("503 draining");
  expect(await finish()).toMatchObject({ status: 200, body: { id: 1, result: `0x${chain.chainId.toString(16)}` } });
  expect(await ended).toEqual([0, null]);
  expect(await readinessAt(port)).toBe("gone");
});
