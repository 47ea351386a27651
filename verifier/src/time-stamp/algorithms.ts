/** Object identifiers of time stamps, and the algorithms that are accepted in them. */

export const OIDS = {
  signedData: "1.2.840.113549.1.7.2",
  timeStampInfo: "1.2.840.113549.1.9.16.1.4",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  sha1: "1.3.14.3.2.26",
  sha256: "2.16.840.1.101.3.4.2.1",
};

/** Names in WebCrypto. SHA-1 is accepted only for naming a certificate, where nobody gains by two that are alike. */
export const DIGESTS: Record<string, string> = {
  [OIDS.sha1]: "SHA-1",
  [OIDS.sha256]: "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};

/** Digests of what is signed. */
export const isStrongDigest = (id: string): boolean => id !== OIDS.sha1 && Object.hasOwn(DIGESTS, id);

/** RSA (with SHA-256, 384 and 512, PSS, and with the digest named apart) and ECDSA, which every browser checks. */
const SIGNATURES = new Set([
  ...["1", "10", "11", "12", "13"].map((end) => `1.2.840.113549.1.1.${end}`),
  ...["2", "3", "4"].map((end) => `1.2.840.10045.4.3.${end}`),
]);

export const isKnownSignature = (id: string): boolean => SIGNATURES.has(id);
