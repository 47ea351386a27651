/** The calls about records of either kind. */
import { getDocumentMails, sendDocumentMailAgain } from "@ijaza/schema/document-mails";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type HolderMail = Reply<typeof getDocumentMails>["mails"][number];

const records = api.injectEndpoints({
  endpoints: (build) => ({
    getDocumentMails: build.query<Reply<typeof getDocumentMails>, Sent<typeof getDocumentMails>>({
      query: queryOf(getDocumentMails),
    }),
    sendDocumentMailAgain: build.mutation<Reply<typeof sendDocumentMailAgain>, Sent<typeof sendDocumentMailAgain>>({
      query: queryOf(sendDocumentMailAgain),
      onQueryStarted: (document, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(records.util.updateQueryData("getDocumentMails", document, () => data)),
          () => {},
        ),
    }),
  }),
});

export const { useGetDocumentMailsQuery, useSendDocumentMailAgainMutation } = records;
