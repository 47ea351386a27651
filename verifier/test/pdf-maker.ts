/** Makes valid and invalid sealed PDFs for tests. Shares no code with the product's maker, so that its errors show. */
import { createHash, sign } from "node:crypto";
import { deflateSync } from "node:zlib";
import { chooseS, type TestKey } from "./credential-maker.ts";

export type PdfRecipe = {
  /** The text on the page. */
  text: string;
  /** Attachments by name, in order. A name may occur twice. */
  attachments: [name: string, content: string][];
};

export type SealRecipe = { key: TestKey; jwt: string; header?: Record<string, unknown>; s?: "low" | "high" };

/** A complete PDF without a seal. */
export function makePdf({ text, attachments }: PdfRecipe): Buffer {
  const first = 6;
  const page = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  const names = attachments.map(([name], at) => `(${name}) ${first + 2 * at} 0 R`);
  const bodies: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${names.join(" ")}] >> >> >>`,
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...attachments.flatMap(([name, content], at) => attachmentObjects(name, content, first + 2 * at)),
  ];
  return writePdf(bodies);
}

/** How the end of a file differs: the offset that the table gives for an object, and further members of the trailer. */
export type TableRecipe = { offsetOf?: (at: number, offset: number) => number; trailer?: string };

/** A PDF of these objects, numbered from 1. The first is the catalogue. */
export function writePdf(bodies: (string | Buffer)[], { offsetOf, trailer = "" }: TableRecipe = {}): Buffer {
  const chunks = [Buffer.from("%PDF-1.7\n%\u0080\u0080\u0080\u0080\n", "latin1")];
  let length = chunks[0]!.length;
  const entries = bodies.map((body, at) => {
    const object = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from("\nendobj\n")]);
    const offset = offsetOf?.(at, length) ?? length;
    chunks.push(object);
    length += object.length;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = bodies.length + 1;
  chunks.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`));
  chunks.push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

function attachmentObjects(name: string, content: string, at: number): (string | Buffer)[] {
  const packed = deflateSync(content);
  const file = [`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, packed, "\nendstream"];
  return [
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${at + 1} 0 R >> >>`,
    Buffer.concat(file.map((part) => Buffer.from(part))),
  ];
}

/** The seal of a file, as docs/reference/pdf.md describes it. */
export function makeSeal(pdf: Buffer, { key, jwt, header = {}, s }: SealRecipe): string {
  const { kty, crv, x, y } = key.jwk;
  const members = {
    alg: "ES256",
    b64: false,
    crit: ["b64"],
    typ: "ijaza-seal+jws",
    kid: key.thumbprint.toString("base64url"),
    jwk: { kty, crv, x, y },
    sha256: sha256(pdf),
    leaf: sha256(Buffer.concat([Buffer.from([0]), Buffer.from(jwt)])),
    ...header,
  };
  const protectedHeader = Buffer.from(JSON.stringify(members)).toString("base64url");
  const signed = Buffer.concat([Buffer.from(`${protectedHeader}.`), pdf]);
  const signature = chooseS(sign("sha256", signed, { key: key.privateKey, dsaEncoding: "ieee-p1363" }), s);
  const jws = `${protectedHeader}..${signature.toString("base64url")}`;
  return `%ijaza-seal/2\n${(jws.match(/.{1,240}/g) ?? []).map((line) => `%${line}\n`).join("")}`;
}

/** Inserts the seal before the file's last `startxref`. */
export function insertSeal(pdf: Buffer, seal: string): Buffer {
  const at = pdf.lastIndexOf("startxref\n");
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(seal), pdf.subarray(at)]);
}

/** Inserts a time stamp (DER) behind the seal of a file, in lines as docs/reference/pdf.md describes them. */
export function insertTimeStamp(pdf: Buffer, token: Uint8Array): Buffer {
  const lines =
    Buffer.from(token)
      .toString("base64url")
      .match(/.{1,240}/g) ?? [];
  return insertSeal(pdf, `%ijaza-time-stamp\n${lines.map((line) => `%${line}\n`).join("")}`);
}

/** What the time stamp of a sealed file is over: the seal without its percent signs and line feeds. */
export function stampedIn(pdf: Buffer): Uint8Array {
  const [, lines = ""] = /%ijaza-seal\/2\n((?:%.*\n)+)/.exec(pdf.toString("latin1")) ?? [];
  return new TextEncoder().encode(lines.replaceAll(/[%\n]/g, ""));
}

export function sealPdf(pdf: Buffer, recipe: SealRecipe): Buffer {
  return insertSeal(pdf, makeSeal(pdf, recipe));
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
