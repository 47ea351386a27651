/** The certificates of the time-stamping authority, as the operator names them in a file. */
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import type { TimestampAuthority } from "@ijaza/verifier/trust/trust";

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * One entry for each certificate of the PEM file, the same one once. Several are needed when an authority has changed
 * its certificate, since the time stamps of the former one stay in files. Throws when the file holds none.
 */
export function readAuthorityCertificates(path: string): TimestampAuthority[] {
  const certificates = (readFileSync(path, "latin1").match(PEM) ?? []).map((pem) => new X509Certificate(pem));
  const authorities = certificates.map((certificate) => ({
    name: nameOf(certificate),
    certificate: certificate.raw.toString("base64"),
  }));
  if (authorities.length === 0) throw new Error("the file holds no certificate in PEM");
  return [...new Map(authorities.map((each) => [each.certificate, each])).values()];
}

/** The common name, else the organisation, as the certificate has it. */
function nameOf({ subject }: X509Certificate): string {
  const find = (type: string) => new RegExp(`^${type}=(.+)$`, "m").exec(subject)?.[1];
  return find("CN") ?? find("O") ?? subject;
}
