/** Serves the built web client: hashed assets, cached for ever, and the page for every path that people open. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import fastifyStatic from "@fastify/static";
import { isPage } from "@ijaza/schema/pages";
import type { Language } from "@ijaza/schema/product";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Meter } from "./meter.ts";
import { type PageHead, writeHead } from "./page-head.ts";
import { languageOfRequest } from "./server.ts";

/** The head of the page at this address; null if the page has none of its own. */
export type ReadHead = (request: HeadRequest) => Promise<PageHead | null>;

export type HeadRequest = {
  url: string;
  language: Language;
  /** Whether the caller may cause the work of a head now; asked only for addresses that have one. */
  mayRead: () => boolean;
};

type ServePagesOptions = {
  /** Holds `index.html` and `assets/`; without it only the API is served. */
  dir?: string;
  readHead: ReadHead;
  /** Heads cost work: callers over the limit get the page without one. */
  meter: Pick<Meter, "allows">;
};

const HEADS = { metered: 1 };

/** Without a build only the API is served; unknown addresses get the same answer. */
export async function servePages(app: FastifyInstance, { dir, readHead, meter }: ServePagesOptions): Promise<void> {
  const index = dir && existsSync(join(dir, "index.html")) ? join(dir, "index.html") : null;
  if (index) {
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
    const path = request.url.replace(/[?#].*$/, "");
    if (!index || !isForPeople(request, path)) throw new AppError("not_found");
    if (!isPage(decodeURI(path))) return reply.status(404).header("cache-control", "no-cache").sendFile("index.html");
    const mayRead = () => meter.allows(HEADS, request.ip);
    const head = await headOf({ request, mayRead }, readHead);
    if (!head) return reply.sendFile("index.html");
    const page = await readFile(index, "utf8");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "accept-language")
      .send(writeHead(page, head));
  });
}

/** A path that a person would type or follow; any other is an unknown file or call. */
const isForPeople = ({ method }: FastifyRequest, path: string): boolean =>
  ["GET", "HEAD"].includes(method) && !/^\/(?:api|issuers|assets|docs|\.well-known)(?:\/|$)|\.\w{1,5}$/i.test(path);

/** The longest wait of a visitor for a head, which only link previews read. */
const HEAD_WITHIN_MS = 1000;

type HeadOptions = { request: FastifyRequest; mayRead: () => boolean };

/** An error with the head never prevents the page. */
async function headOf({ request, mayRead }: HeadOptions, readHead: ReadHead): Promise<PageHead | null> {
  const answered = new AbortController();
  const late = setTimeout(HEAD_WITHIN_MS, null, { signal: answered.signal, ref: false }).catch(() => null);
  try {
    const head = { url: request.url, language: languageOfRequest(request), mayRead };
    return await Promise.race([readHead(head), late]);
  } catch (error) {
    request.log.warn({ err: error }, "the page goes without its head");
    return null;
  } finally {
    answered.abort();
  }
}
