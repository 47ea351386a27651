/** The call that reads what waits for the registrar, and what it has made. */
import { getRegistrarCalls } from "@ijaza/schema/registrar-calls/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type RegistrarCallsShown = Reply<typeof getRegistrarCalls>;

const registrarCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getRegistrarCalls: build.query<RegistrarCallsShown, Sent<typeof getRegistrarCalls>>({
      query: queryOf(getRegistrarCalls),
      // Other parties make the calls: what was shown a while ago is old.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetRegistrarCallsQuery } = registrarCalls;
