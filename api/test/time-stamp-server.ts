/** A time-stamping authority behind HTTP, which tests can break in several ways. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { derOf, makeTimeAuthority, pemOf, replyTo, type TimeAuthority } from "../../verifier/test/time-authority.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { TimeStampingSettings } from "../src/platform/time-stamping/time-stamping.ts";

export type Manner = "good" | "down" | "refuses" | "forgets" | "another" | "garbage" | "endless" | "hangs";

export type TimeStampServer = {
  settings: TimeStampingSettings;
  /** The root in PEM. */
  pem: string;
  /** How it answers from now on. */
  manner: Manner;
  /** The requests so far: their type, and their user and password. */
  requests: { type: string | undefined; authorization: string | undefined }[];
};

/** Its time is that of the clock. */
export async function startTimeStampServer(clock: Clock): Promise<TimeStampServer> {
  const authority = await makeTimeAuthority();
  const other = await makeTimeAuthority();
  const server = createServer(async (request, response) => {
    const { "content-type": type, authorization } = request.headers;
    state.requests.push({ type, authorization });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await answer(response, {
      query: Buffer.concat(chunks),
      manner: state.manner,
      at: clock.now().getTime(),
      authority,
      other,
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const certificate = Buffer.from(derOf(authority.root)).toString("base64");
  const state: TimeStampServer = {
    settings: { url: `http://127.0.0.1:${port}/`, authorities: [{ name: "Root of Time", certificate }] },
    pem: pemOf(authority.root),
    manner: "good",
    requests: [],
  };
  return state;
}

type AnswerOptions = { query: Buffer; manner: Manner; at: number; authority: TimeAuthority; other: TimeAuthority };

async function answer(response: ServerResponse, options: AnswerOptions): Promise<void> {
  const { query, manner, at, authority, other } = options;
  if (manner === "hangs") return;
  if (manner === "down") return void response.writeHead(503).end();
  if (manner === "garbage") return void response.end("<html>busy</html>");
  if (manner === "endless") return void response.end(Buffer.alloc(70_000));
  const { signer } = manner === "another" ? other : authority;
  const status = manner === "refuses" ? 2 : 0;
  const reply = await replyTo(query, { signer, at, status, forgets: manner === "forgets" });
  response.setHeader("content-type", "application/timestamp-reply").end(reply);
}
