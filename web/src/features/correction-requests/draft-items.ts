/** The items of a request for corrections while it is written: their faults, by the rules of the records. Pure. */

import { CORRECTION_FIELDS, type CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import type { FieldErrorCode } from "@ijaza/schema/errors/errors";
import type { SentenceData } from "@ijaza/schema/errors/sentences";
import { isEmpty, readCell } from "@ijaza/schema/fields/fields";

export type Draft = { id: number; field: string; value: string };
export type DraftFault = { error: FieldErrorCode; data?: SentenceData };

/** The recorded values by field name; `today` is `YYYY-MM-DD`. */
type RecordedValues = { standing: Readonly<Record<string, unknown>>; today: string };

/** Undefined when the item is valid. */
export function faultOf(
  kind: CorrectionKind,
  { field: name, value }: Draft,
  known: RecordedValues,
): DraftFault | undefined {
  const rule = CORRECTION_FIELDS[kind].find((each) => each.name === name);
  if (!rule) return { error: "required" };
  const held = String(known.standing[name] ?? "");
  if (isEmpty(value)) return rule.required ? { error: "required" } : unlessChanged(held, "");
  const read = readCell(rule, value.trim(), known.today);
  return "fault" in read ? read.fault : unlessChanged(held, String(read.value));
}

const unlessChanged = (held: string, value: string): DraftFault | undefined =>
  held === value ? { error: "unchanged" } : undefined;

/** Fields that no other item uses yet. */
export const freeFields = (kind: CorrectionKind, drafts: readonly Draft[], own: Draft) =>
  CORRECTION_FIELDS[kind].filter(({ name }) => name === own.field || !drafts.some(({ field }) => field === name));
