/** The call that tells what documents would lack on paper; apart from the others, since only a dialog to accept needs it. */
import { findPrintingGaps } from "@ijaza/schema/records/printing-gaps";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type GapsOfTemplate = Reply<typeof findPrintingGaps>["templates"][number];
export type GapsOptions = Sent<typeof findPrintingGaps>;

const gaps = api.injectEndpoints({
  endpoints: (build) => ({
    findPrintingGaps: build.query<Reply<typeof findPrintingGaps>, GapsOptions>({
      query: queryOf(findPrintingGaps),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFindPrintingGapsQuery } = gaps;
