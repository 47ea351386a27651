/** Registers diplomas with the room records, with two own rules: corrections replace, and fraud sends them back. */

import { SUPERSEDED } from "@ijaza/schema/diplomas/diploma";
import type { Records } from "../records/records.service.ts";
import type { StudentCodes, Students } from "../students/students.service.ts";
import type { Templates } from "../templates/templates.service.ts";
import type { Corrections } from "./correcting/correction-ends.ts";
import { lockReplaced, replaceAll } from "./correcting/replace-superseded.ts";
import { BLOCKING_REASON, sendBackCorrection } from "./deciding/blocked-corrections.ts";
import { createPreparing } from "./deciding/prepare-accepting.ts";
import { DIPLOMAS } from "./diplomas.kind.ts";
import { createHolderMailTemplates } from "./mails/holder-mails.ts";
import { STAFF_MAIL_TEMPLATES } from "./mails/staff-mails.ts";

type KeepingDeps = {
  contentKey: Buffer;
  records: Pick<Records, "keep">;
  corrections: Corrections;
  students: Pick<Students, "findByIds">;
  codes: Pick<StudentCodes, "makeFirst">;
  templates: Pick<Templates, "findNewestById">;
};

/** Registers diplomas with the room records. */
export function keepDiplomas({ records, students, codes, templates, ...deps }: KeepingDeps) {
  return records.keep({
    kind: DIPLOMAS,
    prepareAccepting: createPreparing({ students, templates }),
    holderMailTemplates: createHolderMailTemplates({ students, codes }),
    staffMailTemplates: STAFF_MAIL_TEMPLATES,
    finalSteps: {
      beforeMoved: lockReplaced,
      afterMoved: (trx, moved) => replaceAll(trx, { ...deps, ...moved }),
    },
    refusalOf: ({ superseded_by }, { reason }) => (reason === SUPERSEDED && !superseded_by ? "not_superseded" : null),
    async marked(trx, { record: old, caller, revocation: { reason }, at }) {
      if (reason !== BLOCKING_REASON) return;
      await sendBackCorrection(trx, { old, caller, at, ...deps });
    },
  });
}
