/** Who signs by a layout: each is somebody whom the university keeps. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { isStackLayout, signatoriesIn } from "@ijaza/schema/templates/stack-layout";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import { findNewestOf } from "../../signatories/signatories.service.ts";

/** The ids of those who sign, slot by slot; nobody signs a layout of boxes. */
export const slotsOf = (layout: AnyLayout): readonly (string | null)[] =>
  isStackLayout(layout) ? signatoriesIn(layout) : [];

export const chosenIn = (slots: readonly (string | null)[]): string[] => [
  ...new Set(slots.filter((id) => id !== null)),
];

/** Refuses a layout with somebody whom the university does not keep, or no longer. */
export async function refuseUnknownSignatories(trx: Trx, layout: AnyLayout): Promise<void> {
  const slots = slotsOf(layout);
  const newest = await findNewestOf(trx, chosenIn(slots));
  const known = new Set(newest.map(({ signatory_id }) => signatory_id));
  const fields = slots.flatMap((id, slot) =>
    id === null || known.has(id) ? [] : [{ path: `layout.signatories.${slot}`, error: "signatory_unknown" as const }],
  );
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}
