/** A record is decided on, signed in a batch and revoked. This is what a room defines about its kind of records. */
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import type { CommonAction, RecordAction, RecordDeclaration } from "@ijaza/schema/records/record";
import type { DocumentKind } from "@ijaza/schema/sharing/shares";
import type { Selectable } from "kysely";
import type { RecordColumns } from "./records.tables.ts";

export type RecordStatus = DiplomaStatus;

type CommonDeclaration = Pick<
  RecordDeclaration<string, RecordStatus, Record<CommonAction, RecordAction<RecordStatus>>>,
  "actions" | "calls" | "isPublicClaim" | "move" | "refusalFor" | "statusesFor"
>;

/** The columns of every record. */
export type RecordRow = Selectable<RecordColumns<RecordStatus>> & {
  /** The template version that it was accepted with. */
  template_version_id: string | null;
};

/** A pending record that is not stored yet. */
export type NewRecord = Pick<RecordRow, "id" | "university_id" | "student_id" | "search" | "submitted_at"> & {
  agent_id: string;
  status: "pending";
  content_salt: Buffer;
};

/** A record with its kind. */
export type FoundRecord = { kind: RecordKind; record: RecordRow };

export type RecordKind<Row extends RecordRow = RecordRow, New extends NewRecord = NewRecord> = {
  /** The prefix of its kinds of events, and the kind of its batches and of its imported rows. */
  name: string;
  /** The kind of document that is drawn, exported as a badge and shared; null if there is none. */
  document: DocumentKind | null;
  /** Its statuses and calls, who may take which action when, and which claims anyone may see. */
  declared: CommonDeclaration;
  table: string;
  /** Type of its credentials with its version, the end of their `vct`. */
  credentialType: string;
  /** HMAC of a record's state, for the audit log; null once it is erased. */
  stateDigest(key: Buffer, state: Row | New): Buffer | null;
  /** The label for people: a text that also finds the record in lists. */
  labelOf(record: Row): string;
  /** Its own columns that are written beside the common ones. */
  columns: {
    /** Written once, when the record is stored. */
    stored: readonly string[];
    /** Written then, and also by each correction. */
    corrected: readonly string[];
    /** New records are stored in the order of this column. */
    storedBy: string;
  };
};
