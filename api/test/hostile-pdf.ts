/** PDFs that anybody could make and send, sealed with a key that the registry does not know. */
import { generateKeyPairSync } from "node:crypto";
import { sealPdf } from "../src/features/documents/making/sealing.ts";
import { createEs256Signer } from "../src/platform/es256.ts";

/** The text that makes the thread of the tests run forever. */
export const ENDLESS = "read me for ever";

/** A sealed PDF of these objects. The first is the catalogue. */
export function sealedPdf(objects: readonly string[]): Buffer {
  let body = "%PDF-1.7\n";
  const entries = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return seal(Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`));
}

/** A PDF that lists one object as an attachment this many times. */
export const namesOfOneObject = (count: number): Buffer =>
  sealedPdf([
    `<< /Names << /EmbeddedFiles << /Names [${"(a) 2 0 R ".repeat(count)}] >> >> >>`,
    `<< /F (${"x".repeat(60_000)}) >>`,
  ]);

function seal(pdf: Buffer): Buffer {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return sealPdf(pdf, {
    jwk: { kty: "EC", crv: "P-256", x, y },
    leaf: new Uint8Array(32),
    sign: createEs256Signer(privateKey),
  });
}
