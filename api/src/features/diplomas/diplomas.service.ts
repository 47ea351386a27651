/** The service of the room diplomas: importing, deciding, correcting, listing and reading. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { replaceFiles, signDiplomas } from "@ijaza/schema/diplomas/calls";
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import type { getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import type { DIPLOMA } from "@ijaza/schema/diplomas/record";
import type { Job } from "@ijaza/schema/jobs/calls";
import type { Actor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import type { Caller, RecordRoom } from "../records/records.service.ts";
import type { StudentCodes, Students } from "../students/students.service.ts";
import { createCorrections } from "./correcting/correct-diploma.ts";
import { type CorrectionFollower, createCorrectionEnds } from "./correcting/correction-ends.ts";
import { followStudents } from "./correcting/follow-students.ts";
import { createSuperseding, isCorrectable, type StudentCorrection } from "./correcting/supersede-diploma.ts";
import { findBlocked } from "./deciding/blocked-corrections.ts";
import { createDeciding } from "./deciding/decide-diplomas.ts";
import type { DiplomaDeps } from "./diplomas.deps.ts";
import { keepDiplomas } from "./diplomas.keeping.ts";
import { findByFile, findDiplomasByIds } from "./diplomas.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";
import { createAdding } from "./importing/import-diplomas.ts";
import { createKeptFiles } from "./importing/kept-files.ts";
import { createHandedIn, type HandedInFile } from "./reading/handed-in-files.ts";
import { createLists } from "./reading/list-diplomas.ts";
import { createReading } from "./reading/read-diploma.ts";
import { readExtremes } from "./reading/samples.ts";
import { createSigning, type ReadyOptions } from "./signing/sign-diplomas.ts";

export type { CorrectionEnd } from "./correcting/correction-ends.ts";
export { standingClaims } from "./diplomas.content.ts";
export { findDiploma, findDiplomasByIds } from "./diplomas.repository.ts";
export type { DiplomaRow } from "./diplomas.tables.ts";
export { countUploadsOf } from "./importing/stored-files.ts";

export type Diplomas = RecordRoom<typeof DIPLOMA.calls, typeof getPendingByAgent, Diploma> & {
  /** Signs accepted diplomas, named ones or all, in one batch. */
  sign(caller: Caller, input: Input<typeof signDiplomas>): Promise<Job>;
  /** Of these diplomas and their corrections, those that the caller may sign for the first time. */
  findReady(trx: Trx, caller: Caller, options: ReadyOptions): Promise<string[]>;

  /** Replaces the named files; the record is checked again and waits for the responsable. */
  replaceFiles(
    caller: Caller,
    input: Input<typeof replaceFiles>,
    uploads: readonly Upload[],
  ): Promise<Answer<typeof replaceFiles>>;
  /** An uploaded document, for those who may read the whole diploma; null where we make the document. */
  documentFor(actor: Actor | null, id: string): Promise<(HandedInFile & { supersededBy: string | null }) | null>;
  /** An attachment, counted from 1, for those who may read the whole diploma. */
  attachmentFor(actor: Actor, attachment: { id: string; position: number }): Promise<HandedInFile>;
  /** Deletes uploaded files that no diploma names; run at intervals, on any node. */
  sweepFiles(): Promise<void>;

  /** Corrects the last version of the diploma, in place or by a superseding one; returns the id of the waiting one. */
  correctFor(trx: Trx, correction: StudentCorrection): Promise<string>;
  /** Whether its correction may be requested. */
  isCorrectable(diploma: DiplomaRow): boolean;
  /** The diploma, or the last in the chain of its corrections. */
  findLast(trx: Trx, id: string): Promise<DiplomaRow | undefined>;
  /** The same with locks; not found when there is none. */
  holdLast(trx: Trx, id: string): Promise<DiplomaRow>;
  /** Those that correct a diploma revoked for fraud, and therefore cannot be accepted or signed. */
  findBlocked(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Registers a follower of the ends of corrections. */
  onCorrection(follow: CorrectionFollower): void;

  findByIds(trx: Trx, ids: readonly string[]): Promise<DiplomaRow[]>;
  /** The issued diploma with this document; of several the valid one, then the latest. */
  findByFile(trx: Trx, sha256: string): Promise<DiplomaRow | undefined>;
};

type Deps = DiplomaDeps & {
  students: Pick<Students, "onCorrected" | "onDeletion">;
  codes: Pick<StudentCodes, "makeFirst">;
  storage: Storage;
};

export function createDiplomas(deps: Deps): Diplomas {
  followStudents(deps);
  const keptFiles = createKeptFiles(deps);
  deps.templates.onSampling("diploma", readExtremes);
  const corrections = createCorrectionEnds();
  const kept = keepDiplomas({ ...deps, corrections });
  const importing = createAdding({ ...deps, keptFiles, tellWaiting: kept.tellWaiting });
  const { correct, remove } = createCorrections(deps);
  const { list, listAll, exportAll, listOfStudent } = createLists(deps);
  const { replaceFiles, documentFor, attachmentFor } = createHandedIn({ ...deps, keptFiles });
  const { correctFor, findLast, holdLast } = createSuperseding(deps);
  const { sign, findReady, estimate } = createSigning(deps);
  return {
    tryOut: importing.tryOut,
    add: importing.add,
    decide: createDeciding({ ...deps, corrections, tellDecided: kept.tellDecided }).decide,
    correct: async (caller, { _id: id, ...cells }) => ({ diploma: await correct(caller, { id, cells }) }),
    remove,
    sign,
    findReady,
    estimate,
    list,
    listAll,
    exportAll,
    listOfStudent,
    read: createReading(deps).read,
    countPendingOf: kept.countPendingOf,
    replaceFiles,
    documentFor,
    attachmentFor,
    sweepFiles: keptFiles.sweep,
    correctFor,
    isCorrectable,
    findLast,
    holdLast,
    findBlocked,
    onCorrection: corrections.onCorrection,
    findByIds: findDiplomasByIds,
    findByFile,
  };
}
