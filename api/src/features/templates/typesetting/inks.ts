/** The colours of a layout's inks. Pure. */
import type { Ink, StackLayout } from "@ijaza/schema/stack-layout";

/** Gold that is seen on the main ink. */
export const GOLD = "#d9b562";

export const colourOf = (ink: Ink, inks: StackLayout["inks"]): string => (ink === "gold" ? GOLD : inks[ink]);
