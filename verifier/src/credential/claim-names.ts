/** The names that claims may have: a diploma's are listed, and a certificate's are its university's own, but never ours. */
import type { Code } from "../codes/codes.ts";
import { foldedName } from "./letters.ts";
import { DIPLOMA_TYPE } from "./payload.ts";
import { isText } from "./shape.ts";

/** Every claim of `urn:ijaza:diploma:1`. A test of the server keeps the list equal to what is signed. */
export const DIPLOMA_CLAIMS: readonly string[] = `
  diplomaNumber studentNumber level titleFr titleEn titleAr domain domainEn domainAr programme programmeEn
  programmeAr speciality specialityEn specialityAr establishment establishmentAr honours average credits session
  academicYear decisionDate issueDate placeOfIssue placeOfIssueAr thesisTitle thesisTitleAr fileSha256
  attachmentsSha256 nationalId nationalIdType firstName lastName firstNameAr lastNameAr sex birthDate birthPlace
  birthPlaceAr nationality`
  .trim()
  .split(/\s+/);

/** Names under which a verification says what it found, on the command line, in JSON and on the page. */
export const FINDING_NAMES: readonly string[] = `
  verdict reason check checks checked checkedAt outcome code detail facts claims valid invalid unknown verified
  verification verifier proof signature signed integrity issuer anchoring status demo holder holderNamed file
  badge seal sealed key keyThumbprint did wallet signer university registry trust anchor anchored batch root
  index count chain chainId block revocation revoked superseded asked counted notCounted uncounted node endpoint
  credential bundle`
  .trim()
  .split(/\s+/);

/** Members that are signed in the clear, and names that JWT and SD-JWT VC reserve. No claim may have these names. */
const RESERVED = ["iss", "vct", "iat", "jti", "status", "sub", "aud", "nbf", "exp", "cnf", "vct#integrity", "..."];
const LONGEST_NAME = 64;
/** The name of a field as universities may choose it: letters that cannot be taken for others. */
const FIELD_NAME = /^[a-z][A-Za-z0-9]{0,39}$/;

const diplomaClaims = new Set(DIPLOMA_CLAIMS);
const findings = new Set(FINDING_NAMES.map(foldedName));

/** Whether a claim may have this name: not reserved, not starting with an underscore, without control characters. */
export function isClaimName(name: unknown): name is string {
  return isText(name, LONGEST_NAME) && !RESERVED.includes(name) && !name.startsWith("_") && !/\p{Cc}/u.test(name);
}

/** Whether a verification calls one of its own findings so, in any case and with whatever invisible letters. */
export const isFindingName = (name: string): boolean => findings.has(foldedName(name));

/** The reason why a credential of this type may not have a claim of this name, or null. */
export function faultOfClaimName(type: string, name: string): Code | null {
  if (!isClaimName(name)) return "disclosure_shadowing";
  if (type === DIPLOMA_TYPE) return diplomaClaims.has(name) ? null : "claim_unknown";
  if (isFindingName(name)) return "claim_reserved";
  return FIELD_NAME.test(name) ? null : "claim_unknown";
}
