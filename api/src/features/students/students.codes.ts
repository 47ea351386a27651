/** First sign-in: a student is mailed a code, and whoever has the code may set the password. */
import type { Invitation } from "@ijaza/schema/users";
import { AppError } from "../../platform/app-error.ts";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import { type Author, appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Trx } from "../../platform/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { findMailStates } from "../../platform/mail/mails.ts";
import { endSessionsOfAll } from "../../platform/sessions.ts";
import { type Universities, universityValuesOf } from "../universities/universities.service.ts";
import { type Addressee, addressOf, nameValuesOf } from "./students.addressing.ts";
import { digestOfCode, isSameDigest, newCodes } from "./students.code.ts";
import { CODE_LETTER, CODE_WITH_DIPLOMA, STUDENT_CODE } from "./students.code-letter.ts";
import {
  findCodes,
  findResent,
  forgetTries,
  lockNeverInvited,
  lockUninvited,
  markInvited,
  markResent,
  saveCodes,
  takeTry,
  useCode,
} from "./students.codes.repository.ts";
import { findByIds } from "./students.repository.ts";
import type { StudentRow } from "./students.tables.ts";

type Deps = {
  clock: Clock;
  attempts: Pick<Attempts, "codes">;
  mailer: Mailer;
  universities: Pick<Universities, "findById">;
  /** Key for the digests of codes. */
  codeKey: Buffer;
  publicUrl: string;
};

/** A student gets no second mail within this time. */
const RESENT_AFTER_MS = 10 * 60_000;
const GOOD_FOR_MS = 7 * 24 * 60 * 60_000;
/** Students in each step, which bounds memory when 100,000 are written to. */
const STEP = 1000;

type InviteOptions = { universityId: string; students: readonly Addressee[]; at: Date };
type InviteAnewOptions = Omit<InviteOptions, "students"> & { students: readonly StudentRow[]; author: Author };
/** A code with its student. */
type FirstCode = { number: string; code: string };
type ResendOptions = { universityId: string; author: Author; at: Date; ids?: readonly string[] | undefined };

export type StudentCodes = {
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
  /** Those of the candidates whose code this is. A try is counted before the comparison; a right code is not counted. */
  match(trx: Trx, attempt: { candidates: readonly StudentRow[]; code: string }): Promise<StudentRow[]>;
  /** Uses the code up once the password is set. Throws `first_sign_in_done` when it was used before. */
  use(trx: Trx, studentId: string): Promise<void>;
  /** The state of the invitation of each student who has one. */
  describe(trx: Trx, studentIds: readonly string[]): Promise<Map<string, Invitation>>;
};

export function createStudentCodes(deps: Deps): StudentCodes {
  const { clock, attempts, mailer, universities, codeKey, publicUrl } = deps;
  mailer.on(STUDENT_CODE, CODE_LETTER);

  /** Makes new codes, which end the former ones; returns them in the order of the students. */
  const makeCodes = async (
    trx: Trx,
    { universityId, studentIds, at }: { universityId: string; studentIds: readonly string[]; at: Date },
  ): Promise<string[]> => {
    const codes = newCodes(studentIds.length);
    const digests = studentIds.map((studentId, place) =>
      digestOfCode({ key: codeKey, studentId, code: codes[place]! }),
    );
    const expiresAt = new Date(at.getTime() + GOOD_FOR_MS);
    await saveCodes(trx, { universityId, studentIds, digests, at, expiresAt });
    return codes;
  };

  const invite: StudentCodes["invite"] = async (trx, { universityId, students: invited, at }) => {
    if (invited.length === 0) return new Set();
    const mayGo = await attempts.codes(
      trx,
      invited.map(({ email }) => email),
    );
    const students = invited.filter((_, place) => mayGo[place]);
    if (students.length === 0) return new Set();
    const university = await universities.findById(trx, universityId);
    const codes = await makeCodes(trx, { universityId, studentIds: students.map(({ id }) => id), at });
    const link = `${publicUrl}/login_student`;
    const ofUniversity = university && universityValuesOf(university);
    const mails = students.map((student, place) => ({
      universityId,
      kind: STUDENT_CODE,
      ...addressOf(student),
      values: {
        ...ofUniversity,
        ...nameValuesOf(student),
        link,
        number: student.student_number,
        code: codes[place]!,
      },
    }));
    await mailer.queue(trx, mails);
    return new Set(students.map(({ id }) => id));
  };

  const inviteAnew: StudentCodes["inviteAnew"] = async (trx, { author, ...inviting }) => {
    const { universityId, at } = inviting;
    const ids = [...(await invite(trx, inviting))];
    await endSessionsOfAll(trx, ids);
    await markInvited(trx, { ids, at });
    const events = ids.map((subjectId) => ({ kind: "student.invited", subjectId }));
    await appendAudit(trx, { universityId, author, at, events });
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
      const codes = await makeCodes(trx, { universityId, studentIds: ids, at });
      await markInvited(trx, { ids, at });
      const events = ids.map((subjectId) => ({ kind: "student.invited", subjectId }));
      await appendAudit(trx, { universityId, author: SYSTEM, at, events });
      return new Map(
        students.map(({ id, student_number }, place) => [id, { number: student_number, code: codes[place]! }]),
      );
    },

    async resend(trx, { ids, ...inviting }) {
      const { universityId, at } = inviting;
      const before = new Date(at.getTime() - RESENT_AFTER_MS);
      let [sent, skipped] = [0, 0];
      if (ids && (await findByIds(trx, ids)).length < new Set(ids).size) throw new AppError("not_found");
      for (let after = ""; ; ) {
        const students = await lockUninvited(trx, { universityId, after, limit: STEP, ...(ids && { ids }) });
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

    async match(trx, { candidates, code }) {
      const open = await takeTry(trx, { ids: candidates.map(({ id }) => id), now: clock.now() });
      const matched = candidates.filter(({ id }) => {
        const digest = open.get(id);
        return digest !== undefined && isSameDigest(digest, digestOfCode({ key: codeKey, studentId: id, code }));
      });
      await forgetTries(
        trx,
        matched.map(({ id }) => id),
      );
      return matched;
    },

    async use(trx, studentId) {
      if (!(await useCode(trx, { studentId, at: clock.now() }))) throw new AppError("first_sign_in_done");
    },

    async describe(trx, studentIds) {
      const codes = await findCodes(trx, studentIds);
      const mails = await findMailStates(trx, { subjectIds: studentIds, kinds: [STUDENT_CODE, CODE_WITH_DIPLOMA] });
      const now = clock.now();
      return new Map(
        codes.map(({ student_id, used_at, expires_at, created_at }): [string, Invitation] => {
          if (used_at) return [student_id, { state: "used", at: used_at.toISOString() }];
          const mail = mails.get(student_id) ?? { status: "queued" as const, at: created_at.toISOString() };
          const isOver = mail.status === "sent" && expires_at <= now;
          return [
            student_id,
            isOver ? { state: "expired", at: expires_at.toISOString() } : { state: mail.status, at: mail.at },
          ];
        }),
      );
    },
  };
}
