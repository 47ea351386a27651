/** Draws an issued document: of the claims that its reader may have those that its template prints. */
import { hash } from "node:crypto";
import type { Bundle } from "@ijaza/verifier";
import type { DocumentContent, Templates } from "../templates/templates.service.ts";
import type { Content } from "./documents.content.ts";
import { claimsOf, discloseOnly, jwtOf } from "./documents.disclosing.ts";

/** Who hides until when a certificate is good leaves its verdict unknown. */
const ALWAYS_SHOWN = ["expiryDate"];

/** The bundle with what the page prints, and no more. */
export function printedBundle(
  { record, template, bundle }: Content,
  templates: Pick<Templates, "claimsPrinted">,
): Bundle {
  const kind = record.kind;
  return discloseOnly(bundle, [...templates.claimsPrinted({ template, kind }), ...ALWAYS_SHOWN]);
}

type Drawn = Pick<DocumentContent, "format" | "keywords" | "attachments"> & { content: Content; printed: Bundle };

/** What Typst is asked, but for the format. */
export function drawIssued({ content, printed, ...beside }: Drawn, templates: Pick<Templates, "drawDocument">) {
  const { record, template, university, signature } = content;
  return templates.drawDocument({
    template,
    kind: record.kind,
    id: record.id,
    university,
    signature,
    claims: claimsOf(printed),
    seed: hash("sha256", jwtOf(printed)),
    ...beside,
  });
}
