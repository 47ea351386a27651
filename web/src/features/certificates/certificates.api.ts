/** The calls about certificates. */
import { getAllCertificates, getCertificateById } from "@ijaza/schema/certificate-reading";
import {
  addCertificates,
  decideCertificates,
  deleteCertificate,
  estimateAccepting,
  getCertificatesWithError,
  revokeCertificate,
  updateCertificate,
} from "@ijaza/schema/certificates";
import type { Endpoint } from "@ijaza/schema/endpoint";
import { api, type TAGS } from "../../platform/api/api.ts";
import { asking, type Reply, type Sent } from "../../platform/api/request.ts";

const shown: (typeof TAGS)[number][] = ["certificates"];
const changed: (typeof TAGS)[number][] = ["certificates", "agents", "balance"];

const reading = <E extends Endpoint>(endpoint: E) => ({ query: asking(endpoint), providesTags: shown });
const changing = <E extends Endpoint>(endpoint: E) => ({
  query: asking(endpoint),
  // Also a refusal changes what is shown: somebody else was faster.
  invalidatesTags: changed,
});

const certificates = api.injectEndpoints({
  endpoints: (build) => ({
    getAllCertificates: build.query<Reply<typeof getAllCertificates>, Sent<typeof getAllCertificates>>(
      reading(getAllCertificates),
    ),
    getCertificateById: build.query<Reply<typeof getCertificateById>, Sent<typeof getCertificateById>>(
      reading(getCertificateById),
    ),
    estimateAccepting: build.query<Reply<typeof estimateAccepting>, Sent<typeof estimateAccepting>>({
      query: asking(estimateAccepting),
      providesTags: ["balance"],
      // A price is asked for whenever somebody is about to pay it.
      keepUnusedDataFor: 0,
    }),
    /** Neither of the two tells anybody to ask again: an import is many calls, and says so once at its end. */
    checkCertificates: build.mutation<Reply<typeof getCertificatesWithError>, Sent<typeof getCertificatesWithError>>({
      query: asking(getCertificatesWithError),
    }),
    addCertificates: build.mutation<Reply<typeof addCertificates>, Sent<typeof addCertificates>>({
      query: asking(addCertificates),
    }),
    decideCertificates: build.mutation<Reply<typeof decideCertificates>, Sent<typeof decideCertificates>>(
      changing(decideCertificates),
    ),
    updateCertificate: build.mutation<Reply<typeof updateCertificate>, Sent<typeof updateCertificate>>(
      changing(updateCertificate),
    ),
    deleteCertificate: build.mutation<Reply<typeof deleteCertificate>, Sent<typeof deleteCertificate>>(
      changing(deleteCertificate),
    ),
    revokeCertificate: build.mutation<Reply<typeof revokeCertificate>, Sent<typeof revokeCertificate>>(
      changing(revokeCertificate),
    ),
  }),
});

export const {
  useGetAllCertificatesQuery,
  useGetCertificateByIdQuery,
  useEstimateAcceptingQuery,
  useCheckCertificatesMutation,
  useAddCertificatesMutation,
  useDecideCertificatesMutation,
  useUpdateCertificateMutation,
  useDeleteCertificateMutation,
  useRevokeCertificateMutation,
} = certificates;
