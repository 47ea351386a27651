/**
 * A call as one unit: who may make it, in whose rows it works, what it shows or changes, and which event it leaves. The server
 * mounts it with its transaction; the client asks by it.
 */
import type { z } from "zod";
import type { AuditKind } from "../audit/kinds.ts";
import type { Who } from "../users/roles.ts";
import { type Endpoint, type EndpointOptions, endpoint, type Nothing } from "./endpoint.ts";

/** What answers are about. A change names those that it touches, and answers that show them are fetched again. */
export const SUBJECTS = [
  "diplomas",
  "certificates",
  "templates",
  "signatories",
  "students",
  "agents",
  "balance",
  "users",
  "sessions",
  "factors",
  "savedFilters",
  "universities",
  "keys",
  "fundingRequests",
  "corrections",
  "shares",
  "cohorts",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Scopes that a caller without a session may have. */
type OpenScope =
  | "public"
  | "issuer"
  | "visits"
  /** No transaction, no rows. */
  | "none"
  /** The rows of the caller's university, else those that are public. */
  | "reader"
  /** The rows of one share or one request of an organisation, by the secret in this member of the input. */
  | { share: string }
  | { request: string }
  /** The rows of all universities, and why. */
  | { all: string };

/**
 * The rows that a call works on. `own`: those of the caller's university, which a caller without one is refused. `reach`: the
 * same, and all for admins of the platform and of the network. `account`: the same, and all for a caller who has no university
 * yet.
 */
export type CallScope = OpenScope | "own" | "reach" | "account";

type Audit = AuditKind | readonly AuditKind[] | undefined;

/** A stranger has no university. */
type ScopeFor<W extends Who, S extends CallScope> = W extends "anyone" ? S & OpenScope : S;

type Unit<W extends Who, S extends CallScope, A extends Audit> = {
  who: W;
  scope: S;
  /** The events that it leaves, which its handler notes. */
  audit?: A;
};

type Options<
  W extends Who,
  S extends CallScope,
  A extends Audit,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> = Omit<EndpointOptions<P, Q, B, R>, "who" | "method" | "medium" | "reads"> & Unit<W, ScopeFor<W, S>, A>;

export type Call<
  W extends Who = Who,
  S extends CallScope = CallScope,
  A extends Audit = Audit,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = Endpoint<P, Q, B, R> & Unit<W, S, A>;

/** Seconds that an answer is kept after its last use, where they are not sixty, and why. */
type Keeping = { keptFor?: never; because?: never } | { keptFor: number; because: string };

type Showing = { shows: readonly Subject[] } & Keeping;
type Changing = { changes: readonly Subject[] };

/** Reads. Its answers are kept, and fetched again when something that they show changes. */
export type Question = Endpoint & { shows: readonly Subject[]; keptFor?: number };
/** Changes something. Answers that show it are fetched again, also when it was refused: somebody else was faster. */
export type Change = Endpoint & Changing;

/** Declares a call that reads. One by POST, whose input is too long for an address, is no write either. */
export const question = <
  const W extends Who,
  const S extends CallScope,
  const A extends Audit = undefined,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  R extends z.ZodType = z.ZodUndefined,
>(
  options: Options<W, S, A, P, Q, B, R> & Showing & { method: "GET" | "POST" },
) =>
  endpoint({ ...options, ...(options.method === "POST" && { reads: true }) }) as Call<W, S, A, P, Q, B, R> &
    Question & { audit: A };

/** Declares a call that changes something. */
export const change = <
  const W extends Who,
  const S extends CallScope,
  const A extends Audit = undefined,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  R extends z.ZodType = z.ZodUndefined,
>(
  options: Options<W, S, A, P, Q, B, R> & Changing & { method: "POST" | "PUT" | "PATCH" | "DELETE" },
) => endpoint(options) as Call<W, S, A, P, Q, B, R> & Changing & { audit: A };

/** Declares a call whose reply is a file, which the browser takes by its address. */
export const download = <
  const W extends Who,
  const S extends CallScope,
  const A extends Audit = undefined,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  options: Options<W, S, A, P, Q, B, z.ZodUndefined> & { method: "GET" | "POST"; mediaTypes: readonly string[] },
) => endpoint({ ...options, medium: "file" }) as Call<W, S, A, P, Q, B, z.ZodUndefined> & { medium: "file" };
