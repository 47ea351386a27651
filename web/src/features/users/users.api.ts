/** The calls about users that several rooms need: agents, the university's credits and ether, the chosen mode. */
import { getAgents, getResponsableEtherBalance, getResponsableTokens, selectMode } from "@ijaza/schema/users";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type Agent = Reply<typeof getAgents>["agents"][number];

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
    getResponsableEtherBalance: build.query<
      Reply<typeof getResponsableEtherBalance>,
      Sent<typeof getResponsableEtherBalance>
    >({ query: queryOf(getResponsableEtherBalance), providesTags: ["balance"] }),
    selectMode: build.mutation<Reply<typeof selectMode>, Sent<typeof selectMode>>({ query: queryOf(selectMode) }),
  }),
});

export const {
  useGetAgentsQuery,
  useGetResponsableTokensQuery,
  useGetResponsableEtherBalanceQuery,
  useSelectModeMutation,
} = users;
