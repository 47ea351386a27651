/** Serves the built web client: hashed assets for ever, and the page itself for every path of a person. */
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

/** What the page at this address says of itself; null for one that says nothing of its own. */
export type ReadHead = (request: HeadRequest) => Promise<PageHead | null>;

export type HeadRequest = {
  url: string;
  language: Language;
  /** Whether the caller may have work done for a head now; it is asked only where there is one. */
  mayRead: () => boolean;
};

type Pages = {
  /** Holds `index.html` and `assets/`; only the API is served without. */
  dir?: string;
  readHead: ReadHead;
  /** Heads cost work: over the limit the page comes without one. */
  meter: Pick<Meter, "allows">;
};

const HEADS = { metered: 1 };

/** Without a build only the API is served; an unknown address is answered alike. */
export async function servePages(app: FastifyInstance, { dir, readHead, meter }: Pages): Promise<void> {
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

/** What a person would type or follow; anything else is a file or a call that is not there. */
const isForPeople = ({ method }: FastifyRequest, path: string): boolean =>
  ["GET", "HEAD"].includes(method) && !/^\/(?:api|issuers|assets|docs|\.well-known)(?:\/|$)|\.\w{1,5}$/i.test(path);

/** A visitor waits no longer than this for what only previews read. */
const HEAD_WITHIN_MS = 1000;

type HeadOptions = { request: FastifyRequest; mayRead: () => boolean };

/** Trouble with the head never keeps the page from anybody. */
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
