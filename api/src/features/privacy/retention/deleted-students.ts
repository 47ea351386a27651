/** Erases students whom their university deleted long ago and of whom no record is left that names them. */
import { SYSTEM } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { lockLongDeleted } from "../../students/students.service.ts";
import { createErasingPerson } from "../erasing/erase-person.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import type { DeleteOld, OldData } from "./delete-old.ts";

/** Students of a statement. */
const PAGE = 50;

export function createDeletingStudents(deps: PrivacyDeps): DeleteOld {
  const erasePerson = createErasingPerson(deps);

  /** Erases those of a page without records; a revoked document goes on naming its holder. */
  const erasePage = async (trx: Trx, { at, ...page }: OldData & { after: string }) => {
    const students = await lockLongDeleted(trx, page);
    let erased = 0;
    for (const student of students) {
      const { ids } = await deps.records.surveyRecords(trx, student.id);
      if (ids.length > 0) continue;
      await erasePerson(trx, { student, author: SYSTEM, at });
      erased += 1;
    }
    return { erased, last: students.length === page.limit ? students.at(-1)?.id : undefined };
  };

  return async (trx, { limit, ...old }) => {
    let total = 0;
    for (let after: string | undefined = ""; after !== undefined && total < limit; ) {
      const { erased, last } = await erasePage(trx, { ...old, limit: PAGE, after });
      total += erased;
      after = last;
    }
    return total;
  };
}
