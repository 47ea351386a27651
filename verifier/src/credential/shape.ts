/** Tests the form of values that came from outside. */

export type Members = Record<string, unknown>;

export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first member that is not in `allowed`; undefined when there is none. */
export function findUnknown(value: Members, allowed: readonly string[]): string | undefined {
  return Object.keys(value).find((name) => !allowed.includes(name));
}

export function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= longest;
}

export function isIntegerIn(value: unknown, low: number, high: number): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= low && value <= high;
}

/** 0x and 32 bytes in lower case, the only spelling that is accepted. */
export function isHash(value: unknown): value is string {
  return typeof value === "string" && /^0x[0-9a-f]{64}$/.test(value);
}

/** 0x and 20 bytes, in any case. */
export function isAddress(value: unknown): value is string {
  return typeof value === "string" && /^0x[0-9a-fA-F]{40}$/.test(value);
}

/** A university's id: a decimal uint64 without leading zeros, not zero. */
export function isUniversityId(value: unknown): value is string {
  return typeof value === "string" && /^[1-9]\d{0,19}$/.test(value) && BigInt(value) < 1n << 64n;
}
