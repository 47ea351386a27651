/** The reply of a bulk call: counts, and each bad row with its cells in the caller's language. */
import type { Language } from "@ijaza/schema/product";
import type { CellFault } from "@ijaza/schema/rows";
import type { BulkReply, RowErrors } from "@ijaza/schema/wire";
import { describeFields } from "./problem.ts";

export type Faults = ReadonlyMap<number, readonly CellFault[]>;
export type BulkOutcome = { created: number; existing: number; faults: Faults };

/** Bad rows in the order of the file. */
export function describeFaults(faults: Faults, language: Language): RowErrors[] {
  return [...faults]
    .sort(([a], [b]) => a - b)
    .map(([row, cells]) => ({ row, errors: describeFields(cells, language) }));
}

export function describeBulk({ created, existing, faults }: BulkOutcome, language: Language): BulkReply {
  return { created, existing, errors: describeFaults(faults, language) };
}
