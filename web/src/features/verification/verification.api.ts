/** The calls of verification: the verifier's pins, a document's bundle, and what its university states about it. */
import { getCertificateById } from "@ijaza/schema/certificate-reading";
import { getChain, getIssuers } from "@ijaza/schema/chain";
import { findByDigest, getDiplomaById, getDiplomaFile } from "@ijaza/schema/diploma-reading";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

/** The bundle is verified byte by byte, so it stays text. A refusal is JSON. */
const asText = (response: Response): Promise<unknown> => (response.ok ? response.text() : response.json());

const verification = api.injectEndpoints({
  endpoints: (build) => ({
    getChain: build.query<Reply<typeof getChain>, Sent<typeof getChain>>({
      query: queryOf(getChain),
      providesTags: ["chain"],
    }),
    getIssuers: build.query<Reply<typeof getIssuers>, Sent<typeof getIssuers>>({ query: queryOf(getIssuers) }),
    getBundle: build.query<string, string>({
      query: (id) => ({ ...queryOf(getDiplomaFile)({ id, format: "json" }), responseHandler: asText }),
    }),
    findByDigest: build.query<Reply<typeof findByDigest>, Sent<typeof findByDigest>>({ query: queryOf(findByDigest) }),
    getPublicDiploma: build.query<Reply<typeof getDiplomaById>, Sent<typeof getDiplomaById>>({
      query: queryOf(getDiplomaById),
    }),
    getPublicCertificate: build.query<Reply<typeof getCertificateById>, Sent<typeof getCertificateById>>({
      query: queryOf(getCertificateById),
    }),
    verifyById: build.query<Reply<typeof verifyDiplomaById>, Sent<typeof verifyDiplomaById>>({
      query: queryOf(verifyDiplomaById),
    }),
  }),
});

export const {
  useGetChainQuery,
  useLazyGetChainQuery,
  useGetIssuersQuery,
  useLazyGetBundleQuery,
  useLazyFindByDigestQuery,
  useGetPublicDiplomaQuery,
  useGetPublicCertificateQuery,
  useLazyVerifyByIdQuery,
} = verification;
