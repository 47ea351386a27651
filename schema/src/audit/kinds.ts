/**
 * The kinds of events in the audit log, by their subject. The server appends no other kind, and the page has a text for
 * each. Events stay in the log for ever: a kind may be added here, but never removed.
 */

export const AUDIT_KINDS = {
  diploma: [
    "submitted",
    "unsigned",
    "accepted",
    "rejected",
    "corrected",
    "student_corrected",
    "deleted",
    "signing",
    "signed",
    "error",
    "revoking",
    "revoked",
    "superseded",
    "visibility_changed",
    "mailed_again",
    "erased",
    "exported",
    "downloaded",
  ],
  certificate: [
    "submitted",
    "accepted",
    "rejected",
    "corrected",
    "deleted",
    "signing",
    "signed",
    "error",
    "revoking",
    "revoked",
    "visibility_changed",
    "mailed_again",
    "erased",
    "exported",
    "downloaded",
  ],
  student: [
    "added",
    "invited",
    "corrected",
    "deleted",
    "password_set",
    "contact_changed",
    "data_downloaded",
    "erased",
    "exported",
  ],
  demand: ["opened", "accepted", "rejected"],
  share: ["created", "taken_back", "locked", "unlocked"],
  third_party: ["requested", "granted", "refused", "blocked"],
  session: ["opened", "half_opened", "ended", "others_ended"],
  user: [
    "created",
    "registered",
    "invited_again",
    "changed",
    "assigned",
    "unassigned",
    "blocked",
    "unblocked",
    "deleted",
    "mode_selected",
    "password_set",
    "written_to",
    "exported",
  ],
  university: [
    "created",
    "updated",
    "suspended",
    "resumed",
    "certificates_toggled",
    "responsable_changed",
    "renumbered",
    "issuer_changed",
    "exported",
  ],
  template: ["created", "changed", "deleted"],
  signatory: ["created", "changed", "removed"],
  cohort: ["renamed"],
  second_factor: [
    "given",
    "passkey_added",
    "passkey_removed",
    "codes_added",
    "codes_removed",
    "recovery_codes_renewed",
    "reset",
  ],
  email: ["change_asked", "change_withdrawn", "change_given", "change_confirmed", "change_objected"],
  password: ["reset_asked"],
  deposit: ["sent", "accepted", "rejected"],
  credits: ["granted"],
  ether: ["sent", "called_off", "returned"],
  audit: ["exported"],
  retention: ["deleted"],
  key: [
    "reported",
    "marking",
    "marked",
    "confirming",
    "confirmed",
    "clearing",
    "cleared",
    "vetoing",
    "vetoed",
    "replacing",
    "ending",
    "refused",
  ],
} as const;

/**
 * The members of event data beside kind and subject, over all kinds. The server appends no others, and the page has a
 * label for each. Never removed, like the kinds.
 */
export const AUDIT_DATA = [
  "amount",
  "days",
  "enabled",
  "fields",
  "format",
  "from",
  "isClosed",
  "isInvited",
  "items",
  "jobId",
  "kind",
  "method",
  "purpose",
  "reason",
  "registryId",
  "responsableId",
  "role",
  "since",
  "slug",
  "to",
  "total",
  "wallet",
  "wei",
] as const;

export type AuditDatum = (typeof AUDIT_DATA)[number];

export type AuditSubject = keyof typeof AUDIT_KINDS;
export type AuditKind = { [S in AuditSubject]: `${S}.${(typeof AUDIT_KINDS)[S][number]}` }[AuditSubject];

export const AUDIT_SUBJECTS = Object.keys(AUDIT_KINDS) as AuditSubject[];

/** The kinds of one subject, by their names in the log. */
export const kindsOf = (subject: AuditSubject): AuditKind[] =>
  AUDIT_KINDS[subject].map((action) => `${subject}.${action}` as AuditKind);

const KNOWN = new Set<string>(AUDIT_SUBJECTS.flatMap(kindsOf));

export const isAuditKind = (kind: string): kind is AuditKind => KNOWN.has(kind);
export const isAuditDatum = (name: string): name is AuditDatum => AUDIT_DATA.some((each) => each === name);
export const isAuditSubject = (text: string): text is AuditSubject => text in AUDIT_KINDS;
