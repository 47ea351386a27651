/**
 * The first protection between universities: a statement on their tables names the university of its rows. Row-level
 * security is the second one. A statement that relies on it alone would also read the rows of all universities.
 */
import type { Statement } from "./statements.ts";

const TABLES = [
  "students",
  "student_codes",
  "batches",
  "diplomas",
  "certificates",
  "credentials",
  "import_rows",
  "visits",
  "credit_entries",
  "credit_accounts",
  "funding_requests",
  "correction_requests",
  "correction_request_items",
  "mails",
  "users",
  "account_links",
  "chain_keys",
  "chain_transactions",
  "jobs",
  "audit_events",
  "documents",
  "hidden_claims",
  "templates",
  "template_versions",
  "signatories",
  "signatory_versions",
  "handed_in_files",
  "daily_counts",
  "visit_days",
  "imports",
  "shares",
  "share_items",
  "share_views",
  "third_party_requests",
  "share_settings",
  "erased_records",
  "erased_students",
  "erased_files",
];

/** Columns whose values belong to one university and that are first in an index. */
const KEYS = [
  "id",
  "batch_id",
  "record_id",
  "request_id",
  "diploma_id",
  "student_id",
  "subject_id",
  "record_id",
  "template_id",
  "signatory_id",
  "public_id",
  "supersedes",
  "signer",
  "digest",
  "file",
  "transaction_id",
  "job_id",
  "secret_digest",
  "share_id",
  // E-mail addresses and usernames of accounts are unique in the whole network.
  "email_lower",
  "lower(username)",
];

const escaped = (text: string) => text.replace(/[()]/g, "\\$&");
const TOUCHES = new RegExp(`\\b(?:from|join|update|into) "?(?:${TABLES.join("|")})"?(?![\\w"])`);
/** Matches a comparison with a parameter, not with another column. */
const VALUE = "(?:(?:=|is not distinct from) (?:any\\(|lower\\()?\\$\\d|in \\(\\$|= x\\.|= asked\\.)";
const NAMES_UNIVERSITY = new RegExp(`university_id"?(?: \\|\\| '')? ${VALUE}`);
const NAMES_KEYS = new RegExp(`(?:^|[\\s(."])(?:${KEYS.map(escaped).join("|")})"? ${VALUE}`);
/** Perhaps with the head of the log to which events are appended. */
const INSERTS_OF_ONE = /^(?:with head as \(update audit_heads [^()]*\) )?insert into "?\w+"? \([^)]*\buniversity_id\b/;

/** Statements that may read all universities at once, in the scope of all or of the public, with the reason. */
const OF_ALL: { reason: string; of: RegExp; publicly?: true }[] = [
  { reason: "lists for the platform's and the network's people", of: /"?(?:search|email\)?)"? like all\(/ },
  { reason: "the whole log, for the platform's people: a page of it", of: /"audit_events".* limit \$/ },
  { reason: "signing in, before it is known where", of: /"student_number" in \(.*"email_lower" = \$/ },
  { reason: "a file in hand, before it is known whose", of: /"file_sha256" = \$/, publicly: true },
  { reason: "a root on the chain, before it is known whose", of: /where b\.root = /, publicly: true },
  { reason: "workers take what is next, whosever it is", of: /\bstatus"? (?:in \(|= 'queued')/ },
  { reason: "what is tied to a job or a payment by its index", of: /subject->>'(?:jobId|batchId|reference)'/ },
  { reason: "what the chain knows, compared at the start", of: /max\("final_block"\)|kind = 'university\.register'/ },
  { reason: "keys that every university must have, made at the start", of: /^select university_id from chain_keys/ },
  {
    reason: "keys whose delay has passed, of any university",
    of: /^select "id", "purpose", "public_id", "valid_from" from "chain_keys"/,
  },
  {
    reason: "templates that every university starts with, made at the start",
    of: /where not exists \(select "t"\."id" from "templates"/,
  },
  {
    reason: "statistics of all universities, and keeping them few",
    of: /\b(?:from|into) (?:daily_counts|visit_days)\b/,
  },
  {
    reason: "what the registrar has made and which keys begin later, for the network's people",
    of: /kind = any\(.* and status = 'final'|and valid_from is not null order by/,
  },
  { reason: "marks of one guardian, who has so many a day for all universities", of: /kind = 'key\.mark'/ },
  {
    reason: "what asks for the attention of the network's people",
    of: /\bd\.(?:revocation_reason|university_id)\b.* group by 1/,
  },
  {
    reason: "a document that an organisation names by its reference, before it is known whose",
    of: /^select id, university_id as "universityId".* from certificates where id = /,
  },
  {
    reason: "requests of organisations by their age and state, whosever they are",
    of: /third_party_requests.*(?:matched_at is null|confirmed_at <= \$)/,
  },
  {
    reason: "deleting what is older than its period, whosever it is",
    of: /< (?:\()?\$\d.* limit \$\d+ for update (?:of \w+ )?skip locked/s,
  },
  { reason: "sweeping kept files by their age", of: /\b(?:made_at|brought_at|erased_at)\b/ },
];

/** Whether the statement may read rows of universities that it does not name, without a reason. */
export function reachesTooFar({ text, scope }: Statement): boolean {
  if (!TOUCHES.test(text)) return false;
  if (NAMES_UNIVERSITY.test(text) || NAMES_KEYS.test(text) || INSERTS_OF_ONE.test(text)) return false;
  return !OF_ALL.some(({ of, publicly }) => of.test(text) && (scope === "all" || (scope === "public" && publicly)));
}
