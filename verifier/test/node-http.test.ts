/** Requests by Node's own client: what fetch does on the way is done here too. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { type Posted, post } from "../src/chain/rpc.ts";

/** Characters of an answer. */
const LONGEST = 1_048_576;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
const ask = (url: string, options: { fetch?: typeof fetch; timeoutMs?: number } = {}): Promise<Posted> =>
  post({ url, fetch, timeoutMs: 10_000, ...options }, { method: "eth_chainId" });

test("a body is sent and read as JSON in UTF-8, also where a letter is cut in two", async () => {
  const { url } = await serve(async (request, response) => {
    const sent = Buffer.concat(await request.toArray()).toString();
    const bytes = Buffer.from(JSON.stringify({ sent, type: request.headers["content-type"], name: "إجازة" }));
    const within = bytes.indexOf(Buffer.from("إ")) + 1;
    response.write(bytes.subarray(0, within), () => response.end(bytes.subarray(within)));
  });
  const value = { sent: '{"method":"eth_chainId"}', type: "application/json", name: "إجازة" };
  expect(await ask(url)).toEqual({ ok: true, value });
});

test("a kept connection that the server has closed meanwhile is made anew", async () => {
  let requests = 0;
  const { server, url } = await serve((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.resetAndDestroy();
    else response.end("7");
  });
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  expect(await ask(url)).toEqual({ ok: true, value: 7 });
  expect(await ask(url)).toEqual({ ok: true, value: 7 });
  expect([requests, sockets.length]).toEqual([3, 2]);
});

test("a new connection that is reset is not tried again", async () => {
  const answer = vi.fn<RequestListener>((request) => void request.socket.resetAndDestroy());
  const { url } = await serve(answer);
  expect(await ask(url)).toMatchObject({ ok: false, why: "unreachable" });
  expect(answer).toHaveBeenCalledTimes(1);
});

test("a redirect that keeps the method is followed", async () => {
  const { url } = await serve((request, response) => {
    if (request.url === "/moved") response.end("7");
    else response.writeHead(308, { location: "/moved" }).end();
  });
  expect(await ask(url)).toEqual({ ok: true, value: 7 });
});

test.each([
  ["1", [429, 200]],
  ["0", [503, 200]],
  ["0", [429, 429]],
])("an endpoint that wants to be asked again in %s seconds is, once: %j", async (retryAfter, statuses) => {
  const left = [...statuses];
  const { url } = await serve((_request, response) => {
    response.writeHead(left.shift() ?? 500, { "retry-after": retryAfter }).end("7");
  });
  for (const own of [fetch, ((...request) => fetch(...request)) as typeof fetch]) {
    left.splice(0, left.length, ...statuses);
    expect((await ask(url, { fetch: own })).ok).toBe(statuses.at(-1) === 200);
    expect(left).toEqual([]);
  }
});

test("an endpoint that wants more patience is not waited for, and the answer says how much", async () => {
  const answers = vi.fn<RequestListener>((_request, response) => {
    response.writeHead(429, { "retry-after": "30" }).end();
  });
  const { url } = await serve(answers);
  expect(await ask(url)).toMatchObject({
    ok: false,
    detail: "HTTP status 429; it wants to be asked again in 30 seconds",
  });
  answers.mockImplementation((_request, response) => void response.writeHead(429, { "retry-after": "soon" }).end());
  expect(await ask(url)).toMatchObject({ detail: "HTTP status 429" });
  expect(answers).toHaveBeenCalledTimes(2);
});

test("no answer in time says so", async () => {
  const { url } = await serve(() => {});
  expect(await ask(url, { timeoutMs: 100 })).toEqual({ ok: false, why: "unreachable", detail: "no answer in 100 ms" });
});

test("a server that is not there is named, whatever the addresses of its name", async () => {
  const { server, url } = await serve(() => {});
  server.close();
  await once(server, "close");
  const missing = await ask(url.replace("127.0.0.1", "localhost"));
  expect(missing).toMatchObject({ ok: false, why: "unreachable", detail: expect.stringMatching(/\w/) });
});

test.each([
  // Might be a redirect, which is asked for once more by fetch.
  [300, 2],
  [400, 1],
  [503, 1],
])("HTTP status %d is no answer, after %d requests", async (status, requests) => {
  const answer = vi.fn<RequestListener>((_, response) => void response.writeHead(status).end("7"));
  const { url } = await serve(answer);
  expect(await ask(url)).toEqual({ ok: false, why: "unreachable", detail: `HTTP status ${status}`, status });
  expect(answer).toHaveBeenCalledTimes(requests);
});

test("a fetch of the caller's is used in place of it", async () => {
  const own = vi.fn<typeof fetch>(async () => new Response("7"));
  expect(await ask("http://chain.invalid/", { fetch: own })).toEqual({ ok: true, value: 7 });
  expect(own).toHaveBeenCalledTimes(1);
});

test("what a caller's fetch gives is read as UTF-8, and no further than an answer may go", async () => {
  const give = (body: BodyInit | null) => ask("http://chain.invalid/", { fetch: async () => new Response(body) });
  const bytes = Buffer.from('"إجازة"');
  const pieces = [bytes.subarray(0, 2), bytes.subarray(2)];
  const cut = new ReadableStream({
    pull(to) {
      const piece = pieces.shift();
      if (piece) to.enqueue(piece);
      else to.close();
    },
  });
  expect(await give(cut)).toEqual({ ok: true, value: "إجازة" });
  expect(await give(`"${"a".repeat(LONGEST - 2)}"`)).toMatchObject({ ok: true });
  const cancel = vi.fn();
  const endless = new ReadableStream({ pull: (to) => to.enqueue(Buffer.alloc(65_536, " ")), cancel });
  expect(await give(endless)).toEqual({ ok: false, why: "unreachable", detail: "the answer is too long" });
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(await give(null)).toEqual({ ok: false, why: "malformed", detail: "not JSON" });
});
