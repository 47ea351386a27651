/** Which places of a document would stay empty if its record were accepted now. Pure. */

import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { findPrintingGaps } from "@ijaza/schema/records/printing-gaps";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { isStackLayout } from "@ijaza/schema/templates/stack-layout";
import { isInOffice, type SignatoryVersion } from "../../signatories/signatories.service.ts";
import { slotsOf } from "./signatories.ts";

type Gap = Answer<typeof findPrintingGaps>["templates"][number]["gaps"][number];

type Present = {
  /** The newest versions of those whom the template chooses, as far as they are in use. */
  newest: readonly SignatoryVersion[];
  /** `YYYY-MM-DD` */
  day: string;
  hasLogo: boolean;
  /** Whether the user who accepts has a signature, which layouts of boxes print. */
  hasOwnSignature: boolean;
};

/** First those of who signs, slot by slot, then those of pictures. */
export function gapsOf(layout: AnyLayout, present: Present): Gap[] {
  const items = isStackLayout(layout) ? layout.elements : layout.boxes;
  const places = (picture: "logo" | "signature") =>
    items.some((item) => item.kind === "picture" && item.picture === picture);
  return [
    ...printedSlots(layout).flatMap((slot) => gapOfSlot(slot, layout, present) ?? []),
    ...(places("logo") && !present.hasLogo ? [gapWithout("no_logo")] : []),
    ...(places("signature") && !present.hasOwnSignature ? [gapWithout("no_own_signature")] : []),
  ];
}

const gapWithout = (gap: Gap["gap"]): Gap => ({ gap, slot: null, name: null });

/** The slots that the layout has a place for; the holder's is signed by hand. */
function printedSlots(layout: AnyLayout): number[] {
  if (!isStackLayout(layout)) return [];
  const slots = layout.elements.flatMap((element) =>
    element.kind === "signatory" && element.slot !== "holder" ? [element.slot] : [],
  );
  return [...new Set(slots)].sort();
}

function gapOfSlot(slot: number, layout: AnyLayout, { newest, day }: Present): Gap | null {
  const chosen = slotsOf(layout)[slot - 1];
  const version = newest.find(({ signatory_id }) => signatory_id === chosen);
  if (!version) return { gap: "nobody_chosen", slot, name: null };
  if (!isInOffice(version, day)) return { gap: "out_of_office", slot, name: version.name };
  return version.picture === null ? { gap: "no_signature", slot, name: version.name } : null;
}
