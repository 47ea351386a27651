/** The content of a record: the claims that an acceptance fixes, and the keyed digests that show a change. Pure. */
import { createHmac, randomBytes } from "node:crypto";
import canonicalize from "canonicalize";

/** By name; absent values are left out, numbers are numbers. */
export type Claims = Record<string, string | number>;

const SALT_BYTES = 16;

/** Random salts, one for each of `count` records. */
export function makeSalts(count: number): Buffer[] {
  const bytes = randomBytes(count * SALT_BYTES);
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * SALT_BYTES, (at + 1) * SALT_BYTES));
}

/** RFC 8785 JSON of the claims: exactly these bytes are accepted, stored and signed. */
export function freeze(claims: Claims): string {
  return serialise(claims);
}

type AcceptedContent = {
  key: Buffer;
  salt: Buffer;
  content: string;
  /** What is printed of those who sign, as `printedOf` tells it; null where nobody signs. */
  signatories: string | null;
};

/**
 * HMAC-SHA256 of accepted content, and of those who sign it, under the record's salt. Neither JSON nor a text of
 * PostgreSQL contains the zero byte, so that no content alone has the digest of another one with signatories.
 */
export function contentDigest({ key, salt, content, signatories }: AcceptedContent): Buffer {
  const hmac = createHmac("sha256", key).update(salt).update(content);
  if (signatories !== null) hmac.update("\0signatories\0").update(signatories);
  return hmac.digest();
}

type RecordState<Column extends string> = {
  [column in Column]?: string | number | null;
} & { status: string; content_salt: Buffer | null; content_digest?: Buffer | null | undefined };

/**
 * The HMAC-SHA256 of a record's state, for the audit log: `before` and `after` of each change. The state is its status,
 * its fields, the named columns, and the digest of its content. Null once the record is erased, because it has no salt
 * then. A label distinguishes it from digests of content.
 */
export const digestStates =
  <State extends RecordState<Column>, const Column extends string>(
    fieldsOf: (state: State) => Claims,
    columns: readonly Column[],
  ) =>
  (key: Buffer, state: State): Buffer | null => {
    const { content_salt: salt, content_digest: digest } = state;
    if (!salt) return null;
    const all: Claims = { ...fieldsOf(state), status: state.status };
    for (const column of columns) {
      const value = state[column] ?? null;
      if (value !== null) all[column] = value;
    }
    if (digest) all.content = digest.toString("hex");
    return createHmac("sha256", key).update(salt).update("state\0").update(serialise(all)).digest();
  };

/** RFC 8785 JSON: equal values give equal bytes. */
export function serialise(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("content must be JSON");
  return text;
}
