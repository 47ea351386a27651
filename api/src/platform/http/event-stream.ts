/** An open reply: server-sent events (WHATWG HTML, section 9.2) until the browser leaves or the server closes. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import type { StreamLimits } from "./stream-limits.ts";

export type EventStream = {
  /** Aborted when the browser has left, or the server is closing. */
  gone: AbortSignal;
  /** Sends an event with its data as JSON. */
  tell: (name: string, data: unknown) => void;
  /** Sends a comment that only keeps the connection open. */
  beat: () => void;
  end: () => void;
};

type OpenEventStreamOptions = {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor;
  limits: StreamLimits;
  closing: AbortSignal;
};

/** Takes over the reply. Throws `too_many_streams` before that when the caller has too many open streams. */
export function openEventStream({ request, reply, actor, limits, closing }: OpenEventStreamOptions): EventStream {
  const leave = limits.enter({ account: actor.id, address: request.ip });
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-request-id": request.id,
  });
  const left = new AbortController();
  raw.on("close", () => {
    leave();
    left.abort();
  });
  return {
    gone: AbortSignal.any([left.signal, closing]),
    tell: (name, data) => void raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => void raw.write(": still here\n\n"),
    end: () => void raw.end(),
  };
}
