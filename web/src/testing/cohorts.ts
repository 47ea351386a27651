/** Invented cohorts for tests. */
import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import { AGENT } from "./people.ts";

export const COHORT_ID = "im000000000000000000000000";
/** No record of any status. */
export const NO_COUNTS = {
  pending: 0,
  rejected: 0,
  unsigned: 0,
  signing: 0,
  error: 0,
  signed: 0,
  revoking: 0,
  revoked: 0,
};

export const cohortWith = (overrides: Partial<OneCohort> = {}): OneCohort => ({
  _id: COHORT_ID,
  kind: "diploma",
  name: "Master 2026, Sciences",
  fileName: "m2_2026.csv",
  agent: { _id: AGENT._id, username: AGENT.username, usernameAr: "يوسف حداد" },
  createdAt: "2026-11-18T09:00:00Z",
  checked: 40,
  counts: { ...NO_COUNTS, pending: 40 },
  mails: { delivered: 0, queued: 0, returned: 0 },
  verified: { records: 0, times: 0 },
  corrections: 0,
  batches: [],
  ...overrides,
});

/** 37 signed and three rejected, with two mails that came back. */
export const SIGNED = cohortWith({
  counts: { ...NO_COUNTS, signed: 37, rejected: 3 },
  mails: { delivered: 35, queued: 0, returned: 2 },
  verified: { records: 12, times: 21 },
  batches: [
    {
      _id: "ba000000000000000000000000",
      status: "signed",
      count: 37,
      block: 4_182_907,
      at: "2026-11-20T10:40:00Z",
      transaction: `0x${"ab".repeat(32)}`,
    },
  ],
});
