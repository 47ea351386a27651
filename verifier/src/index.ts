/** What other workspaces and programs may import of the verifier. */
export { looksLikeBadge } from "./badge/recognise.ts";
export { isStale } from "./chain/block-age.ts";
export type { ChainFailure, ChainReader, CheckRead, DiplomaState, ReadRequest } from "./chain/chain-reader.ts";
export { createRpcReader, type RpcReaderOptions } from "./chain/registry.ts";
export { CODES, type Code, report } from "./codes/codes.ts";
export { fromBase64url, toBase64url } from "./credential/base64url.ts";
export { BUNDLE_FORMAT, type Bundle } from "./credential/bundle.ts";
export { DIPLOMA_CLAIMS, FINDING_NAMES, isClaimName } from "./credential/claim-names.ts";
export { faultOfClaim } from "./credential/claim-rules.ts";
export { type OpenedCredential, openCredential } from "./credential/credential.ts";
export { disclosureDigest } from "./credential/disclosures.ts";
export { jwkThumbprint, type P256Jwk } from "./credential/jwk.ts";
export {
  buildTree,
  inclusionProof,
  leafHash,
  type Sha256,
  type Tree,
  treeRoot,
  verifyInclusion,
} from "./credential/merkle.ts";
export { type ParsedBundle, parseBundle } from "./credential/parse-bundle.ts";
export { CERTIFICATE_TYPE, DIPLOMA_TYPE, LARGEST_BATCH, type Place, vctOf } from "./credential/payload.ts";
export { type FileKind, fileKindOf } from "./document/file-kind.ts";
export { provesFile, verifyFile } from "./document/file-proof.ts";
export { type DocumentOptions, type VerifiedDocument, verifyDocument } from "./document/verify-document.ts";
export { looksLikePdf } from "./pdf/header.ts";
export { LARGEST_DOCUMENT, openDocument } from "./pdf/open-document.ts";
export { type Opening, openPdfHere, type PdfOpener } from "./pdf/opening.ts";
export { OPENING_ENDED } from "./pdf/opening-ended.ts";
export { BUNDLE_NAME, SEAL_BYTES, type SealTerms, sealHeader, writeSeal } from "./pdf/seal-format.ts";
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
export { parseTrustList, selectEntry } from "./trust/list.ts";
export { openTrustList, signersOf, signTrustList, trustListBytes } from "./trust/signature.ts";
export { type Finality, TRUST_FORMAT, type Trust, type TrustEntry, type TrustList } from "./trust/trust.ts";
export { type VerifyOptions, verify } from "./verify.ts";
