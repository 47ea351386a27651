/** The call that names accepted diplomas with an open request; apart from the others, since only a dialog to sign needs it. */
import { getRequestsBeforeSigning } from "@ijaza/schema/correction-requests/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

const requests = api.injectEndpoints({
  endpoints: (build) => ({
    getRequestsBeforeSigning: build.query<
      Reply<typeof getRequestsBeforeSigning>,
      Sent<typeof getRequestsBeforeSigning>
    >({
      query: queryOf(getRequestsBeforeSigning),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetRequestsBeforeSigningQuery } = requests;
