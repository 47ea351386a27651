/** Draws an issued document: those claims that its reader may see and its template prints. */
import { hash } from "node:crypto";
import type { Bundle } from "@ijaza/verifier";
import type { OutputFormat } from "../../../platform/typst/typst-request.ts";
import type { DocumentContent, Drawing, Templates } from "../../templates/templates.service.ts";
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

type DrawIssuedOptions = Pick<DocumentContent, "keywords" | "attachments"> & {
  content: Content;
  printed: Bundle;
  output: OutputFormat;
};

export type DrawingDeps = { drawing: Drawing; templates: Pick<Templates, "claimsPrinted" | "printedContentOf"> };

/** The whole page as SVG, or the PDF. Throws `drawing_too_long`, and `letter_not_printable` for a PDF. */
export async function drawIssued(
  { content, printed, output, ...beside }: DrawIssuedOptions,
  { drawing, templates }: DrawingDeps,
): Promise<Uint8Array> {
  const { record, template, university, signature, signatories } = content;
  const document = await templates.printedContentOf({
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
  return (await drawing.draw(document, output)).bytes;
}
