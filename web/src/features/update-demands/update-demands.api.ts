/** The calls about demands for corrections. */
import type { DemandKind } from "@ijaza/schema/demand-fields";
import {
  acceptDiplomaDemand,
  acceptDiplomaItem,
  acceptStudentDemand,
  acceptStudentItem,
  countDemands,
  getDemands,
  rejectDiplomaDemand,
  rejectDiplomaItem,
  rejectStudentDemand,
  rejectStudentItem,
} from "@ijaza/schema/update-demands";
import { api, type TAGS } from "../../platform/api/api.ts";
import { asking, type Reply, type Sent } from "../../platform/api/request.ts";

export type DemandVerdict = "accept" | "reject";

const WHOLE = {
  student: { accept: acceptStudentDemand, reject: rejectStudentDemand },
  diploma: { accept: acceptDiplomaDemand, reject: rejectDiplomaDemand },
};
const ITEM = {
  student: { accept: acceptStudentItem, reject: rejectStudentItem },
  diploma: { accept: acceptDiplomaItem, reject: rejectDiplomaItem },
};

/** Without an item all that is open of the demand is decided. */
export type Decision = { kind: DemandKind; verdict: DemandVerdict; demandId: string; itemId?: string; reason?: string };

/** A decision changes records and diplomas too, and also a refusal says that something changed. */
const changed: (typeof TAGS)[number][] = ["corrections", "students", "diplomas"];

const demands = api.injectEndpoints({
  endpoints: (build) => ({
    getDemands: build.query<Reply<typeof getDemands>, Sent<typeof getDemands>>({
      query: asking(getDemands),
      providesTags: ["corrections"],
    }),
    countDemands: build.query<Reply<typeof countDemands>, Sent<typeof countDemands>>({
      query: asking(countDemands),
      providesTags: ["corrections"],
    }),
    decideDemand: build.mutation<Reply<typeof acceptStudentDemand>, Decision>({
      query: ({ kind, verdict, itemId, ...decision }) =>
        itemId ? asking(ITEM[kind][verdict])({ ...decision, itemId }) : asking(WHOLE[kind][verdict])(decision),
      invalidatesTags: changed,
    }),
  }),
});

export const { useGetDemandsQuery, useCountDemandsQuery, useDecideDemandMutation } = demands;
