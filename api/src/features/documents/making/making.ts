/** Makes the PDF of an anchored document: the bundle is attached, the claims are printed, the seal covers both. */
import type { Bundle } from "@ijaza/verifier";
import { BUNDLE_NAME } from "@ijaza/verifier/pdf/seal-format";
import type { Typst } from "../../../platform/typst/typst-pool.ts";
import { hashLeaf } from "../../issuing/issuing.service.ts";
import type { Templates } from "../../templates/templates.service.ts";
import type { Content } from "../disclosing/content.ts";
import { jwtOf } from "../disclosing/disclosing.ts";
import { drawIssued, printedBundle } from "./drawing.ts";
import { type Sealing, sealPdf } from "./sealing.ts";

export type FileSource = Content & { sealer: Omit<Sealing, "leaf"> };

type MakePdfOptions = { typst: Typst; templates: Pick<Templates, "claimsPrinted" | "drawDocument"> };

/** Deterministic except for the seal: the PDF carries the time of the record, not of the drawing. */
export async function makePdf(
  { sealer, ...content }: FileSource,
  { typst, templates }: MakePdfOptions,
): Promise<Buffer> {
  const printed = printedBundle(content, templates);
  const beside = { format: "pdf" as const, keywords: [printed.format], attachments: [attach(printed)] };
  const request = await drawIssued({ content, printed, ...beside }, templates);
  const { bytes } = await typst.render({ ...request, format: "pdf", madeAt: content.record.signedAt });
  return sealPdf(bytes, { ...sealer, leaf: hashLeaf(jwtOf(printed)) });
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
