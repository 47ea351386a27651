/** The calls about records of either kind. */

import { getWaitingDocument } from "@ijaza/schema/documents/calls";
import { getDocumentMails, sendDocumentMailAgain } from "@ijaza/schema/documents/mails";
import { readErasedDocument } from "@ijaza/schema/privacy/erasure";
import { getWaitingImports } from "@ijaza/schema/statistics/overviews";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, requestOf, type Sent } from "../../platform/api/request.ts";

export type WaitingImport = Reply<typeof getWaitingImports>["imports"][number];
export type ErasedDocument = Reply<typeof readErasedDocument>["erased"];
export type HolderMail = Reply<typeof getDocumentMails>["mails"][number];

const records = api.injectEndpoints({
  endpoints: (build) => ({
    getWaitingImports: build.query<Reply<typeof getWaitingImports>, void>({
      query: () => requestOf(getWaitingImports, {}),
      providesTags: ["diplomas", "agents"],
    }),
    /** Kept while a review goes on: what was seen is told with the decision, and compared. */
    getWaitingDocument: build.query<Reply<typeof getWaitingDocument>, Sent<typeof getWaitingDocument>>({
      query: queryOf(getWaitingDocument),
      keepUnusedDataFor: 1800,
    }),
    /** Until its revocation has ended, which says so by these tags. */
    readErasedDocument: build.query<Reply<typeof readErasedDocument>, Sent<typeof readErasedDocument>>({
      query: queryOf(readErasedDocument),
      providesTags: ["diplomas", "certificates"],
      keepUnusedDataFor: 0,
    }),
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

export const {
  useGetDocumentMailsQuery,
  useGetWaitingDocumentQuery,
  useGetWaitingImportsQuery,
  useReadErasedDocumentQuery,
  useSendDocumentMailAgainMutation,
} = records;
