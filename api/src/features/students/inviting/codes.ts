/** First sign-in: a student is mailed a code, and whoever has the code may set the password. */
import type { Invitation } from "@ijaza/schema/users/calls";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import { findMailStates } from "../../../platform/mail/mails.ts";
import type { StudentRow } from "../students.tables.ts";
import { digestOfCode, isSameDigest } from "./code.ts";
import { CODE_WITH_DIPLOMA, STUDENT_CODE } from "./code-mail.ts";
import { findCodes, findOpenCodes, useCode } from "./codes.repository.ts";
import { createStudentInviting, type StudentInviting, type StudentInvitingDeps } from "./invite-students.ts";

export type StudentCodes = StudentInviting & {
  /** Those of the candidates whose code this is. */
  match(trx: Trx, attempt: { candidates: readonly StudentRow[]; code: string }): Promise<StudentRow[]>;
  /** Uses the code up once the password is set. Throws `first_sign_in_done` when it was used before. */
  use(trx: Trx, studentId: string): Promise<void>;
  /** The state of the invitation of each student who has one. */
  describe(trx: Trx, studentIds: readonly string[]): Promise<Map<string, Invitation>>;
};

export function createStudentCodes(deps: StudentInvitingDeps): StudentCodes {
  const { clock, codeKey } = deps;
  return {
    ...createStudentInviting(deps),

    async match(trx, { candidates, code }) {
      const open = await findOpenCodes(trx, { ids: candidates.map(({ id }) => id), now: clock.now() });
      return candidates.filter(({ id }) => {
        const digest = open.get(id);
        return digest !== undefined && isSameDigest(digest, digestOfCode({ key: codeKey, studentId: id, code }));
      });
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
