/** The calls about certificates. */

import {
  addCertificates,
  decideCertificates,
  deleteCertificate,
  estimateAccepting,
  getCertificatesWithError,
  revokeCertificate,
  revokeCertificates,
  updateCertificate,
} from "@ijaza/schema/certificates/calls";
import { getAllCertificates, getCertificateById } from "@ijaza/schema/certificates/reading";
import { api } from "../../platform/api/api.ts";
import { taggedCalls } from "../../platform/api/tagged-calls.ts";

const certificates = api.injectEndpoints({
  endpoints: (build) => {
    const call = taggedCalls(build, { shown: ["certificates"], changed: ["certificates", "agents", "balance"] });
    return {
      getAllCertificates: call.read(getAllCertificates),
      getCertificateById: call.read(getCertificateById),
      estimateAccepting: call.price(estimateAccepting),
      checkCertificates: call.import(getCertificatesWithError),
      addCertificates: call.import(addCertificates),
      decideCertificates: call.change(decideCertificates),
      updateCertificate: call.change(updateCertificate),
      deleteCertificate: call.change(deleteCertificate),
      revokeCertificate: call.change(revokeCertificate),
      revokeCertificates: call.change(revokeCertificates),
    };
  },
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
  useRevokeCertificatesMutation,
} = certificates;
