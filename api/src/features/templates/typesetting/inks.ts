/** The colours of a layout's inks. Pure. */

import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import type { Ink } from "@ijaza/schema/templates/stack-measures";

/** Gold that is seen on the main ink. */
export const GOLD = "#d9b562";

export const colourOf = (ink: Ink, inks: StackLayout["inks"]): string => (ink === "gold" ? GOLD : inks[ink]);
