/** The middle of an import: every row is validated, here and by the server, and its errors are corrected. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { DayOrder } from "@ijaza/schema/fields/days";
import { FIRST_ROW } from "../parts.ts";
import { sendRows } from "../sending/send-rows.ts";
import type { Edit } from "../sheet/sheet-values.ts";
import type { ImportCalls } from "../wizard/import-state.ts";
import type { Desk } from "../wizard/use-desk.ts";

type CheckingOptions = {
  check: ImportCalls["check"];
  /** Proposes the name of the cohort by its first rows; absent where the import makes none. */
  propose?: (rows: readonly LooseRow[], fileName: string) => string;
};

/** So many rows are enough to see what they have in common. */
const ROWS_FOR_NAME = 200;

export function createChecking(desk: Desk, { check, propose }: CheckingOptions) {
  /** Chosen before the first row is sent: the cohort keeps its first name. */
  const nameOfCohort = async (): Promise<string | undefined> => {
    const held = desk.file();
    if (!propose || desk.sent.current.next > FIRST_ROW) return undefined;
    if (held.cohortName === undefined) {
      const part = await desk.sheet().part({ from: FIRST_ROW, size: ROWS_FOR_NAME });
      held.cohortName = propose(part?.rows ?? [], held.fileName);
    }
    return held.cohortName;
  };
  const showErrors = async (existing: number | null) => {
    const overview = desk.overview.current;
    if (!overview) return;
    const tally = await desk.sheet().edit([]);
    desk.file().checkedRows = tally.rows;
    desk.show({ step: "errors", tally, existing, overview, edited: false, cohortName: await nameOfCohort() });
  };
  /** Rows of this file that the server has since it was sent; null before that. */
  const arrived = (): number | null => {
    const { created, existing, refused } = desk.sent.current;
    return created + existing + refused.length > 0 ? created + existing : null;
  };
  /** How many of the rows the server already has, if it says so. */
  const askServer = async (): Promise<number | null> => {
    if (!check) return null;
    let existing: number | null = null;
    await sendRows({
      sheet: desk.sheet(),
      from: FIRST_ROW,
      signal: desk.stopper.current.signal,
      onWait: (waitMs) => desk.progress("checking", { waitMs }),
      send: (part) => check(part, desk.file().importId),
      onSent: async (part, reply) => {
        if (reply.existing !== undefined) existing = (existing ?? 0) + reply.existing;
        await desk.sheet().refuse({ from: part.firstRow, to: part.next, errors: reply.errors });
        desk.progress("checking", { done: part.next - FIRST_ROW });
      },
    });
    return existing;
  };

  const examine = async () => {
    desk.begin("checking");
    try {
      await desk.sheet().judge({}, check ? undefined : (done) => desk.progress("checking", { done }));
      const existing = (await askServer()) ?? arrived();
      if (!desk.stopper.current.signal.aborted) await showErrors(existing);
    } catch (failure) {
      desk.fail("checking", failure);
    }
  };

  return {
    examine,
    /** Reads a column of days with the month first, or with the day, in every row. */
    async readDays(title: string, order: DayOrder) {
      desk.file().days = { ...desk.file().days, [title]: order };
      await desk.sheet().readDays(desk.file().days ?? {});
      await examine();
    },
    async edit(change: Edit) {
      desk.file().edits.push(change);
      const tally = await desk.sheet().edit([change]);
      desk.show((now) => (now.step === "errors" ? { ...now, tally, edited: true } : now));
    },
    /** Exchanges the names that stand in the field of the other script, of one row or of all. */
    async swap(row?: number) {
      const edits = await desk.sheet().findSwaps({ row });
      desk.file().edits.push(...edits);
      const tally = await desk.sheet().edit(edits);
      desk.show((now) => (now.step === "errors" ? { ...now, tally, edited: true } : now));
    },
    nameCohort(name: string) {
      desk.file().cohortName = name;
      desk.show((now) => (now.step === "errors" ? { ...now, cohortName: name } : now));
    },
    /** Shows the refused rows after the sending, to be corrected and sent again. */
    correctRest: () => showErrors(arrived()),
  };
}
