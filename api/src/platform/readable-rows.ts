/**
 * Rows as the person whom they are about reads them: every column but secrets, so that a column that is added later is
 * shown without anybody thinking of it. Bytes are digests, salts and sealed secrets in all tables, and are left out. Pure.
 */

/** Values that JSON can hold. */
export type Readable = Record<string, unknown>;

/** Names of the staff's accounts, which are not the person's, and texts for searches. */
const LEFT_OUT = ["agent_id", "decided_by", "made_by", "search"];

/** The row with its columns in camel case, without bytes and the named columns. */
export function readableRow(row: object, without: readonly string[] = []): Readable {
  const entries = Object.entries(row).filter(
    ([name, value]) => !Buffer.isBuffer(value) && !LEFT_OUT.includes(name) && !without.includes(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [inCamelCase(name), value]));
}

export const readableRows = (rows: readonly object[], without?: readonly string[]): Readable[] =>
  rows.map((row) => readableRow(row, without));

const inCamelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
