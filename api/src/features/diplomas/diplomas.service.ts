/** The door of the room diplomas: imported, decided on, corrected, listed and read. */
import type { Storage } from "../../platform/files/storage.ts";
import type { Records } from "../records/records.service.ts";
import type { StudentCodes, Students } from "../students/students.service.ts";
import { createCorrections } from "./correcting/correct-diploma.ts";
import { createCorrectionEnds } from "./correcting/correction-ends.ts";
import { followStudents } from "./correcting/follow-students.ts";
import { createSuperseding, isCorrectable } from "./correcting/supersede-diploma.ts";
import { findBlocked } from "./deciding/blocked-corrections.ts";
import { createDeciding } from "./deciding/decide-diplomas.ts";
import type { DiplomaDeps } from "./diplomas.deps.ts";
import { keepDiplomas } from "./diplomas.keeping.ts";
import { findByFile, findDiplomasByIds } from "./diplomas.repository.ts";
import { createAdding } from "./importing/import-diplomas.ts";
import { createKeptFiles } from "./importing/kept-files.ts";
import { createHandedIn } from "./reading/handed-in-files.ts";
import { createLists } from "./reading/list-diplomas.ts";
import { createReading } from "./reading/read-diploma.ts";
import { readExtremes } from "./reading/samples.ts";
import { createSigning } from "./signing/sign-diplomas.ts";

export type { CorrectionEnd } from "./correcting/correction-ends.ts";
export { standingClaims } from "./diplomas.content.ts";
export { findDiploma, findDiplomasByIds } from "./diplomas.repository.ts";
export type { DiplomaRow } from "./diplomas.tables.ts";

export type Diplomas = ReturnType<typeof createDiplomas>;

type Deps = DiplomaDeps & {
  students: Pick<Students, "onCorrected" | "onDeletion">;
  codes: Pick<StudentCodes, "makeFirst">;
  records: Records;
  storage: Storage;
};

export function createDiplomas(deps: Deps) {
  followStudents(deps);
  const keptFiles = createKeptFiles(deps);
  deps.templates.onSampling("diploma", readExtremes);
  const corrections = createCorrectionEnds();
  const kept = keepDiplomas({ ...deps, corrections });
  return {
    ...createAdding({ ...deps, keptFiles, tellWaiting: kept.tellWaiting }),
    ...createDeciding({ ...deps, corrections, tellDecided: kept.tellDecided }),
    ...createCorrections(deps),
    ...createHandedIn({ ...deps, keptFiles }),
    /** Removes handed-in files that no diploma names; now and then, on any node. */
    sweepFiles: keptFiles.sweep,
    ...createLists(deps),
    ...createReading(deps),
    ...createSigning(deps),
    revoke: kept.revoke,
    ...createSuperseding(deps),
    onCorrection: corrections.onCorrection,
    countPendingOf: kept.countPendingOf,
    findBlocked,
    findByFile,
    findByIds: findDiplomasByIds,
    isCorrectable,
  };
}
