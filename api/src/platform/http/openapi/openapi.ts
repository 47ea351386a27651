/** Serves the API reference; its text is made once, at the first request, when all endpoints are mounted. */
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { endpointsOf } from "../mount.ts";
import { describeApi, type Installation } from "./document.ts";
import { OPENAPI_PATH } from "./own-calls.ts";

export function serveOpenApi(app: FastifyInstance, installation: Installation): void {
  let kept: { text: string; etag: string } | undefined;
  app.get(OPENAPI_PATH, { config: { isOpen: true } }, async (request, reply) => {
    kept ??= keep(JSON.stringify(describeApi(endpointsOf(app), installation)));
    reply.header("etag", kept.etag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"]?.includes(kept.etag)) return reply.status(304).send();
    return reply.type("application/json; charset=utf-8").send(kept.text);
  });
}

function keep(text: string) {
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}
