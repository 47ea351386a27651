/** The calls about requests for corrections. */
import type { DemandKind } from "@ijaza/schema/demand-fields";
import {
  acceptDiplomaDemand,
  acceptDiplomaItem,
  acceptStudentDemand,
  acceptStudentItem,
  countDemands,
  demandDiplomaUpdate,
  demandStudentUpdate,
  getDemands,
  rejectDiplomaDemand,
  rejectDiplomaItem,
  rejectStudentDemand,
  rejectStudentItem,
} from "@ijaza/schema/update-demands";
import { api, type TAGS } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type DemandVerdict = "accept" | "reject";

const WHOLE = {
  student: { accept: acceptStudentDemand, reject: rejectStudentDemand },
  diploma: { accept: acceptDiplomaDemand, reject: rejectDiplomaDemand },
};
const ITEM = {
  student: { accept: acceptStudentItem, reject: rejectStudentItem },
  diploma: { accept: acceptDiplomaItem, reject: rejectDiplomaItem },
};

/** Without an item, all open items of the request are decided. */
export type Decision = { kind: DemandKind; verdict: DemandVerdict; demandId: string; itemId?: string; reason?: string };

/** A decision changes records and diplomas too; a refused one is fetched again, since somebody else was faster. */
const changed: (typeof TAGS)[number][] = ["corrections", "students", "diplomas"];

export type CorrectionRequest = {
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

const requestCorrection = ({ evidence, ...payload }: CorrectionRequest) => {
  const { path: url, method } = payload.diplomaId ? demandDiplomaUpdate : demandStudentUpdate;
  return { url, method, body: evidence ? asForm(payload, evidence) : payload };
};

const demands = api.injectEndpoints({
  endpoints: (build) => ({
    getDemands: build.query<Reply<typeof getDemands>, Sent<typeof getDemands>>({
      query: queryOf(getDemands),
      providesTags: ["corrections"],
    }),
    countDemands: build.query<Reply<typeof countDemands>, Sent<typeof countDemands>>({
      query: queryOf(countDemands),
      providesTags: ["corrections"],
    }),
    askForCorrection: build.mutation<Reply<typeof demandStudentUpdate>, CorrectionRequest>({
      query: requestCorrection,
      invalidatesTags: ["corrections"],
    }),
    decideCorrection: build.mutation<Reply<typeof acceptStudentDemand>, Decision>({
      query: ({ kind, verdict, itemId, ...decision }) =>
        itemId ? queryOf(ITEM[kind][verdict])({ ...decision, itemId }) : queryOf(WHOLE[kind][verdict])(decision),
      invalidatesTags: changed,
    }),
  }),
});

export const { useGetDemandsQuery, useCountDemandsQuery, useDecideCorrectionMutation, useAskForCorrectionMutation } =
  demands;
