/** The calls about diplomas. */
import { getAllDiplomas, getDiplomaById } from "@ijaza/schema/diploma-reading";
import {
  addDiplomas,
  decideDiplomas,
  deleteDiploma,
  estimateSigning,
  getDiplomasWithError,
  replaceFiles,
  revokeDiploma,
  signDiplomas,
  updateDiploma,
} from "@ijaza/schema/diplomas";
import type { Endpoint } from "@ijaza/schema/endpoint";
import { api, type TAGS } from "../../platform/api/api.ts";
import { asking, type Reply, type Sent, sending, type WithFiles } from "../../platform/api/request.ts";

const shown: (typeof TAGS)[number][] = ["diplomas"];
const changed: (typeof TAGS)[number][] = ["diplomas", "agents", "balance"];

const reading = <E extends Endpoint>(endpoint: E) => ({ query: asking(endpoint), providesTags: shown });
const changing = <E extends Endpoint>(endpoint: E) => ({
  query: asking(endpoint),
  // Also a refusal changes what is shown: somebody else was faster.
  invalidatesTags: changed,
});

const diplomas = api.injectEndpoints({
  endpoints: (build) => ({
    getAllDiplomas: build.query<Reply<typeof getAllDiplomas>, Sent<typeof getAllDiplomas>>(reading(getAllDiplomas)),
    getDiplomaById: build.query<Reply<typeof getDiplomaById>, Sent<typeof getDiplomaById>>(reading(getDiplomaById)),
    estimateSigning: build.query<Reply<typeof estimateSigning>, Sent<typeof estimateSigning>>({
      query: asking(estimateSigning),
      providesTags: ["balance"],
      // A price is asked for whenever somebody is about to pay it.
      keepUnusedDataFor: 0,
    }),
    /** Neither of the two tells anybody to ask again: an import is many calls, and says so once at its end. */
    checkDiplomas: build.mutation<Reply<typeof getDiplomasWithError>, Sent<typeof getDiplomasWithError>>({
      query: asking(getDiplomasWithError),
    }),
    addDiplomas: build.mutation<Reply<typeof addDiplomas>, WithFiles<typeof addDiplomas>>({
      query: sending(addDiplomas),
    }),
    replaceFiles: build.mutation<Reply<typeof replaceFiles>, WithFiles<typeof replaceFiles>>({
      query: sending(replaceFiles),
      invalidatesTags: changed,
    }),
    decideDiplomas: build.mutation<Reply<typeof decideDiplomas>, Sent<typeof decideDiplomas>>(changing(decideDiplomas)),
    updateDiploma: build.mutation<Reply<typeof updateDiploma>, Sent<typeof updateDiploma>>(changing(updateDiploma)),
    deleteDiploma: build.mutation<Reply<typeof deleteDiploma>, Sent<typeof deleteDiploma>>(changing(deleteDiploma)),
    signDiplomas: build.mutation<Reply<typeof signDiplomas>, Sent<typeof signDiplomas>>(changing(signDiplomas)),
    revokeDiploma: build.mutation<Reply<typeof revokeDiploma>, Sent<typeof revokeDiploma>>(changing(revokeDiploma)),
  }),
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
} = diplomas;
