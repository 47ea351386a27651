/** Slow bodies, sent by hand over a real connection; limits are short here. */
import { type AddressInfo, connect } from "node:net";
import { proxyChain } from "@ijaza/schema/chain/calls";
import { signIn } from "@ijaza/schema/users/calls";
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";

const { app, anyone } = await startTestApp({ bodyPace: { graceMs: 150, bytesPerSecond: 20_000, checkEveryMs: 20 } });
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;

type SlowRequest = { path: string; headers: string[]; part: string; everyMs: number; parts?: number };

/** Sends the headers, then the part repeatedly, and returns the answer when the server has closed. */
async function send({ path, headers, part, everyMs, parts = Number.POSITIVE_INFINITY }: SlowRequest): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write([`POST ${path} HTTP/1.1`, "host: localhost", ...headers, "", ""].join("\r\n"));
  let left = parts;
  const timer = setInterval(() => {
    if (left-- > 0) socket.write(part);
  }, everyMs);
  afterAll(() => void socket.destroy());
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // A connection that is cut while sending ends with an error; the answer before it counts.
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
  return Buffer.concat(chunks).toString();
}

const token = await anyone.token();
const OWN = [`x-csrf-token: ${token}`, `cookie: ${[...anyone.cookies].map((pair) => pair.join("=")).join("; ")}`];
const JSON_BODY = ["content-type: application/json", "content-length: 5000"];
const CHUNKED = ["content-type: application/json", "transfer-encoding: chunked"];
const FORM = ["content-type: multipart/form-data; boundary=b", "content-length: 5000"];
const byte = { part: " ", everyMs: 10 };
const chunk = { part: "1\r\n \r\n", everyMs: 10 };

test.each<[string, SlowRequest, number]>([
  ["JSON", { path: signIn.path, headers: [...OWN, ...JSON_BODY], ...byte }, 408],
  ["chunked JSON", { path: signIn.path, headers: [...OWN, ...CHUNKED], ...chunk }, 408],
  ["a call to the chain", { path: proxyChain.path, headers: JSON_BODY, ...byte }, 408],
  ["a form", { path: verifyDiploma.path, headers: [...OWN, ...FORM], ...byte }, 408],
  ["what was refused before", { path: signIn.path, headers: JSON_BODY, ...byte }, 403],
])("%s that is too slow is ended", async (_, sent, status) => {
  const answer = await send(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  if (status === 408) expect(answer).toContain("request_too_slow");
});

test("an upload at a fair rate is waited for, longer than the grace time", async () => {
  const part = " ".repeat(1000);
  const headers = ["content-type: application/json", "content-length: 15000", "connection: close"];
  expect(await send({ path: proxyChain.path, headers, part, everyMs: 25, parts: 15 })).toContain("malformed_json");
});
