/** What the calls about every kind of record do to what is kept of the server's data. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import type { api } from "../../platform/api/api.ts";
import { asking, type Reply, type Sent } from "../../platform/api/request.ts";

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]["endpoints"]>[0];

export const recordTags = <Tag extends "diplomas" | "certificates">(tag: Tag) => [tag, "agents", "balance"] as const;

export const recordCalls = (build: Build, tag: "diplomas" | "certificates") => ({
  read: <E extends Endpoint>(endpoint: E) =>
    build.query<Reply<E>, Sent<E>>({ query: asking(endpoint), providesTags: [tag] }),
  /** Also a refusal changes what is shown: somebody else was faster. */
  change: <E extends Endpoint>(endpoint: E) =>
    build.mutation<Reply<E>, Sent<E>>({ query: asking(endpoint), invalidatesTags: recordTags(tag) }),
  /** A price is asked for whenever somebody is about to pay it. */
  price: <E extends Endpoint>(endpoint: E) =>
    build.query<Reply<E>, Sent<E>>({ query: asking(endpoint), providesTags: ["balance"], keepUnusedDataFor: 0 }),
  /** Tells nobody to ask again: an import is many calls, and says so once at its end. */
  import: <E extends Endpoint>(endpoint: E) => build.mutation<Reply<E>, Sent<E>>({ query: asking(endpoint) }),
});
