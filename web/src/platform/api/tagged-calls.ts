/** Calls by what they do to what is kept of the server's data: read it, change it, price a change, bring much at once. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import type { api, TAGS } from "./api.ts";
import { asking, type Reply, type Sent } from "./request.ts";

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]["endpoints"]>[0];
type Tags = readonly (typeof TAGS)[number][];

export const taggedCalls = (build: Build, { shown, changed }: { shown: Tags; changed: Tags }) => ({
  read: <E extends Endpoint>(endpoint: E) =>
    build.query<Reply<E>, Sent<E>>({ query: asking(endpoint), providesTags: shown }),
  /** Also a refusal changes what is shown: somebody else was faster. */
  change: <E extends Endpoint>(endpoint: E) =>
    build.mutation<Reply<E>, Sent<E>>({ query: asking(endpoint), invalidatesTags: changed }),
  /** A price is asked for whenever somebody is about to pay it. */
  price: <E extends Endpoint>(endpoint: E) =>
    build.query<Reply<E>, Sent<E>>({ query: asking(endpoint), providesTags: ["balance"], keepUnusedDataFor: 0 }),
  /** Tells nobody to ask again: an import is many calls, and says so once at its end. */
  import: <E extends Endpoint>(endpoint: E) => build.mutation<Reply<E>, Sent<E>>({ query: asking(endpoint) }),
});
