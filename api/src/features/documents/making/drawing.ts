/** Draws an issued document: those claims that its reader may see and its template prints. */
import { hash } from "node:crypto";
import type { Bundle } from "@ijaza/verifier";
import type { DocumentContent, Templates } from "../../templates/templates.service.ts";
import type { Content } from "../disclosing/content.ts";
import { claimsOf, discloseOnly, jwtOf } from "../disclosing/disclosing.ts";

/** Always disclosed: without its last day the verdict on a certificate would be unknown. */
const ALWAYS_SHOWN = ["expiryDate"];

/** The bundle, reduced to the claims that the page prints. */
export function printedBundle(
  { record, template, bundle }: Content,
  templates: Pick<Templates, "claimsPrinted">,
): Bundle {
  const kind = record.kind;
  return discloseOnly(bundle, [
    ...templates.claimsPrinted({ template, kind, claims: claimsOf(bundle) }),
    ...ALWAYS_SHOWN,
  ]);
}

type DrawIssuedOptions = Pick<DocumentContent, "format" | "keywords" | "attachments"> & {
  content: Content;
  printed: Bundle;
};

/** The request to Typst, without its format. */
export function drawIssued(
  { content, printed, ...beside }: DrawIssuedOptions,
  templates: Pick<Templates, "drawDocument">,
) {
  const { record, template, university, signature, signatories } = content;
  return templates.drawDocument({
    template,
    kind: record.kind,
    id: record.id,
    university,
    signature,
    signatories,
    claims: claimsOf(printed),
    isBlank: false,
    seed: hash("sha256", jwtOf(printed)),
    withholds: (claim) => !record.disclosure.discloses(claim),
    ...beside,
  });
}
