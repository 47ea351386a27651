/** Which of one's own documents can be shared: the valid ones, with the facts that they print. Pure. */
import type { Language } from "@ijaza/schema/product";
import { subjectOf } from "../certificates/certificates.parts.ts";
import { titleOf } from "../diplomas/diplomas.parts.ts";
import type { Shareable } from "../sharing/sharing.parts.tsx";
import type { OwnRecord } from "./profile.api.ts";
import { claimsOfCertificate, claimsOfDiploma } from "./public-claims.ts";

const namesOf = (claims: readonly { name: string }[]): string[] => claims.map(({ name }) => name);

export const shareablesOf = ({ diplomas, certificates }: OwnRecord, language: Language): Shareable[] => [
  ...diplomas
    .filter(({ status }) => status === "signed")
    .map((diploma) => ({
      _id: diploma._id,
      kind: "diploma" as const,
      title: titleOf(diploma, language),
      printed: namesOf(claimsOfDiploma(diploma, language)),
      labels: [],
    })),
  ...certificates
    .filter(({ status, expired }) => status === "signed" && !expired)
    .map((certificate) => ({
      _id: certificate._id,
      kind: "certificate" as const,
      title: subjectOf(certificate, language),
      printed: namesOf(claimsOfCertificate(certificate, language)),
      labels: certificate.fields,
    })),
];
