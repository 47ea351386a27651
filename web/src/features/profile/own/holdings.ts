/** A student's own documents as the wallet shows them, the valid ones first. Pure. */

import { formatReference } from "@ijaza/schema/documents/reference";
import type { Language } from "@ijaza/schema/product";
import { isPublic } from "@ijaza/schema/records/record";
import type { Claims } from "@ijaza/verifier/result";
import type { ChipStatus } from "../../../ui/Chip.tsx";
import { shownStatus, subjectOf } from "../../certificates/certificates.parts.ts";
import { levelOf, titleOf } from "../../diplomas/diplomas.parts.ts";
import type { OwnCertificateRecord, OwnDiplomaRecord, OwnRecord } from "../profile.api.ts";
import { claimsOfCertificate, claimsOfDiploma, type PublicClaim } from "../public-claims.ts";

type Common = {
  _id: string;
  /** What it certifies, in the reader's language, and in the other script where it is known. */
  title: string;
  otherTitle?: { language: Language; text: string };
  /** In one or two words. */
  short: string;
  /** The academic year, or the year of issue. */
  year: string;
  status: ChipStatus;
  /** Anyone with the link can open it. */
  isPublic: boolean;
  /** Valid today. */
  stands: boolean;
  claims: readonly PublicClaim[];
  hidden: readonly string[];
  verifications: number;
  /** Of its files, without their endings. */
  fileName: string;
  /** The days that a profile elsewhere is filled in with. */
  days: Claims;
};

export type Holding = Common &
  (
    | {
        kind: "diploma";
        record: OwnDiplomaRecord;
        /** Its correction is on the way. */
        isCorrected: boolean;
      }
    | { kind: "certificate"; record: OwnCertificateRecord }
  );

function otherTitleOf(diploma: OwnDiplomaRecord, language: Language): Common["otherTitle"] {
  const { titleFr, titleEn, titleAr } = diploma;
  const others =
    language === "ar"
      ? [
          { language: "fr" as const, text: titleFr },
          { language: "en" as const, text: titleEn },
        ]
      : [{ language: "ar" as const, text: titleAr }];
  const shown = titleOf(diploma, language);
  return others.flatMap(({ text, ...side }) => (text && text !== shown ? [{ ...side, text }] : []))[0];
}

const diplomaOf = (record: OwnDiplomaRecord, { diplomas }: OwnRecord, language: Language): Holding => ({
  _id: record._id,
  kind: "diploma",
  record,
  isCorrected: diplomas.some(({ supersedes }) => supersedes === record._id),
  title: titleOf(record, language),
  otherTitle: otherTitleOf(record, language),
  short: levelOf(record, language),
  year: record.academicYear,
  status: record.status,
  isPublic: isPublic(record),
  stands: record.status === "signed",
  claims: claimsOfDiploma(record, language),
  hidden: record.hidden,
  verifications: record.verifications,
  fileName: `diploma-${record.diplomaNumber}`,
  days: { decisionDate: record.decisionDate, ...(record.issueDate && { issueDate: record.issueDate }) },
});

const certificateOf = (record: OwnCertificateRecord, language: Language): Holding => ({
  _id: record._id,
  kind: "certificate",
  record,
  title: subjectOf(record, language),
  short: subjectOf(record, language),
  year: record.issueDate.slice(0, 4),
  status: shownStatus(record),
  isPublic: isPublic(record),
  stands: record.status === "signed" && !record.expired,
  claims: claimsOfCertificate(record, language),
  hidden: record.hidden,
  verifications: record.verifications,
  fileName: `certificate-${formatReference(record._id)}`,
  days: { issueDate: record.issueDate, ...(record.expiryDate && { expiryDate: record.expiryDate }) },
});

/** What is valid comes first, then what is on its way, then what is over. */
const rankOf = ({ stands, isPublic: wasIssued }: Holding): number => {
  if (stands) return 0;
  return wasIssued ? 2 : 1;
};

export const holdingsOf = (record: OwnRecord, language: Language): Holding[] =>
  [
    ...record.diplomas.map((each) => diplomaOf(each, record, language)),
    ...record.certificates.map((each) => certificateOf(each, language)),
  ].sort((one, other) => rankOf(one) - rankOf(other));

/** Never to be relied on again. */
export const isOver = (holding: Holding): boolean => holding.isPublic && !holding.stands;
