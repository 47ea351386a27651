/** An endpoint as a value: the server mounts it, the client calls it, tests and the API reference read it. */
import { z } from "zod";
import type { RefusalCode } from "../errors/errors.ts";
import type { Who } from "../users/roles.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Replies of an endpoint that are not JSON. */
export type Medium = "file" | "events";

/** What goes in and out. */
type Shapes<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = {
  params: P;
  query: Q;
  body: B;
  reply: R;
};

type Named = {
  method: Method;
  /** Path with `:name` parameters, from the root. */
  path: string;
  /** The policy: who may call. The scope within a university is checked by the service. */
  who: Who;
  /** One sentence for the API reference. */
  summary: string;
};

/** What holds for every endpoint, and what it is where it is left out. */
type Defaulted = {
  /** HTTP status of success: 200, or 204 without a reply. */
  status: 200 | 202 | 204;
  /**
   * The password must have been given within the last 15 minutes (403 `password_required`). In a review each decision
   * prolongs this time, up to two hours after the password. Absent: no.
   */
  confirmed: boolean | "review";
  /** Whether a call other than GET must carry `x-csrf-token`; false only if its effect does not depend on a session. Absent: yes. */
  csrf: boolean;
};

type Traits = {
  /** For endpoints whose status depends on the answer. */
  statusOf?: (answer: unknown) => 200 | 202;
  /** Set when the reply is not JSON. */
  medium?: Medium;
  /** Media types of the files in replies. */
  mediaTypes?: readonly string[];
  /** The meaning of the header `access-token`, if the call uses it. */
  accessToken?: string;
  /** Refusals whose status does not follow from form and policy, for the API reference. */
  refusals?: readonly RefusalCode[];
  /** Also allowed for a session that is restricted to this, which every other call refuses. */
  limitedTo?: "password";
  /** The call also accepts multipart: the bytes of its part `file` replace this member of the body. */
  fileMember?: string;
  /** The call also accepts multipart: the JSON of its part `payload` is the body, beside its files. */
  payloadPart?: true;
  /** The call also accepts a form, urlencoded or multipart: its fields are the body. */
  formBody?: true;
  /** Limits of the files beside `payload` for the handler; without it files are discarded. */
  uploads?: Uploads;
  /** Largest body in bytes; the server's default when absent, which is less where anyone may call. */
  bodyLimit?: number;
  /** Members of the largest body, where the schema sets no bound or a far one. */
  mostMembers?: number;
  /** An expensive public call: an address may make this many times the calls per minute of the settings (429). */
  metered?: number;
  /** As how many calls this input counts; one when absent. */
  costOf?: (input: unknown) => number;
  /** `cache-control` of answers; `no-store` when absent, and for every refusal. */
  cache?: string;
  /** The call only reads, although by POST: whoever repeats it is answered anew. Calls by GET and for files do so anyway. */
  reads?: true;
  /** The member of the body whose rows are checked one by one. A fault is an error of its row, never of the call. */
  looseRows?: string;
};

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = Named & Defaulted & Traits & Shapes<Params, Query, Body, Reply>;

export type EndpointOptions<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> = Named & Partial<Defaulted> & Traits & Partial<Shapes<P, Q, B, R>>;

/**
 * Files of a multipart call: the highest number, and the bytes of each. With `together`, the bytes of all of them, the
 * handler gets a file that is too large cut off, so that it can name the file.
 */
export type Uploads = { most: number; largest: number; together?: number };

const nothing = z.strictObject({});
const noReply = z.undefined();
export type Nothing = typeof nothing;

/** Declares an endpoint. Without `who` it does not compile. Absent parts accept nothing; an absent reply is a 204. */
export function endpoint<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  R extends z.ZodType = z.ZodUndefined,
>(options: EndpointOptions<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const {
    params = nothing,
    query = nothing,
    body = nothing,
    reply = noReply,
    confirmed = false,
    csrf = true,
    ...rest
  } = options;
  const status = options.status ?? (options.reply || options.medium ? 200 : 204);
  return { ...rest, params, query, body, reply, confirmed, csrf, status } as Endpoint<P, Q, B, R>;
}

/** Whether a call changes something, so that it is not done twice for one idempotency key. */
export const isWrite = ({ method, reads, medium }: Endpoint): boolean => method !== "GET" && !reads && !medium;

/** A part that accepts nothing becomes `unknown`, because intersecting it would make every other member `never`. */
type Part<T> = T extends Record<string, never> ? unknown : T;

/** The input of a handler: parameters, query and body, parsed. */
export type Input<E extends Endpoint> = Part<z.output<E["params"]>> &
  Part<z.output<E["query"]>> &
  Part<z.output<E["body"]>>;

/** The input that a client sends, before parsing. */
export type RawInput<E extends Endpoint> = Part<z.input<E["params"]>> &
  Part<z.input<E["query"]>> &
  Part<z.input<E["body"]>>;

/** The parsed reply. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

/** The return value of a handler: the reply before defaults are filled in. */
export type Answer<E extends Endpoint> = z.input<E["reply"]>;
