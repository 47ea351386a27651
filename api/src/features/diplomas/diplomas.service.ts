/** The door of the room diplomas: imported, decided on, corrected, listed and read. */
import type { Storage } from "../../platform/files/storage.ts";
import type { Records } from "../records/records.service.ts";
import type { StudentCodes, Students } from "../students/students.service.ts";
import { createAdding } from "./diplomas.adding.ts";
import { findBlocked } from "./diplomas.blocked.ts";
import { createCorrections } from "./diplomas.correcting.ts";
import { createCorrectionEnds } from "./diplomas.corrections.ts";
import { createDeciding } from "./diplomas.deciding.ts";
import type { DiplomaDeps } from "./diplomas.deps.ts";
import { readExtremes } from "./diplomas.extremes.ts";
import { followStudents } from "./diplomas.following.ts";
import { createHandedIn } from "./diplomas.handed-in.ts";
import { keepDiplomas } from "./diplomas.keeping.ts";
import { createKeptFiles } from "./diplomas.kept-files.ts";
import { createLists } from "./diplomas.listing.ts";
import { createReading } from "./diplomas.reading.ts";
import { findByFile, findDiplomasByIds } from "./diplomas.repository.ts";
import { createSigning } from "./diplomas.signing.ts";
import { createSuperseding, isCorrectable } from "./diplomas.superseding.ts";

export { standingClaims } from "./diplomas.content.ts";
export type { CorrectionEnd } from "./diplomas.corrections.ts";
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
