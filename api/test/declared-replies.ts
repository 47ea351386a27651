/** Checks that the status and media type of every reply of an application under test are in the API reference. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { cookieNames } from "../src/platform/http/cookies.ts";
import { describeApi } from "../src/platform/http/openapi/document.ts";

type WatchedReplies = {
  /** Replies that are not declared, such as `GET /api/chain 418 text/plain`. */
  undeclared(): string[];
};

type Content = { content?: Record<string, object> };
type Reference = {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string } & Content> }>>;
  components: { responses: Record<string, Content> };
};

/** Matches calls; pages and other texts for people are none. */
const IS_CALL = /^\/(?:api|issuers|credentials|healthz|readyz|metrics)(?:\/|$)/;

const PUBLIC_URL = "https://ijaza.example";

/** The declared replies of each call that was answered, because applications mount the same ones. */
const references = new WeakMap<Endpoint, ReadonlySet<string>>();

/** Records the replies of an application that is not ready yet. */
export function watchReplies(app: FastifyInstance): WatchedReplies {
  const met = new Map<string, Endpoint | undefined>();
  app.addHook("onSend", async ({ method, routeOptions }, reply) => {
    const { url, config } = routeOptions;
    if (!url || !IS_CALL.test(url)) return;
    const type = String(reply.getHeader("content-type") ?? "").split(";")[0]!;
    met.set(
      nameOf({ method: method === "HEAD" ? "GET" : method, url, status: reply.statusCode, type }),
      config.endpoint,
    );
  });
  return {
    undeclared() {
      const undeclared = [...met].filter(([name, endpoint]) => !declaredBy(endpoint).has(name));
      return undeclared.map(([name]) => name).sort();
    },
  };
}

/** Fails when the application has sent an undeclared reply. Call it before the application is closed. */
export function expectDeclaredReplies({ undeclared }: WatchedReplies): void {
  expect(undeclared(), "replies that the reference does not declare, see platform/http/openapi").toEqual([]);
}

type Sent = { method: string; url: string; status: number; type: string };

function nameOf({ method, url, status, type }: Sent): string {
  const hasBody = status !== 204 && status !== 304;
  return `${method} ${url.replace(/:(\w+)/g, "{$1}")} ${status}${hasBody ? ` ${type}` : ""}`;
}

/** The replies that the reference declares for a call, and those of the calls that every application has. */
function declaredBy(endpoint: Endpoint | undefined): ReadonlySet<string> {
  if (!endpoint) return OWN_REPLIES;
  const known = references.get(endpoint);
  if (known) return known;
  const names = readDeclared([endpoint]);
  references.set(endpoint, names);
  return names;
}

function readDeclared(endpoints: readonly Endpoint[]): ReadonlySet<string> {
  const reference = describeApi(endpoints, { publicUrl: PUBLIC_URL, cookies: cookieNames(PUBLIC_URL) });
  const { paths, components }: Reference = JSON.parse(JSON.stringify(reference));
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

const OWN_REPLIES = readDeclared([]);
