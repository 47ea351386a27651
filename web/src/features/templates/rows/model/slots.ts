/** The places of those who sign: which a layout has, who is chosen for each, and which stand empty. Pure. */
import { type LayoutElement, type StackLayout, signatoriesIn } from "@ijaza/schema/templates/stack-layout";
import { MOST_SIGNATORIES } from "@ijaza/schema/templates/stack-marks";
import { changeRowLayout, type RowChange } from "./items.ts";

/** Counted from 1. */
export const SLOTS = Array.from({ length: MOST_SIGNATORIES }, (_, at) => at + 1);

const isPlaceOf = (slot: number) => (element: LayoutElement) => element.kind === "signatory" && element.slot === slot;

/** Who signs in a slot, by the id of the signatory. */
export const chosenFor = (layout: StackLayout, slot: number): string | null => signatoriesIn(layout)[slot - 1] ?? null;

/** The slots that have a place on the page, or somebody who would sign there. */
export const slotsIn = (layout: StackLayout): number[] =>
  SLOTS.filter((slot) => chosenFor(layout, slot) !== null || layout.elements.some(isPlaceOf(slot)));

/** The slots that have a place on the page, and nobody to sign there. */
export const emptySlots = (layout: StackLayout): number[] =>
  SLOTS.filter((slot) => chosenFor(layout, slot) === null && layout.elements.some(isPlaceOf(slot)));

export const chooseFor =
  (slot: number, id: string | null): RowChange =>
  (design) => {
    const chosen = SLOTS.map((each) => (each === slot ? id : chosenFor(design.layout, each)));
    const last = chosen.findLastIndex((each) => each !== null);
    return changeRowLayout({ signatories: chosen.slice(0, last + 1) })(design);
  };
