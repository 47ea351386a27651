/** One call of the API reference, made from the mounted endpoint. Pure. */
import { type Endpoint, isWrite, type Uploads } from "@ijaza/schema/calls/endpoint";
import { LANGUAGES } from "@ijaza/schema/product";
import type { z } from "zod";
import { LONGEST_KEY, SHORTEST_KEY } from "../idempotency.ts";
import { refusalStatuses, refusedBy } from "./refusals.ts";
import { isEmpty, type JsonSchema, schemaOf } from "./schemas.ts";
import { tagOf } from "./tags.ts";

/** The address in the notation of OpenAPI: `{name}` for a parameter. */
export const addressOf = ({ path }: Pick<Endpoint, "path">): string => path.replace(/:(\w+)/g, "{$1}");

/** Stable and unique: method and address as one word, for example `postUserSignin` and `getJobsByIdEvents`. */
function operationId({ method, path }: Pick<Endpoint, "method" | "path">): string {
  const words = path
    .replace(/^\/api\//, "/")
    .replace(/:(\w+)/g, "by-$1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

export function describeEndpoint(endpoint: Endpoint) {
  const body = schemaOf(endpoint.body, "input");
  const takesBody = endpoint.method !== "GET" && !isEmpty(body);
  return {
    operationId: operationId(endpoint),
    tags: [tagOf(endpoint.path)],
    summary: endpoint.summary,
    "x-who": endpoint.who,
    ...(endpoint.metered && { "x-metered-by-address": endpoint.metered }),
    ...(endpoint.confirmed && { "x-password-within-minutes": 15 }),
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...headersOf(endpoint),
    ],
    ...(takesBody && { requestBody: { required: true, content: contentOf(endpoint, body) } }),
    responses: { ...describeReplies(endpoint), ...refusedBy(refusalStatuses(endpoint)) },
  };
}

/** Staff and students have separate sessions. */
function securityOf({ who }: Endpoint): Record<string, string[]>[] {
  if (who === "anyone") return [];
  const kinds = new Set(who.map((role) => (role === "student" ? "studentSession" : "staffSession")));
  return [...kinds].map((kind) => ({ [kind]: [] }));
}

function contentOf({ fileMember, payloadPart, formBody, uploads }: Endpoint, body: JsonSchema) {
  const file = { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } };
  return {
    "application/json": { schema: body },
    ...(fileMember && { "multipart/form-data": { schema: file } }),
    ...(payloadPart && { "multipart/form-data": { schema: withFiles(uploads, body) } }),
    ...(formBody && {
      "multipart/form-data": { schema: body },
      "application/x-www-form-urlencoded": { schema: body },
    }),
  };
}

function withFiles(uploads: Uploads | undefined, payload: JsonSchema) {
  const files = { type: "array", maxItems: uploads?.most, items: { type: "string", format: "binary" } };
  return { type: "object", required: ["payload"], properties: { payload, ...(uploads && { files }) } };
}

function describeReplies(endpoint: Endpoint) {
  const { status, statusOf, cache } = endpoint;
  return {
    [status]: describeReply(endpoint),
    ...(statusOf && { 202: { ...describeReply(endpoint), description: "A job that goes on." } }),
    ...(cache && { 304: { description: "What the caller has is still what would be sent." } }),
  };
}

function describeReply({ medium, mediaTypes = [], status, reply }: Endpoint) {
  if (medium === "events") {
    return { description: "Server-sent events.", content: { "text/event-stream": { schema: { type: "string" } } } };
  }
  if (medium === "file") {
    const schema = { type: "string", format: "binary" };
    return { description: "The file.", content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])) };
  }
  if (reply.def.type === "undefined") return { description: status === 202 ? "Taken on." : "Done." };
  return { description: "The reply.", content: { "application/json": { schema: schemaOf(reply, "output") } } };
}

function parametersOf(schema: z.ZodType, place: "path" | "query") {
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: each,
  }));
}

function headersOf(endpoint: Endpoint) {
  const { method, csrf, who, accessToken } = endpoint;
  const named = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const token = {
    name: "access-token",
    in: "header",
    required: true,
    description: accessToken,
    schema: { type: "string" },
  };
  return [
    named("language"),
    ...(method !== "GET" && csrf ? [named("csrfToken")] : []),
    ...(isWrite(endpoint) && who !== "anyone" ? [named("idempotencyKey")] : []),
    ...(accessToken ? [token] : []),
  ];
}

/** Headers that many calls read. */
export const HEADERS = {
  language: {
    name: "language",
    in: "header",
    description: "Language of the sentences in the reply; without it `Accept-Language` counts, else English.",
    schema: { enum: LANGUAGES },
  },
  csrfToken: {
    name: "x-csrf-token",
    in: "header",
    required: true,
    description: "A token of `GET /api/csrf-token`, made since the last sign-in.",
    schema: { type: "string" },
  },
  idempotencyKey: {
    name: "idempotency-key",
    in: "header",
    description:
      "Sent again with the same call, nothing is done twice: it gives the first reply if that says nothing of a person, else 409 `already_done` with the `id` of what was made.",
    schema: { type: "string", minLength: SHORTEST_KEY, maxLength: LONGEST_KEY },
  },
};
