/** What other workspaces and programs may import of the verifier. */
export { looksLikeBadge } from "./badge/recognise.ts";
export { fromBase64url, toBase64url } from "./base64url.ts";
export { isStale } from "./block-age.ts";
export { BUNDLE_FORMAT, type Bundle } from "./bundle.ts";
export type { ChainFailure, ChainReader, CheckRead, DiplomaState, ReadRequest } from "./chain-reader.ts";
export { DIPLOMA_CLAIMS, FINDING_NAMES, isClaimName } from "./claim-names.ts";
export { faultOfClaim } from "./claim-rules.ts";
export { CODES, type Code, report } from "./codes.ts";
export { type OpenedCredential, openCredential } from "./credential.ts";
export { disclosureDigest } from "./disclosures.ts";
export { type FileKind, fileKindOf } from "./file-kind.ts";
export { provesFile, verifyFile } from "./file-proof.ts";
export { jwkThumbprint, type P256Jwk } from "./jwk.ts";
export { buildTree, inclusionProof, leafHash, type Sha256, type Tree, treeRoot, verifyInclusion } from "./merkle.ts";
export { type ParsedBundle, parseBundle } from "./parse-bundle.ts";
export { CERTIFICATE_TYPE, DIPLOMA_TYPE, LARGEST_BATCH, type Place, vctOf } from "./payload.ts";
export { looksLikePdf } from "./pdf/header.ts";
export { LARGEST_DOCUMENT, openDocument } from "./pdf/open-document.ts";
export { type Opening, openPdfHere, type PdfOpener } from "./pdf/opening.ts";
export { OPENING_ENDED } from "./pdf/opening-ended.ts";
export { BUNDLE_NAME, SEAL_BYTES, type SealTerms, sealHeader, writeSeal } from "./pdf/seal-format.ts";
export { createRpcReader, type RpcReaderOptions } from "./registry.ts";
export {
  CHECK_NAMES,
  type Check,
  type CheckName,
  type Claims,
  type Facts,
  type Outcome,
  type Result,
  type Verdict,
} from "./result.ts";
export { type Finality, TRUST_FORMAT, type Trust, type TrustEntry, type TrustList } from "./trust.ts";
export { parseTrustList, selectEntry } from "./trust-list.ts";
export { openTrustList, signersOf, signTrustList, trustListBytes } from "./trust-signature.ts";
export { type VerifyOptions, verify } from "./verify.ts";
export { type DocumentOptions, type VerifiedDocument, verifyDocument } from "./verify-document.ts";
