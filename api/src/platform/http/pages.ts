/** Serves the built web client: hashed assets for ever, and the page itself for every path of a person. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/** `dir` holds `index.html` and `assets/`. Without a build only the API is served. */
export async function servePages(app: FastifyInstance, dir: string): Promise<void> {
  const built = existsSync(join(dir, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root: dir,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes("/assets/");
        reply.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = ["GET", "HEAD"].includes(request.method) && !/^\/(api|issuers|assets)(\/|$)/.test(request.url);
    if (!built || !isPage) throw new AppError(request.url.startsWith("/api") ? "method_not_allowed" : "not_found");
    return reply.sendFile("index.html");
  });
}
