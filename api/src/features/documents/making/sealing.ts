/** Seals a PDF: a detached JWS over every other byte of it, as docs/reference/pdf.md fixes. Pure but for the signature. */
import { hash } from "node:crypto";
import type { P256Jwk } from "@ijaza/verifier/credential/jwk";
import { SEAL_MARK, sealHeader, writeSeal } from "@ijaza/verifier/pdf/seal-format";

type Sealer = {
  jwk: P256Jwk;
  /** Signs with ES256; s is in the lower half. */
  sign: (bytes: Uint8Array) => Uint8Array;
};

export type Sealing = Sealer & {
  /** Hash of the credential's leaf, which binds the seal to this document. */
  leaf: Uint8Array;
};

const END = /startxref\n\d{1,10}\n%%EOF\n?$/;
/** How many last bytes are searched for the end, more than it can have. */
const END_WITHIN = 64;

/** The sealed file. Throws for bytes that cannot carry exactly one seal. */
export function sealPdf(pdf: Uint8Array, { jwk, leaf, sign }: Sealing): Buffer {
  const { body, end } = splitPdf(Buffer.from(pdf));
  if (body.includes(`\n${SEAL_MARK}`)) throw new Error("the PDF has a seal already");
  const rest = Buffer.concat([body, end]);
  const header = sealHeader({ jwk, leaf, digest: hash("sha256", rest, "buffer") });
  const signature = sign(Buffer.concat([Buffer.from(`${header}.`), rest]));
  return Buffer.concat([body, Buffer.from(writeSeal(header, signature)), end]);
}

function splitPdf(pdf: Buffer): { body: Buffer; end: Buffer } {
  const from = Math.max(0, pdf.length - END_WITHIN);
  const found = END.exec(pdf.toString("latin1", from));
  if (!found) throw new Error("the PDF does not end as one");
  const at = from + found.index;
  const end = `${found[0].trimEnd()}\n`;
  return { body: pdf.subarray(0, at), end: Buffer.from(end) };
}
