/** The reference, generated from the endpoints that are mounted: the same schemas that validate. */
import { createHash } from "node:crypto";
import type { Endpoint, Uploads } from "@ijaza/schema/endpoint";
import { PRODUCT } from "@ijaza/schema/product";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { endpointsOf } from "./mount.ts";

const OPENAPI_PATH = "/api/openapi.json";

const problem = {
  description: "RFC 9457 problem, in the caller's language.",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

/** An OpenAPI 3.1 document of the endpoints. */
function describeApi(endpoints: readonly Endpoint[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: PRODUCT.name.en, version: "1", description: "Issue diplomas, and let anyone verify them." },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "ijaza-staff" } },
    },
  };
}

function describeEndpoint(endpoint: Endpoint) {
  const body = schemaOf(endpoint.body, "input");
  const takesBody = endpoint.method !== "GET" && !isEmpty(body);
  return {
    summary: endpoint.summary,
    "x-who": endpoint.who,
    ...(endpoint.metered && { "x-metered-by-address": endpoint.metered }),
    ...(endpoint.confirmed && { "x-password-within-minutes": 15 }),
    ...(endpoint.who !== "anyone" && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...headersOf(endpoint),
    ],
    ...(takesBody && { requestBody: { required: true, content: contentOf(endpoint, body) } }),
    responses: { [endpoint.status]: describeReply(endpoint), default: problem },
  };
}

function contentOf(endpoint: Endpoint, body: JsonSchema) {
  const file = { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } };
  return {
    "application/json": { schema: body },
    ...(endpoint.fileMember && { "multipart/form-data": { schema: file } }),
    ...(endpoint.uploads && { "multipart/form-data": { schema: withFiles(endpoint.uploads, body) } }),
  };
}

const withFiles = ({ most }: Uploads, payload: JsonSchema) => ({
  type: "object",
  required: ["payload"],
  properties: { payload, files: { type: "array", maxItems: most, items: { type: "string", format: "binary" } } },
});

function describeReply(endpoint: Endpoint) {
  if (endpoint.medium === "events") return { description: "Server-sent events.", content: { "text/event-stream": {} } };
  if (endpoint.medium === "file") return { description: "The file.", content: { "application/octet-stream": {} } };
  if (endpoint.status === 204) return { description: "Done." };
  return { description: "The reply.", content: { "application/json": { schema: schemaOf(endpoint.reply, "output") } } };
}

type JsonSchema = { properties?: Record<string, JsonSchema>; required?: string[]; [name: string]: unknown };

const schemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;

const isEmpty = (schema: JsonSchema) => schema.type === "object" && Object.keys(schema.properties ?? {}).length === 0;

function parametersOf(schema: z.ZodType, place: "path" | "query") {
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: each,
  }));
}

function headersOf({ method, csrf }: Endpoint) {
  if (method === "GET" || !csrf) return [];
  return [{ name: "x-csrf-token", in: "header", required: true, schema: { type: "string" } }];
}

const text = { type: "string" };
const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "detail", "code", "error", "message"],
  properties: {
    type: text,
    title: text,
    status: { type: "integer" },
    detail: text,
    code: { type: "integer", description: "Stable number of the error." },
    error: { type: "string", description: "Stable name of the error." },
    message: text,
    errors: {
      type: "array",
      items: { type: "object", properties: { path: text, error: text, message: text } },
    },
  },
};

/** Serves the reference; its text is made once, at the first question, when all endpoints are mounted. */
export function serveOpenApi(app: FastifyInstance, publicUrl: string): void {
  let kept: { text: string; etag: string } | undefined;
  app.get(OPENAPI_PATH, { config: { isOpen: true } }, async (request, reply) => {
    kept ??= keep(JSON.stringify(describeApi(endpointsOf(app), publicUrl)));
    reply.header("etag", kept.etag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"]?.includes(kept.etag)) return reply.status(304).send();
    return reply.type("application/json; charset=utf-8").send(kept.text);
  });
}

function keep(text: string) {
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}
