/** What the reply to an import says, in short. */
import type { BulkReply, RowErrors } from "@ijaza/schema/calls/wire";

/** Row, field and code of each error. */
export const reported = (errors: readonly RowErrors[]) =>
  errors.flatMap(({ row, errors: cells }) => cells.map(({ path, error }) => [row, path, error]));

/** How many records are new, how many existed, and how many rows have errors. */
export const counts = ({ created, existing, errors }: BulkReply) => [created, existing, errors.length];
