/** Counts what is kept of a student, for whoever is about to erase it. */

import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { readErasure } from "@ijaza/schema/privacy/erasure";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { countMails } from "../../../platform/mail/own-mails.ts";
import { countSessions } from "../../../platform/sessions.ts";
import { countUploadsOf } from "../../diplomas/diplomas.service.ts";
import { countFilesOf } from "../../documents/documents.service.ts";
import { type Caller, scopeFor } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";

type Survey = Answer<typeof readErasure>;

export const createSurvey =
  ({ db, students, records, correctionRequests, sharing }: PrivacyDeps) =>
  (caller: Caller, id: string): Promise<Survey> =>
    inScope(db, scopeFor(caller), async (trx) => {
      // Also one whom the university has deleted, while a revoked document names the student.
      const [student] = await students.findByIds(trx, [id]);
      if (!student) throw new AppError("not_found");
      const { ids: recordIds, valid, isInProgress, ...counts } = await records.surveyRecords(trx, id);
      const corrections = await correctionRequests.personal.countOf(trx, id);
      const made = await countFilesOf(trx, recordIds);
      const uploads = await countUploadsOf(trx, id);
      return {
        erasure: {
          _id: student.id,
          studentNumber: student.student_number,
          firstName: student.first_name,
          lastName: student.last_name,
          firstNameAr: student.first_name_ar,
          lastNameAr: student.last_name_ar,
          valid: valid.map(({ id: _id, ...document }) => ({ _id, ...document })),
          ...counts,
          files: made + uploads + corrections.files,
          ...(await sharing.personal.countOf(trx, id)),
          correctionRequests: corrections.requests,
          mails: await countMails(trx, caller.actor.universityId, { subjectId: id, recordIds }),
          sessions: await countSessions(trx, id),
          hasToWait: isInProgress,
        },
      };
    });
