/** The calls about requests for corrections. */

import type { Subject } from "@ijaza/schema/calls/call";
import {
  acceptDiplomaCorrection,
  acceptDiplomaItem,
  acceptStudentCorrection,
  acceptStudentItem,
  countCorrectionRequests,
  getCorrectionRequests,
  rejectDiplomaCorrection,
  rejectDiplomaItem,
  rejectStudentCorrection,
  rejectStudentItem,
  requestDiplomaCorrection,
  requestStudentCorrection,
} from "@ijaza/schema/correction-requests/calls";
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type Verdict = "accept" | "reject";

const WHOLE = {
  student: { accept: acceptStudentCorrection, reject: rejectStudentCorrection },
  diploma: { accept: acceptDiplomaCorrection, reject: rejectDiplomaCorrection },
};
const ITEM = {
  student: { accept: acceptStudentItem, reject: rejectStudentItem },
  diploma: { accept: acceptDiplomaItem, reject: rejectDiplomaItem },
};

/** Without an item, all open items of the request are decided. */
export type Decision = { kind: CorrectionKind; verdict: Verdict; requestId: string; itemId?: string; reason?: string };

/** A decision changes records and diplomas too; a refused one is fetched again, since somebody else was faster. */
const changed: Subject[] = ["corrections", "students", "diplomas"];

export type RequestedCorrection = {
  /** The diploma to correct; without it one's personal data. */
  diplomaId?: string;
  items: { field: string; value: string | null }[];
  note?: string;
  evidence?: File;
};

/** With a file the call is sent as a multipart form, its JSON in the field `payload`. */
const asForm = (payload: object, file: File): FormData => {
  const form = new FormData();
  form.set("payload", JSON.stringify(payload));
  form.set("files", file);
  return form;
};

const requestCorrection = ({ evidence, ...payload }: RequestedCorrection) => {
  const { path: url, method } = payload.diplomaId ? requestDiplomaCorrection : requestStudentCorrection;
  return { url, method, body: evidence ? asForm(payload, evidence) : payload };
};

const correctionRequests = api.injectEndpoints({
  endpoints: (build) => ({
    getCorrectionRequests: build.query<Reply<typeof getCorrectionRequests>, Sent<typeof getCorrectionRequests>>({
      query: queryOf(getCorrectionRequests),
      providesTags: ["corrections"],
    }),
    countCorrectionRequests: build.query<Reply<typeof countCorrectionRequests>, Sent<typeof countCorrectionRequests>>({
      query: queryOf(countCorrectionRequests),
      providesTags: ["corrections"],
    }),
    askForCorrection: build.mutation<Reply<typeof requestStudentCorrection>, RequestedCorrection>({
      query: requestCorrection,
      invalidatesTags: ["corrections"],
    }),
    decideCorrection: build.mutation<Reply<typeof acceptStudentCorrection>, Decision>({
      query: ({ kind, verdict, itemId, requestId, ...rest }) => {
        const decision = { demandId: requestId, ...rest };
        return itemId ? queryOf(ITEM[kind][verdict])({ ...decision, itemId }) : queryOf(WHOLE[kind][verdict])(decision);
      },
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetCorrectionRequestsQuery,
  useCountCorrectionRequestsQuery,
  useDecideCorrectionMutation,
  useAskForCorrectionMutation,
} = correctionRequests;
