/** Turns an endpoint of the schema and its input into a request. */
import type { Subject } from "@ijaza/schema/calls/call";
import type { Endpoint, Reply } from "@ijaza/schema/calls/endpoint";
import type { z } from "zod";
import type { Called } from "./called-members.ts";
import type { Sending } from "./send.ts";

const PARAMETER = /:(\w+)/g;

/** A member that is undefined is not sent. */
const fieldsOf = (input: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));

/** Path parameters go into the path; of a GET the rest is the query string, of the others the JSON body. */
export const requestOf = (endpoint: Called, input: unknown): Sending => {
  const rest = fieldsOf(input);
  const url = endpoint.path.replace(PARAMETER, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const { method } = endpoint;
  if (method === "GET") return { url, method, params: rest };
  return {
    url,
    method,
    body: Object.keys(rest).length > 0 ? rest : undefined,
    headers: { "content-type": "application/json" },
  };
};

/** A request whose answer is kept: what it shows, and for how many seconds if not a minute. */
export type Asking = Sending & { shows?: readonly Subject[]; keptFor?: number };

/** A call whose answer is kept. */
export type KeptCall = Endpoint & Pick<Asking, "shows" | "keptFor">;

export const askingOf = <Q extends KeptCall>(call: Q, input: Sent<Q>): Asking => ({
  ...requestOf(call, input),
  shows: call.shows,
  keptFor: call.keptFor,
});

/**
 * The `query` of an RTK Query endpoint, typed by the schema on both sides:
 * `build.query<Reply<typeof getChain>, Sent<typeof getChain>>({ query: queryOf(getChain) })`.
 */
export const queryOf =
  <E extends Endpoint>(endpoint: E) =>
  (input: Sent<E>): Sending =>
    requestOf(endpoint, input);

/** The URL of a GET with its input, for a link. */
export const addressOf = (endpoint: Called, input: unknown): string => addressOfRequest(requestOf(endpoint, input));

export const addressOfRequest = ({ url, params }: Sending): string => {
  const query = new URLSearchParams(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${url}?${query}` : url;
};

/** Enough for sixty megabytes over half a megabit a second. */
const UPLOAD_TIMEOUT_MS = 20 * 60_000;

/** What a caller of a multipart call sends: the payload, and the files beside it. */
export type WithFiles<E extends Endpoint> = Whole<E> & { files: readonly File[] };

/**
 * Like `queryOf`, for a call that takes files: with files it is sent as a multipart form, its JSON in the field
 * `payload`.
 */
export const multipartOf =
  <E extends Endpoint>(endpoint: E) =>
  ({ files, ...payload }: WithFiles<E>): Sending => {
    if (files.length === 0) return requestOf(endpoint, payload);
    const body = new FormData();
    body.set("payload", JSON.stringify(payload));
    for (const file of files) body.append("files", file, file.name);
    return { url: endpoint.path, method: endpoint.method, body, timeout: UPLOAD_TIMEOUT_MS };
  };

/** An endpoint without this part takes no input for it. */
type Part<T> = string extends keyof T ? unknown : T;

type Whole<E extends Endpoint> = Part<z.input<E["params"]>> & Part<z.input<E["query"]>> & Part<z.input<E["body"]>>;

// biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's own word for "no argument"; undefined could not be left out.
type None = void;

/** The input of a call; void when the endpoint takes none, or only optional members. */
export type Sent<E extends Endpoint> =
  unknown extends Whole<E> ? None : Record<never, never> extends Whole<E> ? Whole<E> | None : Whole<E>;

export type { Reply };
