/** What is issued here is a record: decided on, signed in a batch, revoked. What the rooms that keep records tell of theirs. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import type { CommonAction, RecordAction, RecordDeclaration } from "@ijaza/schema/records/record";

export type RecordStatus = DiplomaStatus;

type CommonDeclaration = Pick<
  RecordDeclaration<string, RecordStatus, Record<CommonAction, RecordAction<RecordStatus>>>,
  "move" | "refusalFor"
>;

/** What every record has, whatever it says. */
export type RecordRow = {
  id: string;
  university_id: string;
  agent_id: string;
  student_id: string | null;
  status: RecordStatus;
  /** RFC 8785 JSON of the claims; null until accepted. */
  content: string | null;
  /** Null once erased. */
  content_salt: Buffer | null;
  content_digest: Buffer | null;
  rejection_reason: string | null;
  /** The version of the template that it was accepted with. */
  template_version_id: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  signed_at: Date | null;
  revoked_at: Date | null;
  revocation_reason: string | null;
  revocation_note: string | null;
  revocation_refused_at: Date | null;
  batch_id: string | null;
  batch_index: number | null;
};

/** A record, and the kind that it is of. */
export type FoundRecord = { kind: RecordKind; record: RecordRow };

export type RecordKind<Row extends RecordRow = RecordRow> = {
  /** Begins its kinds of events, and is the kind of its batches and of its rows of imports. */
  name: "diploma" | "certificate";
  /** Its statuses, and who may do what to it when. */
  declared: CommonDeclaration;
  table: "diplomas" | "certificates";
  /** Type of its credentials (`vct`). */
  vct: string;
  /** Whether anyone who has the link may see the claim. */
  isPublicClaim(name: string): boolean;
  /** HMAC of a record's state, for the audit log; null once it is erased. */
  stateDigest(key: Buffer, state: Row): Buffer | null;
};
