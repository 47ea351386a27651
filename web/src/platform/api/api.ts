/** The one RTK Query API of the client, empty: each room injects its own calls into it. */
import { createApi } from "@reduxjs/toolkit/query/react";
import { createBaseQuery } from "./base-query.ts";
import { csrf } from "./csrf.ts";

/** Kinds of server data; a call that changes one names it, and whoever shows it asks again. */
export const TAGS = [
  "session",
  "diplomas",
  "certificates",
  "templates",
  "students",
  "agents",
  "balance",
  "jobs",
  "chain",
  "users",
  "sessions",
  "factors",
  "universities",
  "demands",
  "corrections",
  "shares",
] as const;

/** How long an answer is kept that no page shows any more. */
const KEPT_SECONDS = 60;

export const api = createApi({
  reducerPath: "api",
  baseQuery: createBaseQuery(csrf),
  tagTypes: TAGS,
  // Who changes something names its tags, and what others change is polled: nothing else asks again by itself.
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
