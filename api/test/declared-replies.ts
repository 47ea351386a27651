/** Every reply that an application under test sends: its status and media type stand in the reference. */
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";

type WatchedReplies = {
  /** What was sent and is not declared, as `GET /api/chain 418 text/plain`. */
  undeclared(): Promise<string[]>;
};

type Content = { content?: Record<string, object> };
type Reference = {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string } & Content> }>>;
  components: { responses: Record<string, Content> };
};

/** Pages, and what is written for people, are no calls. */
const IS_CALL = /^\/(?:api|issuers|healthz|readyz|metrics)(?:\/|$)/;

/** The same for every application: only names of cookies and of the server differ. */
let declared: Promise<ReadonlySet<string>> | undefined;

/** Watches an application that is not ready yet. */
export function watchReplies(app: FastifyInstance): WatchedReplies {
  const met = new Set<string>();
  app.addHook("onSend", async ({ method, routeOptions }, reply) => {
    const { url } = routeOptions;
    if (!url || !IS_CALL.test(url)) return;
    const type = String(reply.getHeader("content-type") ?? "").split(";")[0]!;
    met.add(nameOf({ method: method === "HEAD" ? "GET" : method, url, status: reply.statusCode, type }));
  });
  return {
    async undeclared() {
      if (met.size === 0) return [];
      declared ??= readDeclared(app);
      const known = await declared;
      return [...met].filter((each) => !known.has(each)).sort();
    },
  };
}

/** Fails when the application has sent what the reference does not declare; asked before it is closed. */
export async function expectDeclaredReplies({ undeclared }: WatchedReplies): Promise<void> {
  expect(await undeclared(), "replies that the reference does not declare, see platform/http/openapi").toEqual([]);
}

type Sent = { method: string; url: string; status: number; type: string };

function nameOf({ method, url, status, type }: Sent): string {
  const hasBody = status !== 204 && status !== 304;
  return `${method} ${url.replace(/:(\w+)/g, "{$1}")} ${status}${hasBody ? ` ${type}` : ""}`;
}

async function readDeclared(app: FastifyInstance): Promise<ReadonlySet<string>> {
  const { paths, components }: Reference = (await app.inject("/api/openapi.json")).json();
  const names = new Set<string>();
  for (const [url, operations] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(operations))
      for (const [status, response] of Object.entries(responses)) {
        const { content = {} } = components.responses[response.$ref?.split("/").at(-1) ?? ""] ?? response;
        const types = Object.keys(content);
        for (const type of types.length > 0 ? types : [""])
          names.add(nameOf({ method: method.toUpperCase(), url, status: Number(status), type }));
      }
  return names;
}
