/** How long each kind of data is kept, in days. An installation chooses the periods, and its page on privacy names them. */
import { z } from "zod";

/** Kinds of data that are deleted after a time. What verification, credits and the audit log need is not among them. */
export const RETENTION_KINDS = [
  "mails",
  "visits",
  "jobs",
  "imports",
  "correctionRequests",
  "shares",
  "accessRequests",
  "rejectedRecords",
  "deletedStudents",
  "closedAccounts",
] as const;

export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Days for which data of each kind is kept after its end; 0 is for ever. */
export type Retention = Record<RetentionKind, number>;

/** The fewest days: after them nobody who acts on such data still waits for it. */
export const FEWEST_RETENTION_DAYS = 30;
export const MOST_RETENTION_DAYS = 36_500;

/** The periods of an installation that does not choose others. */
export const DEFAULT_RETENTION: Readonly<Retention> = {
  mails: 730,
  visits: 1095,
  jobs: 365,
  imports: 0,
  correctionRequests: 1825,
  shares: 365,
  accessRequests: 365,
  rejectedRecords: 1095,
  deletedStudents: 365,
  closedAccounts: 1095,
};

const days = z.int().min(0).max(MOST_RETENTION_DAYS);

export const retention = z.record(z.enum(RETENTION_KINDS), days);
