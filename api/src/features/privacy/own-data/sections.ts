/**
 * The sections of the data that is kept of a student, each with the tables that it shows. A test fails if a table about
 * people is in no section and not among those that are left out for a reason.
 */

import { readOwnEvents } from "../../../platform/audit/audit.reading.ts";
import type { Trx } from "../../../platform/database.ts";
import { readOwnRows } from "../../../platform/imported-rows.ts";
import { readOwnMails } from "../../../platform/mail/own-mails.ts";
import type { Readable } from "../../../platform/readable-rows.ts";
import { readOwnSessions } from "../../../platform/sessions.ts";
import { readOwnLinks } from "../../accounts/accounts.service.ts";
import type { OwnRequests } from "../../correction-requests/correction-requests.service.ts";
import type { OwnRecord } from "../../records/records.service.ts";
import type { OwnSharing } from "../../sharing/sharing.service.ts";
import { readOwnStudent } from "../../students/students.service.ts";
import { readOwnVisits } from "../../visits/visits.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";

/** The tables that each section shows, or that a file of the archive comes from. */
export const TABLES = {
  student: ["students", "student_codes"],
  documents: ["diplomas", "certificates", "hidden_claims", "credentials", "documents", "handed_in_files"],
  correctionRequests: ["correction_requests", "correction_request_items"],
  shares: ["shares", "share_items", "share_views"],
  accessRequests: ["third_party_requests", "share_settings"],
  mails: ["mails"],
  sessions: ["sessions", "account_links"],
  visits: ["visits"],
  imports: ["import_rows", "imports"],
  events: ["audit_events"],
} as const satisfies Record<string, readonly string[]>;

export type SectionName = keyof typeof TABLES;
export const SECTION_NAMES = Object.keys(TABLES) as SectionName[];

/** Everything that is kept of one student, and what the files of the archive are made of. */
export type OwnData = {
  sections: Record<SectionName, unknown>;
  records: OwnRecord[];
  evidence: OwnRequests["evidence"];
};

type Person = { id: string; universityId: string };
type Gathering = Pick<PrivacyDeps, "records" | "correctionRequests" | "sharing">;

export async function gatherOwnData(trx: Trx, { id, universityId }: Person, rooms: Gathering): Promise<OwnData> {
  const records = await rooms.records.readOwnRecords(trx, id);
  const requests = await rooms.correctionRequests.personal.readOwn(trx, id);
  const sharing = await rooms.sharing.personal.readOwn(trx, id);
  const recordIds = records.map(({ record }) => record.id);
  const others = idsIn(requests.rows, sharing.shares, sharing.accessRequests);
  return {
    records,
    evidence: requests.evidence,
    sections: {
      student: await readOwnStudent(trx, id),
      documents: records.map(({ readable }) => readable),
      correctionRequests: requests.rows,
      shares: sharing.shares,
      accessRequests: describeAccess(sharing),
      mails: await readOwnMails(trx, universityId, { subjectId: id, recordIds }),
      sessions: { sessions: await readOwnSessions(trx, id), mailedLinks: await readOwnLinks(trx, id) },
      visits: await readOwnVisits(trx, recordIds),
      imports: await readOwnRows(trx, [id, ...recordIds]),
      events: await readOwnEvents(trx, { universityId, personId: id, recordIds: [...recordIds, ...others] }),
    },
  };
}

const describeAccess = ({ accessRequests: requests, settings }: OwnSharing) => ({ requests, settings });

const idsIn = (...lists: readonly Readable[][]): string[] => lists.flat().map(({ id }) => String(id));
