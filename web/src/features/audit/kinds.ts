/** The kinds of events that there are words for, by what they are about. */

export const KINDS = {
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
  ],
  student: ["added", "invited", "corrected", "deleted", "password_set", "contact_changed"],
  demand: ["opened", "accepted", "rejected"],
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
  ],
  university: [
    "created",
    "updated",
    "suspended",
    "resumed",
    "certificates_toggled",
    "responsable_changed",
    "renumbered",
  ],
  email: ["change_asked"],
  password: ["reset_asked"],
  deposit: ["sent", "accepted", "rejected"],
  credits: ["granted"],
  ether: ["sent", "returned"],
} as const;

export type Subject = keyof typeof KINDS;
export type Kind = { [S in Subject]: `${S}.${(typeof KINDS)[S][number]}` }[Subject];

export const SUBJECTS = Object.keys(KINDS) as Subject[];

/** The kinds of one subject, as the log calls them. */
export const kindsOf = (subject: Subject): Kind[] => KINDS[subject].map((deed) => `${subject}.${deed}` as Kind);

const KNOWN = new Set<string>(SUBJECTS.flatMap(kindsOf));

/** The log may know more kinds than this page: those are shown as they are called. */
export const isKnown = (kind: string): kind is Kind => KNOWN.has(kind);

export const isSubject = (text: string): text is Subject => text in KINDS;
