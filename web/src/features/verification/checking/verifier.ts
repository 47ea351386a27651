/** What this page needs of the verifier, loaded when something is to be verified; PDFs are opened by a worker of their own. */
export { looksLikeBadge } from "@ijaza/verifier/badge/recognise";
export { verifyFile } from "@ijaza/verifier/file-proof";
export { looksLikePdf } from "@ijaza/verifier/pdf/header";
export { verify } from "@ijaza/verifier/verify";
