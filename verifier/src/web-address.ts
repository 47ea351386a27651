/** Web addresses that a credential names: they must be at the host of its issuer, so that nobody else can speak for it. Pure. */

/** Scheme, host with an optional port, and a path. Credentials, query and fragment are refused. */
const ADDRESS = /^https?:\/\/([\w.-]+(?::\d{1,5})?|\[[0-9a-f:.]+\](?::\d{1,5})?)((?:\/[\w.~%-]+)+)$/i;
const LONGEST = 512;

export type WebAddress = { host: string; path: string };

/** Host (in lower case, with its port) and path of an address; null for any other text. */
export function readWebAddress(text: unknown): WebAddress | null {
  if (typeof text !== "string" || text.length > LONGEST) return null;
  const [, host = "", path = ""] = ADDRESS.exec(text) ?? [];
  return host === "" ? null : { host: host.toLowerCase(), path };
}

/** The host of a `did:web`, in lower case; its port stands behind an escaped colon (did:web, section 3.2). */
export function hostOfDid(did: string): string {
  const [, , host = ""] = did.split(":");
  return host.replace(/%3a/gi, ":").replace(/%5b/gi, "[").replace(/%5d/gi, "]").toLowerCase();
}
