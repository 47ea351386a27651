/** The door of the room diplomas: imported, decided on, corrected, listed and read. */
import type { Trx } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import { countPending, type Records } from "../records/records.service.ts";
import type { StudentCodes, Students } from "../students/students.service.ts";
import { createAdding } from "./diplomas.adding.ts";
import { findBarred } from "./diplomas.barred.ts";
import type { DiplomaParts } from "./diplomas.caller.ts";
import { createCorrecting } from "./diplomas.correcting.ts";
import { createCorrections } from "./diplomas.corrections.ts";
import { createDeciding } from "./diplomas.deciding.ts";
import { readExtremes } from "./diplomas.extremes.ts";
import { followStudents } from "./diplomas.following.ts";
import { createHandedIn } from "./diplomas.handed-in.ts";
import { keepDiplomas } from "./diplomas.keeping.ts";
import { createKeptFiles } from "./diplomas.kept-files.ts";
import { DIPLOMAS } from "./diplomas.kind.ts";
import { createListing } from "./diplomas.listing.ts";
import { createReading } from "./diplomas.reading.ts";
import { findByFile, findDiplomasByIds } from "./diplomas.repository.ts";
import { createSigning } from "./diplomas.signing.ts";
import { createSuperseding, isCorrectable } from "./diplomas.superseding.ts";

export { standingClaims } from "./diplomas.content.ts";
export type { CorrectionEnd } from "./diplomas.corrections.ts";
export { findDiploma, findDiplomasByIds } from "./diplomas.repository.ts";
export type { DiplomaRow } from "./diplomas.tables.ts";

export type Diplomas = ReturnType<typeof createDiplomas>;

type Parts = DiplomaParts & {
  students: Pick<Students, "onCorrected" | "onDeletion">;
  codes: Pick<StudentCodes, "makeFirst">;
  records: Records;
  storage: Storage;
};

export function createDiplomas(parts: Parts) {
  followStudents(parts);
  const keptFiles = createKeptFiles(parts);
  parts.templates.onSampling("diploma", readExtremes);
  const corrections = createCorrections();
  const kept = keepDiplomas({ ...parts, corrections });
  return {
    ...createAdding({ ...parts, keptFiles, tellWaiting: kept.tellWaiting }),
    ...createDeciding({ ...parts, corrections, tellDecided: kept.tellDecided }),
    ...createCorrecting(parts),
    ...createHandedIn({ ...parts, keptFiles }),
    /** Removes handed-in files that no diploma names; now and then, on any node. */
    sweepFiles: keptFiles.sweep,
    ...createListing(parts),
    ...createReading(parts),
    ...createSigning(parts),
    revoke: kept.revoke,
    ...createSuperseding(parts),
    onCorrection: corrections.onCorrection,
    countPendingOf: (trx: Trx, asked: { universityId: string; agentIds: readonly string[] }) =>
      countPending(trx, { ...asked, kind: DIPLOMAS }),
    findBarred,
    findByFile,
    findByIds: findDiplomasByIds,
    isCorrectable,
  };
}
