/** Identifiers that are derived from their content, so that nobody has to store them. Pure. */
import { hash } from "node:crypto";

/** A UUID of version 8 (RFC 9562), from a digest of the words: equal words give equal UUIDs. */
export function nameOf(words: readonly (string | number | null)[]): string {
  const digest = hash("sha256", JSON.stringify(words), "hex");
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 3) | 8).toString(16);
  const digits = `${digest.slice(0, 12)}8${digest.slice(13, 16)}${variant}${digest.slice(17, 32)}`;
  return `urn:uuid:${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}`;
}
