/** The calls on those who sign documents. */
import { getSignatories, getSignaturePicture, putSignatory, removeSignatory } from "@ijaza/schema/signatories/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

const signatories = api.injectEndpoints({
  endpoints: (build) => ({
    getSignatories: build.query<Reply<typeof getSignatories>, Sent<typeof getSignatories>>({
      query: queryOf(getSignatories),
      providesTags: ["signatories"],
    }),
    putSignatory: build.mutation<Reply<typeof putSignatory>, Sent<typeof putSignatory>>({
      query: queryOf(putSignatory),
      invalidatesTags: ["signatories"],
    }),
    removeSignatory: build.mutation<void, Sent<typeof removeSignatory>>({
      query: queryOf(removeSignatory),
      invalidatesTags: ["signatories"],
    }),
  }),
});

/** The address of the picture of a version's signature. */
export const pictureAddress = (versionId: string): string => getSignaturePicture.path.replace(":id", versionId);

export const { useGetSignatoriesQuery, usePutSignatoryMutation, useRemoveSignatoryMutation } = signatories;
