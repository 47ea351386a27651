/** The call of the legal pages. */
import { getLegalPage } from "@ijaza/schema/legal/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type LegalPageData = Reply<typeof getLegalPage>;

const legal = api.injectEndpoints({
  endpoints: (build) => ({
    getLegalPage: build.query<LegalPageData, Sent<typeof getLegalPage>>({ query: queryOf(getLegalPage) }),
  }),
});

export const { useGetLegalPageQuery } = legal;
