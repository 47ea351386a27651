/** The one error that nearly all rows of a file share: such rows fail for one cause, not each for its own. Pure. */
import type { CommonCause, SheetFault } from "../sheet/sheet-values.ts";

const NEARLY_ALL = 0.9;
/** One row alone is explained by its own cell. */
const FEWEST_ROWS = 2;

/** Counts the faults of bad rows, out of `total` rows. */
export function commonCause(faultsOfRows: Iterable<readonly SheetFault[]>, total: number): CommonCause | null {
  const causes = new Map<string, CommonCause>();
  for (const faults of faultsOfRows) {
    for (const fault of faults) {
      const key = `${fault.path} ${fault.error}`;
      const cause = causes.get(key) ?? { fault, rows: 0 };
      cause.rows += 1;
      causes.set(key, cause);
    }
  }
  const [first] = [...causes.values()].sort((one, other) => other.rows - one.rows);
  return first && first.rows >= FEWEST_ROWS && first.rows >= total * NEARLY_ALL ? first : null;
}
