/** A reply that goes on: server-sent events (WHATWG HTML, section 9.2) until the browser leaves or the server closes. */
import type { FastifyReply, FastifyRequest } from "fastify";

export type EventStream = {
  /** Aborted when the browser has left, or the server is closing. */
  gone: AbortSignal;
  /** Sends an event with its data as JSON. */
  tell: (name: string, data: unknown) => void;
  /** Sends nothing but that the connection lasts. */
  beat: () => void;
  end: () => void;
};

type Opening = { request: FastifyRequest; reply: FastifyReply; closing: AbortSignal };

/** Takes the reply over. */
export function openEventStream({ request, reply, closing }: Opening): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-request-id": request.id,
  });
  const left = new AbortController();
  raw.on("close", () => left.abort());
  return {
    gone: AbortSignal.any([left.signal, closing]),
    tell: (name, data) => void raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => void raw.write(": still here\n\n"),
    end: () => void raw.end(),
  };
}
