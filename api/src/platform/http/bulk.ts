/** The reply of a bulk call: counts, and each bad row with its cells in the caller's language. */

import type { BulkReply, RowErrors } from "@ijaza/schema/calls/wire";
import type { CellFault } from "@ijaza/schema/fields/rows";
import type { Language } from "@ijaza/schema/product";
import { describeFields } from "./problem.ts";

export type Faults = ReadonlyMap<number, readonly CellFault[]>;
export type BulkOutcome = { created: number; existing: number; faults: Faults };

/** The most cells that are named of one row. */
const MOST_OF_ROW = 100;
/** The most that are named in one reply; of each row after these only the first, so that no bad row is missing. */
const MOST_OF_CALL = 10_000;

/** Bad rows in the order of the file. */
export function describeFaults(faults: Faults, language: Language): RowErrors[] {
  let left = MOST_OF_CALL;
  return [...faults]
    .sort(([a], [b]) => a - b)
    .map(([row, cells]) => {
      const named = cells.slice(0, Math.max(1, Math.min(MOST_OF_ROW, left)));
      left -= named.length;
      return { row, errors: describeFields(named, language) };
    });
}

export function describeBulk({ created, existing, faults }: BulkOutcome, language: Language): BulkReply {
  return { created, existing, errors: describeFaults(faults, language) };
}
