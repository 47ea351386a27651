/** The state of a record of any kind, as it is sent. Pure. */

import type { RecordRow } from "../records.kind.ts";
import type { Anchor } from "./anchors.ts";

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

export const describeStanding = <Row extends RecordRow>(row: Row, anchor: Anchor | null) => ({
  _id: row.id,
  status: row.status as Row["status"],
  agentId: row.agent_id,
  universityId: row.university_id,
  rejectionReason: row.rejection_reason,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: moment(row.decided_at),
  signedAt: moment(row.signed_at),
  revokedAt: moment(row.revoked_at),
  revocationReason: row.revocation_reason,
  revocationRefusedAt: moment(row.revocation_refused_at),
  batchId: row.batch_id,
  anchor,
});
