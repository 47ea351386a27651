/** Draws the PDF of an anchored document: the bundle is attached, and the claims are printed. */
import type { Bundle } from "@ijaza/verifier";
import { BUNDLE_NAME } from "@ijaza/verifier/pdf/seal-format";
import type { Typst } from "../../../platform/typst/typst-pool.ts";
import type { Templates } from "../../templates/templates.service.ts";
import type { Content } from "../disclosing/content.ts";
import { drawIssued, printedBundle } from "./drawing.ts";
import type { Sealing } from "./sealing.ts";

export type FileSource = Content & { sealer: Omit<Sealing, "leaf"> };

type DrawPdfOptions = { typst: Typst; templates: Pick<Templates, "claimsPrinted" | "drawDocument"> };

/** The PDF without its seal. Deterministic: it carries the time of the record, not of the drawing. */
export async function drawPdf(content: Content, { typst, templates }: DrawPdfOptions): Promise<Uint8Array> {
  const printed = printedBundle(content, templates);
  const beside = { format: "pdf" as const, keywords: [printed.format], attachments: [attach(printed)] };
  const request = await drawIssued({ content, printed, ...beside }, templates);
  const { bytes } = await typst.render({ ...request, format: "pdf", madeAt: content.record.signedAt });
  return bytes;
}

function attach(bundle: Bundle) {
  return {
    name: BUNDLE_NAME,
    description: "Credential and proof",
    type: "application/json",
    relationship: "data" as const,
    bytes: Buffer.from(JSON.stringify(bundle)),
  };
}
