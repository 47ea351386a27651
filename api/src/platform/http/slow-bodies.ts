/** Ends requests whose body is too slow, so that clients that send single bytes cannot hold resources of the server. */
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

/** A body may take the grace time plus the time of its bytes at this rate, so honest uploads may be long. */
export type BodyPace = { graceMs: number; bytesPerSecond: number; checkEveryMs: number };

/** 128 kbit/s: 64 MB may take 67 minutes, while two bytes a second end after 10 s. */
const PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 16_000, checkEveryMs: 1000 };

type WatchedRequest = { request: FastifyRequest; reply: FastifyReply; since: number; bytesBefore: number };

/** Watches each request with a body from its headers on, whatever reads the body, also a request refused before. */
export function endSlowBodies(app: FastifyInstance, { graceMs, bytesPerSecond, checkEveryMs }: BodyPace = PACE): void {
  const watched = new Set<WatchedRequest>();
  app.addHook("onRequest", async (request, reply) => {
    // A request that a test injects has no connection.
    if (!hasBody(request) || !(request.socket instanceof Socket)) return;
    const { bytesRead } = request.socket;
    watched.add({ request, reply, since: performance.now(), bytesBefore: bytesRead });
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const each of watched) {
      const { request, since, bytesBefore } = each;
      const earned = ((request.socket.bytesRead - bytesBefore) / bytesPerSecond) * 1000;
      if (!request.raw.complete && !request.socket.destroyed && now - since <= graceMs + earned) continue;
      watched.delete(each);
      if (!request.raw.complete && !request.socket.destroyed) end(each);
    }
  }, checkEveryMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Answers with the reason, unless an answer was sent already, and closes the connection to stop the body. */
function end({ request, reply }: WatchedRequest): void {
  if (reply.sent) return void request.socket.destroy();
  reply.raw.once("finish", () => request.socket.destroy());
  reply.header("connection", "close").send(new AppError("request_too_slow"));
}
