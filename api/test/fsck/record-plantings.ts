/** Faults in diplomas: in content, status, place in a batch, and revocation. */
import { flip, type Planting } from "./planting.ts";

export const RECORD_PLANTINGS: Planting[] = [
  {
    what: "the digest of the accepted content",
    spoil: `update diplomas set ${flip("content_digest", 7)} where id = $diploma`,
    reported: ["content_differs diploma $diploma", "state_differs diploma $diploma"],
  },
  {
    what: "the salt of the content",
    spoil: `update diplomas set ${flip("content_salt", 7)} where id = $diploma`,
    reported: ["content_differs diploma $diploma", "state_differs diploma $diploma"],
  },
  {
    what: "the accepted content",
    spoil: "update diplomas set content = replace(content, '14.25', '15.25') where id = $diploma",
    reported: ["content_differs diploma $diploma", "credential_content_differs diploma $diploma"],
  },
  {
    what: "somebody who signs",
    spoil: "update diplomas set signatories = array[null, $revoked] where id = $diploma",
    reported: ["content_differs diploma $diploma"],
  },
  {
    what: "the content of a diploma whose digest no longer counts",
    spoil: "update diplomas set content = replace(content, '14.25', '15.25'), content_salt = null where id = $diploma",
    reported: ["credential_content_differs diploma $diploma"],
  },
  {
    what: "a field of a record",
    spoil: "update diplomas set average = average + 1 where id = $diploma",
    reported: ["state_differs diploma $diploma"],
  },
  {
    what: "a status, without the chain",
    spoil: "update diplomas set status = 'revoked' where id = $diploma",
    reported: ["revocation_differs diploma $diploma", "state_differs diploma $diploma"],
  },
  {
    what: "a revocation that is taken back, without the chain",
    spoil: "update diplomas set status = 'signed' where id = $revoked",
    reported: ["revocation_differs diploma $revoked", "state_differs diploma $revoked"],
  },
  {
    what: "a diploma that waits for a batch which is signed",
    spoil: "update diplomas set status = 'signing' where id = $diploma",
    reported: ["batch_status_differs diploma $diploma", "state_differs diploma $diploma"],
  },
  {
    what: "a batch that has failed, under a signed diploma",
    spoil: "update batches set status = 'failed' where id = $loneBatch",
    reported: ["batch_status_differs diploma $lone", "ledger_issue_differs ledger $loneIssue"],
  },
  {
    what: "a signed diploma without a batch",
    spoil: "update diplomas set batch_id = null where id = $diploma",
    reported: ["batch_status_differs diploma $diploma", "state_differs diploma $diploma"],
  },
  {
    what: "a row of an import",
    spoil: "update import_rows set record_id = 'x' || record_id where import_id = $import and row_number = 2",
    reported: ["import_row_without_record import $import/2"],
  },
  {
    what: "a share that gives somebody else's document",
    spoil: `
      with made as (
        insert into shares (id, university_id, student_id, secret_digest, secret_sealed, purpose, expires_at, views_allowed, created_at)
        select $import, university_id, student_id, '\\x00', '\\x00', 'job', now(), 1, now() from diplomas where id = $revoked
        returning id, university_id)
      insert into share_items (share_id, place, university_id, record_id, names)
      select id, 0, university_id, $diploma, '{lastName}' from made`,
    reported: ["share_item_differs share $import"],
  },
];
