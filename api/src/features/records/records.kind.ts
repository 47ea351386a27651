/** A record is what is decided on, signed in a batch and revoked. Here is what a room says about the kind it keeps. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import type { CommonAction, RecordAction, RecordDeclaration } from "@ijaza/schema/records/record";
import type { DocumentKind } from "@ijaza/schema/shares";
import type { Selectable } from "kysely";
import type { RecordColumns } from "./records.tables.ts";

export type RecordStatus = DiplomaStatus;

type CommonDeclaration = Pick<
  RecordDeclaration<string, RecordStatus, Record<CommonAction, RecordAction<RecordStatus>>>,
  "actions" | "calls" | "isPublicClaim" | "move" | "refusalFor" | "statusesFor"
>;

/** What every record has, whatever it says. */
export type RecordRow = Selectable<RecordColumns<RecordStatus>> & {
  /** The version of the template that it was accepted with. */
  template_version_id: string | null;
};

/** A pending record that is not stored yet. */
export type NewRecord = Pick<RecordRow, "id" | "university_id" | "student_id" | "search" | "submitted_at"> & {
  agent_id: string;
  status: "pending";
  content_salt: Buffer;
};

/** A record, and the kind that it is of. */
export type FoundRecord = { kind: RecordKind; record: RecordRow };

export type RecordKind<Row extends RecordRow = RecordRow, New extends NewRecord = NewRecord> = {
  /** Begins its kinds of events, and is the kind of its batches and of its rows of imports. */
  name: string;
  /** The kind of document that is drawn, exported as a badge and shared of it; null where there is none. */
  document: DocumentKind | null;
  /** Its statuses and calls, who may do what to it when, and which of its claims anyone may see. */
  declared: CommonDeclaration;
  table: string;
  /** Type of its credentials (`vct`). */
  vct: string;
  /** HMAC of a record's state, for the audit log; null once it is erased. */
  stateDigest(key: Buffer, state: Row | New): Buffer | null;
  /** What people know the record by: a text that also finds it in lists. */
  labelOf(record: Row): string;
  /** Its own columns that are written beside those of every kind. */
  columns: {
    /** Written once, when the record is stored. */
    stored: readonly string[];
    /** Written then, and by each correction. */
    corrected: readonly string[];
    /** New records are stored in the order of this column. */
    storedBy: string;
  };
};
