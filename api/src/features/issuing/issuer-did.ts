/** The `did:web` of an issuer under the public address. */

/** `did:web:host%3Aport:issuers:slug`, whose document is `/issuers/slug/did.json`. */
export function issuerDid(publicUrl: string, slug: string): string {
  const { host, pathname } = new URL(publicUrl);
  const path = pathname.split("/").filter(Boolean);
  return ["did", "web", encodeURIComponent(host), ...path, "issuers", slug].join(":");
}

/** The id of a key in the issuer's document. */
export const kidOf = (did: string, thumbprint: string): string => `${did}#${thumbprint}`;
