/** The calls about diplomas. */

import {
  addDiplomas,
  decideDiplomas,
  deleteDiploma,
  estimateSigning,
  getDiplomasWithError,
  replaceFiles,
  revokeDiploma,
  revokeDiplomas,
  signDiplomas,
  updateDiploma,
} from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaById } from "@ijaza/schema/diplomas/reading";
import { api } from "../../platform/api/api.ts";
import { multipartOf, type Reply, type WithFiles } from "../../platform/api/request.ts";
import { taggedCalls } from "../../platform/api/tagged-calls.ts";

const CHANGED = ["diplomas", "agents", "balance"] as const;

const diplomas = api.injectEndpoints({
  endpoints: (build) => {
    const call = taggedCalls(build, { shown: ["diplomas"], changed: CHANGED });
    return {
      getAllDiplomas: call.read(getAllDiplomas),
      getDiplomaById: call.read(getDiplomaById),
      estimateSigning: call.price(estimateSigning),
      checkDiplomas: call.import(getDiplomasWithError),
      addDiplomas: build.mutation<Reply<typeof addDiplomas>, WithFiles<typeof addDiplomas>>({
        query: multipartOf(addDiplomas),
      }),
      replaceFiles: build.mutation<Reply<typeof replaceFiles>, WithFiles<typeof replaceFiles>>({
        query: multipartOf(replaceFiles),
        invalidatesTags: CHANGED,
      }),
      decideDiplomas: call.change(decideDiplomas),
      updateDiploma: call.change(updateDiploma),
      deleteDiploma: call.change(deleteDiploma),
      signDiplomas: call.change(signDiplomas),
      revokeDiploma: call.change(revokeDiploma),
      revokeDiplomas: call.change(revokeDiplomas),
    };
  },
});

export const {
  useGetAllDiplomasQuery,
  useGetDiplomaByIdQuery,
  useEstimateSigningQuery,
  useCheckDiplomasMutation,
  useAddDiplomasMutation,
  useDecideDiplomasMutation,
  useReplaceFilesMutation,
  useUpdateDiplomaMutation,
  useDeleteDiplomaMutation,
  useSignDiplomasMutation,
  useRevokeDiplomaMutation,
  useRevokeDiplomasMutation,
} = diplomas;
