/** Serves the built web client: hashed assets, cached for ever, and the page for every path that people open. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FirstPaint } from "@ijaza/schema/pages/first-paint";
import { isPage, isVerifyingPage } from "@ijaza/schema/pages/pages";
import type { Language } from "@ijaza/schema/product";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { compressFor } from "./compressing.ts";
import { createPainter, type Painted, writePaint } from "./first-paint.ts";
import type { Meter } from "./meter.ts";
import { type PageHead, writeHead } from "./page-head.ts";
import { languageOfRequest } from "./server.ts";
import { soonOrNull } from "./soon.ts";
import { tidyAddress } from "./tidy-address.ts";

/** In the place of a head, the status of the answer: there is a page of this kind, but not this one, or no longer. */
export const NO_SUCH_PAGE = 404;
export const ERASED_PAGE = 410;

/** The head of the page at this address; null if the page has none of its own. */
export type FoundHead = PageHead | typeof NO_SUCH_PAGE | typeof ERASED_PAGE | null;
export type ReadHead = (request: HeadRequest) => Promise<FoundHead>;

export type HeadRequest = {
  url: string;
  language: Language;
  /** Whether the caller may cause the work of a head now; asked only for addresses that have one. */
  mayRead: () => boolean;
};

type ServePagesOptions = {
  /** Holds `index.html`, `public.html` for the pages where visitors verify, and `assets/`; without it only the API is served. */
  dir?: string;
  readHead: ReadHead;
  /** Paints the pages where visitors verify; without it their scripts do. */
  firstPaint?: FirstPaint;
  /** Heads and paint cost work: callers over the limit get the page without them. */
  meter: Pick<Meter, "allows">;
};

const HEADS = { metered: 1 };

/** Without a build only the API is served; unknown addresses get the same answer. */
export async function servePages(app: FastifyInstance, options: ServePagesOptions): Promise<void> {
  const { dir, readHead, firstPaint, meter } = options;
  const paint = firstPaint && createPainter(app, firstPaint);
  const isBuilt = dir !== undefined && ["index.html", "public.html"].every((file) => existsSync(join(dir, file)));
  if (isBuilt) {
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
    if (!isBuilt || !isForPeople(request, path)) throw new AppError("not_found");
    const tidy = tidyAddress(request.url);
    if (tidy !== null) return reply.redirect(tidy, 302);
    // A document that shows a page of the other one would load itself again for ever.
    const file = isVerifyingPage(decodeURI(path)) ? "public.html" : "index.html";
    const mayRead = once(() => meter.allows(HEADS, request.ip));
    const read = () => readHead({ url: request.url, language: languageOfRequest(request), mayRead });
    const found = isPage(decodeURI(path)) ? await soonOrNull(request, read, "its head") : NO_SUCH_PAGE;
    const [status, head] = typeof found === "number" ? ([found, null] as const) : ([200, found] as const);
    reply.status(status).header("cache-control", "no-cache");
    const painted = paint && isVerifyingPage(decodeURI(path)) && mayRead() ? await paint(request) : null;
    if (!head && !painted) return reply.sendFile(file);
    const page = write(await readFile(join(dir, file), "utf8"), { head, painted });
    return reply
      .type("text/html; charset=utf-8")
      .header("vary", "accept-encoding, accept-language, cookie")
      .send(await compressFor(request, reply, page));
  });
}

/** The same answer, found at the first call. */
function once(find: () => boolean): () => boolean {
  let found: boolean | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

type Written = { head: PageHead | null; painted: Painted | null };

function write(page: string, { head, painted }: Written): string {
  const headed = head ? writeHead(page, head) : page;
  return painted ? writePaint(headed, painted) : headed;
}

/** A path that a person would type or follow; any other is an unknown file or call. */
const isForPeople = ({ method }: FastifyRequest, path: string): boolean =>
  ["GET", "HEAD"].includes(method) &&
  !/^\/(?:api|issuers|credentials|assets|docs|\.well-known)(?:\/|$)|\.\w{1,5}$/i.test(path);
