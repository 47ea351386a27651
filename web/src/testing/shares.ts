/** Shares for tests, and proofs of one's own documents that disclose everything. */
import type { Share } from "@ijaza/schema/sharing/shares";

const inBase64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A bundle that discloses these claims and withholds that many more; nothing in it is signed. */
export const bundleWith = (claims: Record<string, string | number>, covered = 0) => {
  const disclosures = Object.entries(claims).map(([name, value]) => inBase64url(["salt", name, value]));
  const digests = Array.from({ length: disclosures.length + covered }, (_, at) => `digest ${at}`);
  const jwt = `${inBase64url({ alg: "ES256" })}.${inBase64url({ _sd: digests })}.signature`;
  return { format: "ijaza-bundle/1", credential: `${[jwt, ...disclosures].join("~")}~`, proof: {}, anchor: {} };
};

let last = 0;

/** An open share for a job application, of no document, with these members replaced. */
export const shareWith = (overrides: Partial<Share> = {}): Share => {
  last += 1;
  return {
    _id: `s${String(last).padStart(4, "0")}000000000000000000000`,
    label: null,
    purpose: "job",
    purposeText: null,
    items: [],
    state: "live",
    createdAt: "2026-11-20T09:00:00Z",
    expiresAt: "2099-12-22T22:59:59Z",
    takenBackAt: null,
    views: 3,
    viewsAllowed: 20,
    hasPin: false,
    link: "https://ijaza.example/share-certificate#secret",
    grantedTo: null,
    ...overrides,
  };
};
