/** RTK Query definitions by their effect on the cache: read, change, price a change, import in bulk. */
import type { Subject } from "@ijaza/schema/calls/call";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import type { api } from "./api.ts";
import { queryOf, type Reply, type Sent } from "./request.ts";

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]["endpoints"]>[0];
type Tags = readonly Subject[];

export const taggedCalls = (build: Build, { shown, changed }: { shown: Tags; changed: Tags }) => ({
  read: <E extends Endpoint>(endpoint: E) =>
    build.query<Reply<E>, Sent<E>>({ query: queryOf(endpoint), providesTags: shown }),
  /** A refused change invalidates the cache too: somebody else was faster. */
  change: <E extends Endpoint>(endpoint: E) =>
    build.mutation<Reply<E>, Sent<E>>({ query: queryOf(endpoint), invalidatesTags: changed }),
  /** A mutation, so that the price is current whenever somebody is about to pay it. */
  price: <E extends Endpoint>(endpoint: E) =>
    build.query<Reply<E>, Sent<E>>({ query: queryOf(endpoint), providesTags: ["balance"], keepUnusedDataFor: 0 }),
  /** Invalidates nothing: an import is many calls, and invalidates the cache once at its end. */
  import: <E extends Endpoint>(endpoint: E) => build.mutation<Reply<E>, Sent<E>>({ query: queryOf(endpoint) }),
});
