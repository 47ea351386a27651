/** The calls that erase certificates of people without a student's record. */
import { eraseCertificates, readCertificateErasure } from "@ijaza/schema/privacy/erasure";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type ErasedCertificate = Reply<typeof readCertificateErasure>["erasure"]["certificates"][number];

const erasures = api.injectEndpoints({
  endpoints: (build) => ({
    readCertificateErasure: build.query<Reply<typeof readCertificateErasure>, Sent<typeof readCertificateErasure>>({
      query: queryOf(readCertificateErasure),
      // Whoever revokes one first and comes back reads the new state.
      keepUnusedDataFor: 0,
    }),
    eraseCertificates: build.mutation<Reply<typeof eraseCertificates>, Sent<typeof eraseCertificates>>({
      query: queryOf(eraseCertificates),
      invalidatesTags: (_, error) => (error ? [] : ["certificates"]),
    }),
  }),
});

export const { useReadCertificateErasureQuery, useEraseCertificatesMutation } = erasures;
