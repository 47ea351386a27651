/** Open Badges of ours: exports in another format, which lead to the original that decides. Pure. */

const FILE = /^\/api\/(?:diploma|certificate)\/file\/([0-9A-Za-z_-]{20,64})$/;
/** Ours are far smaller; nobody's megabytes are parsed twice. */
const LARGEST_BADGE = 262_144;

const parse = (bytes: Uint8Array): unknown => {
  if (bytes.length > LARGEST_BADGE) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
};

/** A member of what may be anything. */
const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** The id of the diploma or certificate that this is a badge of; null for anything else. `origin` is our own. */
export const originalOf = (bytes: Uint8Array, origin: string): string | null => {
  const given = parse(bytes);
  const types = member(given, "type");
  const issuer = member(member(given, "issuer"), "id");
  const id = member(given, "id");
  const isBadge = Array.isArray(types) && types.includes("OpenBadgeCredential");
  const host = encodeURIComponent(new URL(origin).host);
  if (!isBadge || typeof issuer !== "string" || !issuer.startsWith(`did:web:${host}:issuers:`)) return null;
  if (typeof id !== "string" || !URL.canParse(id) || new URL(id).origin !== origin) return null;
  return FILE.exec(new URL(id).pathname)?.[1] ?? null;
};

/** What a page is told that is opened for a badge. */
export const FOR_BADGE = { badge: true };

/** Whether the page was opened for a badge. */
export const isForBadge = (state: unknown): boolean => member(state, "badge") === true;
