/** Limits a typed number of credits to what can be requested. Pure. */
import { MAX_CREDIT_REQUEST } from "@ijaza/schema/credits/calls";

/** What the field holds after a keystroke: at least 0 and at most the limit. A text that is no number stays. */
export const clampAmount = (text: string): string => {
  const amount = Number(text);
  if (text === "" || Number.isNaN(amount)) return text;
  if (amount > MAX_CREDIT_REQUEST) return String(MAX_CREDIT_REQUEST);
  return amount < 0 ? "0" : text;
};

/** The amount to send, or null for an empty field, a text, zero or a fraction. */
export const readAmount = (text: string): number | null => {
  const amount = Number(text);
  return text.trim() !== "" && Number.isInteger(amount) && amount > 0 && amount <= MAX_CREDIT_REQUEST ? amount : null;
};
