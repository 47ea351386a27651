/** Reads a stream of server-sent events from a server that listens, as a browser does. */
import type { FastifyInstance } from "fastify";
import type { Client } from "./client.ts";

/** The address of the server, which starts to listen if it does not yet. */
async function originOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the server does not listen");
  return `http://127.0.0.1:${address.port}`;
}

/**
 * Opens the stream with the client's cookies. `next` gives what is sent next, `nextEvent` passes over comments; both give
 * undefined at the end. `close` leaves.
 */
export async function openStream(app: FastifyInstance, { client, path }: { client: Client; path: string }) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const reply = await fetch(`${await originOf(app)}${path}`, { headers: { cookie } });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string | undefined> => (await reader?.read())?.value;
  return {
    status: reply.status,
    type: reply.headers.get("content-type"),
    close: async () => reader?.cancel(),
    next,
    nextEvent: async () => {
      for (;;) {
        // One part may hold several of them, and what follows them.
        const part = (await next())?.replace(/^:.*\n\n/gm, "");
        if (part !== "") return part;
      }
    },
  };
}
