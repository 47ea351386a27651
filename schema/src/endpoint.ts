/** An endpoint as a value: the server mounts it, the client calls it, the tests and the reference read it. */
import { z } from "zod";
import type { RefusalCode } from "./errors.ts";
import type { Who } from "./roles.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What an endpoint replies that is not JSON. */
export type Medium = "file" | "events";

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** Path with `:name` parameters, from the root. */
  path: string;
  /** The policy: who may call. Scope within a university is the service's. */
  who: Who;
  /** One sentence for the reference. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** HTTP status of success. */
  status: 200 | 202 | 204;
  /** Where it depends on what is answered. */
  statusOf?: (answer: unknown) => 200 | 202;
  /** Set when the reply is no JSON. */
  medium?: Medium;
  /** Media types of the files that it replies. */
  mediaTypes?: readonly string[];
  /** What the header `access-token` carries, where the call asks for it. */
  accessToken?: string;
  /** Refusals whose status its form and policy do not imply, for the reference. */
  refusals?: readonly RefusalCode[];
  /**
   * The password must have been given within the last 15 minutes (403 `password_required`). In a review each decision
   * prolongs them, up to two hours after the password.
   */
  confirmed: boolean | "review";
  /** Whether a call that is not a GET must carry `x-csrf-token`; false only where no session counts for what is changed or read. */
  csrf: boolean;
  /** Also for a session that can do nothing but this, which any other call refuses. */
  limitedTo?: "password";
  /** The call may also come as multipart: the bytes of its part `file` stand for this member of the body. */
  fileMember?: string;
  /** The call may also come as multipart: the JSON of its part `payload` is the body, beside its files. */
  payloadPart?: true;
  /** The call may also come as a form, urlencoded or multipart: its fields are the body. */
  formBody?: true;
  /** What of the files beside `payload` the handler is given; without it they are left. */
  uploads?: Uploads;
  /** Largest body in bytes; the server's default when absent. */
  bodyLimit?: number;
  /** Costs work and anyone may call it: an address gets this many times the calls that the settings allow a minute (429). */
  metered?: number;
  /** `cache-control` of what is answered; `no-store` when absent, and for every refusal. */
  cache?: string;
  /** The reply holds a secret that is shown once: it is not kept for retries under an idempotency key. */
  secretReply?: true;
  /** Member of the body whose rows are judged one by one: whatever they hold is an error of the row, never of the call. */
  looseRows?: string;
};

/**
 * Files of a multipart call: how many at most, and how many bytes each. With `together`, the most of all of them, the
 * handler is given a file that is too large cut off, so that it can say which one it is.
 */
export type Uploads = { most: number; largest: number; together?: number };

type EndpointOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = {
  method: Method;
  path: string;
  who: Who;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  reply?: R;
  status?: 200 | 202 | 204;
  statusOf?: (answer: unknown) => 200 | 202;
  medium?: Medium;
  mediaTypes?: readonly string[];
  accessToken?: string;
  refusals?: readonly RefusalCode[];
  confirmed?: boolean | "review";
  csrf?: boolean;
  limitedTo?: "password";
  fileMember?: string;
  payloadPart?: true;
  formBody?: true;
  uploads?: Uploads;
  bodyLimit?: number;
  metered?: number;
  cache?: string;
  secretReply?: true;
  looseRows?: string;
};

const nothing = z.strictObject({});
const noReply = z.undefined();
type Nothing = typeof nothing;

/** Declares an endpoint. Without `who` it does not compile. Absent parts take nothing; an absent reply is a 204. */
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

/** A part that takes nothing adds nothing: intersected as it is, it would make every other member `never`. */
type Part<T> = T extends Record<string, never> ? unknown : T;

/** What a handler is given: parameters, query and body, parsed. */
export type Input<E extends Endpoint> = Part<z.output<E["params"]>> &
  Part<z.output<E["query"]>> &
  Part<z.output<E["body"]>>;

/** What a client sends: the same before parsing. */
export type Call<E extends Endpoint> = Part<z.input<E["params"]>> &
  Part<z.input<E["query"]>> &
  Part<z.input<E["body"]>>;

/** What comes back. */
export type Reply<E extends Endpoint> = z.output<E["reply"]>;

/** What a handler returns: the reply before defaults are filled in. */
export type Answer<E extends Endpoint> = z.input<E["reply"]>;
