/** The one RTK Query API of the client; it has no calls of its own, each room injects its own. */
import { SUBJECTS } from "@ijaza/schema/calls/call";
import { createApi } from "@reduxjs/toolkit/query/react";
import { createBaseQuery } from "./base-query.ts";
import { csrf } from "./csrf.ts";

/** How long an answer is kept after the last page that showed it is gone. */
const KEPT_SECONDS = 60;

export const api = createApi({
  reducerPath: "api",
  baseQuery: createBaseQuery(csrf),
  tagTypes: SUBJECTS,
  // Data is fetched again only by tags and by polling, not on mount, focus or reconnection.
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
