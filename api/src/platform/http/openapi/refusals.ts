/** The refusals that a call may answer with, by status, described from the catalogue. Pure. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { ERRORS, type RefusalCode } from "@ijaza/schema/errors/errors";
import { isEmpty, type JsonSchema, schemaOf } from "./schemas.ts";

const text = { type: "string" };

export const PROBLEM: JsonSchema = {
  description: "RFC 9457 problem, its sentences in the caller's language.",
  type: "object",
  required: ["type", "title", "status", "detail", "code", "error", "message"],
  properties: {
    type: { type: "string", description: "Address of the page that explains the error." },
    title: text,
    status: { type: "integer" },
    detail: text,
    code: { type: "integer", description: "Stable number of the error." },
    error: { type: "string", description: "Stable name of the error." },
    message: text,
    errors: {
      type: "array",
      description: "Which fields do not fit, and why.",
      items: {
        type: "object",
        required: ["path", "error", "message"],
        properties: { path: text, error: text, message: text },
      },
    },
  },
};

const MEANINGS: Record<number, string> = {
  400: "The input does not fit.",
  401: "Nobody is signed in, or what was given to sign in is wrong.",
  403: "Not allowed, or the protection token or a recent password is missing.",
  404: "Nothing was found at this address or under this id.",
  408: "The body came too slowly.",
  409: "The state does not allow it, or somebody was sooner.",
  410: "It was there, and has ended.",
  413: "The body is too large.",
  421: "The server of a demo does not go by the name in the address.",
  422: "Well-formed, and wrong.",
  429: "Too many calls.",
  500: "A mistake of the server; the problem names the request.",
  503: "Something that the call needs does not answer.",
  507: "The server has no room left.",
};

/** Statuses whose answer says when to try again. */
const LATER = new Set([429, 503, 507]);

const RETRY_AFTER = {
  "retry-after": { description: "Seconds to wait before another try.", schema: { type: "integer" } },
};

/** Statuses that every route may answer with. */
export const ANYWHERE = [421, 500];

/** Every status of refusals of a call, ascending. */
export function refusalStatuses(endpoint: Endpoint): number[] {
  const { method, who, csrf, refusals = [] } = endpoint;
  const writes = method !== "GET";
  const takes = [endpoint.params, endpoint.query, endpoint.body].some((part) => !isEmpty(schemaOf(part, "input")));
  const statuses = [
    ...ANYWHERE,
    400,
    503,
    ...(who === "anyone" ? [] : [401, 403]),
    ...(writes && csrf ? [403] : []),
    ...(takes ? [404] : []),
    ...(writes ? [408, 409, 413, 422, 507] : []),
    429,
    ...refusals.map((code) => ERRORS[code].status),
  ];
  return [...new Set(statuses)].sort((one, other) => one - other);
}

export const refusedBy = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]));

/** One response for each status, with the names of its errors. */
export function describeRefusals() {
  const names = Object.keys(ERRORS) as RefusalCode[];
  const described = Object.entries(MEANINGS).map(([key, description]) => {
    const status = Number(key);
    const error = { enum: names.filter((name) => ERRORS[name].status === status) };
    const own = { type: "object", properties: { status: { const: status }, error } };
    const schema = { allOf: [{ $ref: "#/components/schemas/Problem" }, own] };
    const response = { description, content: { "application/problem+json": { schema } } };
    return [`Refused${status}`, LATER.has(status) ? { ...response, headers: RETRY_AFTER } : response];
  });
  return Object.fromEntries(described);
}
