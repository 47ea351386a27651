/** A finding of a check: a stable code, and the id of the faulty record. */
import { type Db, enterScope, type Trx } from "../database.ts";
import type { FindingCode } from "./codes.ts";

export type Finding = {
  code: FindingCode;
  /** The record, as `<kind> <id>`. */
  about: string;
  detail?: string;
};

/** A check reads in pages with bounded memory, and reports findings immediately. */
export type Report = (finding: Finding) => void;

/** A snapshot of the records of all universities, so that concurrent changes do not look like differences. */
export function inSnapshot<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await enterScope(trx, { all: "fsck proves the records of all universities" });
      return work(trx);
    });
}

/** Pages of rows in the order of a key; each page starts after the last key of the page before. */
export async function* inPages<Row, Key>(
  read: (after: Key | null) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  let after: Key | null = null;
  for (;;) {
    const rows: Row[] = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(last);
  }
}
