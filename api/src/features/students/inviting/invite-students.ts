/** Mails students the codes of their first sign-in. */
import { AppError } from "../../../platform/app-error.ts";
import type { Attempts } from "../../../platform/attempts/attempts.ts";
import { type Author, appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import type { MailValues } from "../../../platform/mail/mail-text.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import type { NewMail } from "../../../platform/mail/mails.ts";
import { endSessionsOfAll } from "../../../platform/sessions.ts";
import { type Universities, universityValuesOf } from "../../universities/universities.service.ts";
import { findByIds } from "../students.repository.ts";
import type { StudentRow } from "../students.tables.ts";
import { type Addressee, addressOf, nameValuesOf } from "./addressing.ts";
import { digestOfCode, newCodes } from "./code.ts";
import { CODE_MAIL, STUDENT_CODE } from "./code-mail.ts";
import { findResent, lockNeverInvited, lockUninvited, markInvited, markResent, saveCodes } from "./codes.repository.ts";

/** A student gets no second mail within this time. */
const RESENT_AFTER_MS = 10 * 60_000;
const GOOD_FOR_MS = 7 * 24 * 60 * 60_000;
/** Students in each step, which bounds memory when 100,000 are written to. */
const STEP = 1000;

export type StudentInvitingDeps = {
  clock: Clock;
  attempts: Pick<Attempts, "codes">;
  mailer: Mailer;
  universities: Pick<Universities, "findById">;
  /** Key for the digests of codes. */
  codeKey: Buffer;
  publicUrl: string;
};

type InviteOptions = { universityId: string; students: readonly Addressee[]; at: Date };
type InviteAnewOptions = Omit<InviteOptions, "students"> & { students: readonly StudentRow[]; author: Author };
type ResendOptions = { universityId: string; author: Author; at: Date; ids?: readonly string[] | undefined };
/** A code with its student, and the link that brings both to the first sign-in. */
type FirstCode = { number: string; code: string; signIn: string };

export type StudentInviting = {
  /**
   * Makes new codes, which end the former ones, and queues their mails. An address gets three a day. Returns the ids of
   * the students who are written to; the others get no new code and can be written to later.
   */
  invite(trx: Trx, invitation: InviteOptions): Promise<Set<string>>;
  /**
   * Writes to students who are registered already, and logs it. Sessions that the former code opened end.
   * Returns the ids of those whom `invite` has written to.
   */
  inviteAnew(trx: Trx, invitation: InviteAnewOptions): Promise<string[]>;
  /**
   * First codes for a mail that is sent anyway, which does not count for its address. By student, for those who
   * have neither a password nor ever had a code, and whom nobody is changing at this moment.
   */
  makeFirst(
    trx: Trx,
    options: { universityId: string; studentIds: readonly string[] },
  ): Promise<Map<string, FirstCode>>;
  /**
   * Writes again to students who have not set their password, the named ones or all, but to nobody twice within ten
   * minutes, and three times a day to one address. Returns how many were written to and left out. Throws `not_found` for
   * an id that belongs to no student of the university.
   */
  resend(trx: Trx, options: ResendOptions): Promise<{ sent: number; skipped: number }>;
};

export function createStudentInviting(deps: StudentInvitingDeps): StudentInviting {
  const { clock, attempts, mailer, universities, codeKey, publicUrl } = deps;
  mailer.on(STUDENT_CODE, CODE_MAIL);

  const invite: StudentInviting["invite"] = async (trx, { universityId, students: invited, at }) => {
    if (invited.length === 0) return new Set();
    const emails = invited.map(({ email }) => email);
    const mayGo = await attempts.codes(trx, emails);
    const students = invited.filter((_, place) => mayGo[place]);
    if (students.length === 0) return new Set();
    const university = await universities.findById(trx, universityId);
    const codes = await makeCodes(trx, { codeKey, publicUrl, universityId, students, at });
    const shared = university && universityValuesOf(university);
    const mails = students.map((student, place) => mailOf(student, { universityId, shared, first: codes[place]! }));
    await mailer.queue(trx, mails, "counted");
    return new Set(students.map(({ id }) => id));
  };

  const inviteAnew: StudentInviting["inviteAnew"] = async (trx, { author, ...inviting }) => {
    const { universityId, at } = inviting;
    const ids = [...(await invite(trx, inviting))];
    await endSessionsOfAll(trx, ids);
    await noteInvited(trx, { universityId, ids, author, at });
    return ids;
  };

  return {
    invite,
    inviteAnew,

    async makeFirst(trx, { universityId, studentIds }) {
      const students = await lockNeverInvited(trx, studentIds);
      if (students.length === 0) return new Map();
      const at = clock.now();
      const ids = students.map(({ id }) => id);
      const codes = await makeCodes(trx, { codeKey, publicUrl, universityId, students, at });
      await noteInvited(trx, { universityId, ids, author: SYSTEM, at });
      return new Map(students.map(({ id }, place) => [id, codes[place]!]));
    },

    async resend(trx, { ids, ...inviting }) {
      const { universityId, at } = inviting;
      const before = new Date(at.getTime() - RESENT_AFTER_MS);
      let [sent, skipped] = [0, 0];
      if (ids && (await findByIds(trx, ids)).length < new Set(ids).size) throw new AppError("not_found");
      for (let after = ""; ; ) {
        const students = await lockUninvited(trx, { universityId, after, limit: STEP, ids });
        if (students.length === 0) return { sent, skipped };
        const resentLately = await findResent(trx, { ids: students.map(({ id }) => id), since: before });
        const due = students.filter(({ id }) => !resentLately.has(id));
        const invited = await inviteAnew(trx, { ...inviting, students: due });
        await markResent(trx, { ids: invited, at });
        sent += invited.length;
        skipped += students.length - invited.length;
        after = students.at(-1)!.id;
      }
    },
  };
}

type MailOptions = { universityId: string; shared: Partial<MailValues> | undefined; first: FirstCode };

const mailOf = (student: Addressee, { universityId, shared, first }: MailOptions): NewMail => {
  const { number, code, signIn: link } = first;
  const values = { ...shared, ...nameValuesOf(student), number, code, link };
  return { universityId, kind: STUDENT_CODE, ...addressOf(student), values };
};

type MakeCodesOptions = {
  codeKey: Buffer;
  publicUrl: string;
  universityId: string;
  students: readonly Pick<StudentRow, "id" | "student_number">[];
  at: Date;
};

/** Makes new codes, which end the former ones; returns them in the order of the students. */
async function makeCodes(trx: Trx, options: MakeCodesOptions): Promise<FirstCode[]> {
  const { codeKey, publicUrl, universityId, students, at } = options;
  const codes = newCodes(students.length);
  const studentIds = students.map(({ id }) => id);
  const digests = studentIds.map((studentId, place) => digestOfCode({ key: codeKey, studentId, code: codes[place]! }));
  const expiresAt = new Date(at.getTime() + GOOD_FOR_MS);
  await saveCodes(trx, { universityId, studentIds, digests, at, expiresAt });
  return students.map(({ student_number: number }, place) => {
    const code = codes[place]!;
    // Behind a `#`, which no server is sent.
    return { number, code, signIn: `${publicUrl}/login_student?first=true#${code}.${encodeURIComponent(number)}` };
  });
}

type NoteInvitedOptions = { universityId: string; ids: readonly string[]; author: Author; at: Date };

async function noteInvited(trx: Trx, { universityId, ids, author, at }: NoteInvitedOptions): Promise<void> {
  await markInvited(trx, { ids, at });
  const events = ids.map((subjectId) => ({ kind: "student.invited", subjectId }));
  await appendAudit(trx, { universityId, author, at, events });
}
