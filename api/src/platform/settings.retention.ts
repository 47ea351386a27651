/** The settings that say how long data is kept. */
import {
  DEFAULT_RETENTION,
  FEWEST_RETENTION_DAYS,
  MOST_RETENTION_DAYS,
  RETENTION_KINDS,
  type Retention,
} from "@ijaza/schema/privacy/retention";
import { z } from "zod";

/** Days: 0 for ever, else so many that nobody who acts on the data still waits for it. */
export const retentionDays = z.coerce
  .number()
  .int()
  .min(0)
  .max(MOST_RETENTION_DAYS)
  .refine(
    (days) => days === 0 || days >= FEWEST_RETENTION_DAYS,
    `expected 0 for ever, or at least ${FEWEST_RETENTION_DAYS}`,
  );

/** The chosen periods, and the product's own for kinds without one. */
export const readRetention = (chosen: { [kind in keyof Retention]: number | undefined }): Retention => {
  const entries = RETENTION_KINDS.map((kind) => [kind, chosen[kind] ?? DEFAULT_RETENTION[kind]]);
  return Object.fromEntries(entries) as Retention;
};
