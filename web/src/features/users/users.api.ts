/** The calls about users that several rooms need: agents, the university's credits and ether, the chosen mode, saved filters. */
import { getUser } from "@ijaza/schema/accounts/lists";
import { deleteFilter, getSavedFilters, saveFilter } from "@ijaza/schema/lists/saved-filters";
import { getAgents, getResponsableEtherBalance, getResponsableTokens, selectMode } from "@ijaza/schema/users/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, requestOf, type Sent } from "../../platform/api/request.ts";

export type Agent = Reply<typeof getAgents>["agents"][number];

type Kept = Reply<typeof getSavedFilters>;
const users = api.injectEndpoints({
  endpoints: (build) => ({
    getAgents: build.query<Reply<typeof getAgents>, Sent<typeof getAgents>>({
      query: queryOf(getAgents),
      providesTags: ["agents"],
    }),
    getResponsableTokens: build.query<Reply<typeof getResponsableTokens>, Sent<typeof getResponsableTokens>>({
      query: queryOf(getResponsableTokens),
      providesTags: ["balance"],
    }),
    /** Oneself, with the platform's balance as it is now. */
    getOwnBalance: build.query<Reply<typeof getUser>, void>({
      query: () => requestOf(getUser, {}),
      providesTags: ["balance"],
    }),
    getResponsableEtherBalance: build.query<
      Reply<typeof getResponsableEtherBalance>,
      Sent<typeof getResponsableEtherBalance>
    >({ query: queryOf(getResponsableEtherBalance), providesTags: ["balance"] }),
    selectMode: build.mutation<Reply<typeof selectMode>, Sent<typeof selectMode>>({ query: queryOf(selectMode) }),
    getSavedFilters: build.query<Kept, Sent<typeof getSavedFilters>>({
      query: queryOf(getSavedFilters),
      providesTags: ["savedFilters"],
    }),
    saveFilter: build.mutation<Kept, Sent<typeof saveFilter>>({
      query: queryOf(saveFilter),
      invalidatesTags: ["savedFilters"],
    }),
    deleteFilter: build.mutation<Kept, Sent<typeof deleteFilter>>({
      query: queryOf(deleteFilter),
      invalidatesTags: ["savedFilters"],
    }),
  }),
});

export const {
  useGetAgentsQuery,
  useGetOwnBalanceQuery,
  useGetResponsableTokensQuery,
  endpoints: {
    getResponsableTokens: { useQueryState: useKnownTokens },
  },
  useGetResponsableEtherBalanceQuery,
  useSelectModeMutation,
  useGetSavedFiltersQuery,
  useSaveFilterMutation,
  useDeleteFilterMutation,
} = users;
