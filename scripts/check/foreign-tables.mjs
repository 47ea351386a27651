/** Which room may use another room's table in SQL, and why. `tables.mjs` refuses other accesses and unused entries. */

const FSCK =
  "fsck proves rows against each other across rooms, by reading what is stored and not through the code that stored it.";
const COUNTED =
  "Counts over all records of a scope are made in one statement; the owner would have to hand out every row.";
const NAMES = "A list is sorted, searched and paged by the university's name, which one statement can and two cannot.";
const STORED_BUNDLE =
  "A bundle or badge is read for many documents at once, in one join of the batch, its credentials and its issuer.";

const reads = (room, reason, ...tables) => tables.map((table) => ({ room, table, access: "reads", reason }));
const writes = (room, reason, ...tables) => tables.map((table) => ({ room, table, access: "writes", reason }));
/** An entry for SQL on a table whose name is in a variable; the reason says which tables these are. */
const names = (room, reason) => ({ room, table: "*", access: "names", reason });

export const FOREIGN_TABLES = [
  names("records", "The table of the kind, diplomas or certificates: its SQL is the same for every kind."),
  names("credentials", "Diplomas and certificates: the places of both in the status list, in one query for each."),
  names("cohorts", "The table of the kind, diplomas or certificates: the records of a cohort are counted by status."),
  names("documents", "Diplomas and certificates: the number in the name of a file, by one query for each."),
  names("statistics", "Diplomas and certificates, counted alike."),
  names(
    "platform",
    "Users and students for stopped mails, and the tables that the server's database role may not change.",
  ),
  ...writes(
    "accounts",
    "The mail to nobody goes with its link in one statement, so that an unknown address takes as long as a known one.",
    "mails",
  ),
  ...reads(
    "app",
    "The log names the platform's account at start, for who gives it its roles and its ether.",
    "chain_keys",
  ),
  ...reads(
    "credentials",
    "A place in the status list is the batch's first place and the credential's in it: one join.",
    "batches",
    "credentials",
  ),
  ...reads("cohorts", COUNTED, "batches", "correction_requests", "import_rows", "imports", "mails", "visits"),
  ...reads("cohorts", "A cohort is listed with the name of its agent, in one statement.", "users"),
  ...writes(
    "cohorts",
    "What people call a cohort is theirs to change; the import only notes its first name.",
    "imports",
  ),
  ...reads(
    "issuing",
    "The job's row is locked before the batch, in the order in which the worker locks, so that two ends do not miss each other.",
    "jobs",
  ),
  ...reads("issuing", FSCK, "universities", "chain_attempts", "chain_keys", "erased_records"),
  ...reads("credits", FSCK, "batches", "chain_strangers"),
  ...reads(
    "credits",
    "A transfer is found by the reference that it carries: whether it was sent before, and when it was final.",
    "chain_transactions",
  ),
  ...reads(
    "credits",
    "The job of a gift that was sent before is found with the transfer that names it, under one lock.",
    "jobs",
  ),
  ...reads("credits", NAMES, "universities", "users"),
  ...reads("documents", STORED_BUNDLE, "batches", "credentials", "universities"),
  ...reads(
    "documents",
    "What stands at a place of a batch may be either kind of record: one statement finds which.",
    "certificates",
    "diplomas",
  ),
  ...reads("documents", FSCK, "chain_keys"),
  ...reads(
    "documents",
    "A file that was being made when its record was erased is found with the record's place, in pages.",
    "erased_records",
  ),
  ...reads(
    "documents",
    "Files that nobody is given any more are those made with another choice of hidden claims: one join finds them in pages.",
    "hidden_claims",
  ),
  ...reads(
    "platform",
    "A mail to who chose no language takes the university's, in the statement that queues thousands of mails.",
    "universities",
  ),
  ...reads(
    "records",
    FSCK,
    "audit_events",
    "certificates",
    "credentials",
    "diplomas",
    "import_rows",
    "shares",
    "students",
    "universities",
  ),
  ...reads(
    "records",
    "Where a record is anchored is its final batch beside the registry that it was sent to, read for a page of records at once.",
    "batches",
    "chain_identity",
  ),
  ...reads(
    "records",
    "How far the mails of a batch are is found by what the job carries, which only its room understands.",
    "jobs",
  ),
  ...reads(
    "sharing",
    "A request names a document in words: it is looked for among both kinds of record, in all universities.",
    "certificates",
    "diplomas",
  ),
  ...reads(
    "sharing",
    "Which document a domain was granted is told by the share and its items in one join.",
    "share_items",
  ),
  ...reads(
    "statistics",
    COUNTED,
    "certificates",
    "diplomas",
    "erased_records",
    "import_rows",
    "students",
    "universities",
    "visits",
    "visit_days",
    "page_visits",
  ),
  ...reads(
    "statistics",
    "An import that waits is listed with its file's name and its agent's, in one statement.",
    "imports",
    "users",
  ),
  ...reads(
    "statistics",
    "What is left before the first signed document is a handful of facts of many rooms: one statement reads them at each visit.",
    "credit_accounts",
    "funding_requests",
    "signatories",
    "signatory_versions",
    "template_versions",
  ),
  ...reads(
    "templates",
    "Which universities have no template yet is asked once at start, in one statement.",
    "universities",
  ),
  ...reads(
    "universities",
    "The list of issuers gives the keys that each university signs with, for many universities at once.",
    "chain_keys",
  ),
  ...reads(
    "correction-requests",
    "Requests are searched by their student, and paged in the same statement.",
    "students",
  ),
  ...reads(
    "correction-requests",
    "A closed request is kept while its correction is not signed, which one statement finds among all universities.",
    "diplomas",
  ),
];
