/** How many credits somebody types, kept within what can be asked for: pure. */
import { MAX_CREDIT_DEMAND } from "@ijaza/schema/deposits";

/** What stands in the field after a keystroke: nothing below 0, nothing above the most. What is no number stays. */
export const clampAmount = (text: string): string => {
  const amount = Number(text);
  if (text === "" || Number.isNaN(amount)) return text;
  if (amount > MAX_CREDIT_DEMAND) return String(MAX_CREDIT_DEMAND);
  return amount < 0 ? "0" : text;
};

/** The amount that would be sent, or null for what cannot be: nothing, no number, none at all, a part of one. */
export const readAmount = (text: string): number | null => {
  const amount = Number(text);
  return text.trim() !== "" && Number.isInteger(amount) && amount > 0 && amount <= MAX_CREDIT_DEMAND ? amount : null;
};
