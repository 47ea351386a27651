/** Serves the built web client: hashed assets for ever, and the page itself for every path of a person. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import fastifyStatic from "@fastify/static";
import type { Language } from "@ijaza/schema/product";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { type PageHead, writeHead } from "./page-head.ts";
import { languageOfRequest } from "./server.ts";

/** What the page at this address says of itself; null for one that says nothing of its own. */
export type ReadHead = (url: string, language: Language) => Promise<PageHead | null>;

type Pages = { /** Holds `index.html` and `assets/`. */ dir: string; readHead: ReadHead };

/** Without a build only the API is served. */
export async function servePages(app: FastifyInstance, { dir, readHead }: Pages): Promise<void> {
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
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ["GET", "HEAD"].includes(request.method) && !/^\/(api|issuers|assets)(\/|$)/.test(request.url);
    if (!built || !isPage) throw new AppError(request.url.startsWith("/api") ? "method_not_allowed" : "not_found");
    const head = await headOf(request, readHead);
    if (!head) return reply.sendFile("index.html");
    const page = await readFile(join(dir, "index.html"), "utf8");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "accept-language")
      .send(writeHead(page, head));
  });
}

/** A visitor waits no longer than this for what only previews read. */
const HEAD_WITHIN_MS = 1000;

/** Trouble with the head never keeps the page from anybody. */
async function headOf(request: FastifyRequest, readHead: ReadHead): Promise<PageHead | null> {
  const given = new AbortController();
  const late = setTimeout(HEAD_WITHIN_MS, null, { signal: given.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([readHead(request.url, languageOfRequest(request)), late]);
  } catch (error) {
    request.log.warn({ err: error }, "the page goes without its head");
    return null;
  } finally {
    given.abort();
  }
}
