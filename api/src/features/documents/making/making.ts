/** Draws the PDF of an anchored document: the bundle is attached, and the claims are printed. */
import type { Bundle } from "@ijaza/verifier";
import { BUNDLE_NAME } from "@ijaza/verifier/pdf/seal-format";
import type { Content } from "../disclosing/content.ts";
import { type DrawingDeps, drawIssued, printedBundle } from "./drawing.ts";
import type { Sealing } from "./sealing.ts";

export type FileSource = Content & { sealer: Omit<Sealing, "leaf"> };

/** The PDF without its seal. Deterministic: it carries the time of the record, not of the drawing. */
export async function drawPdf(content: Content, deps: DrawingDeps): Promise<Uint8Array> {
  const printed = printedBundle(content, deps.templates);
  const output = { format: "pdf" as const, madeAt: content.record.signedAt };
  return drawIssued({ content, printed, output, keywords: [printed.format], attachments: [attach(printed)] }, deps);
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
