/** Sends a student all that is kept of the student, in one archive that is made as it is read. */
import { refusalMessage } from "@ijaza/schema/errors/errors";
import type { Language } from "@ijaza/schema/product";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { writeZip, type ZipEntry } from "../../../platform/files/zip.ts";
import { authorFor, type Caller, scopeFor } from "../../records/records.service.ts";
import { nameOf } from "../../universities/universities.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import { createFilesOfRecords, type OwnFile } from "./files-of-records.ts";
import { readmeOf } from "./readme.ts";
import { gatherOwnData, type OwnData } from "./sections.ts";

const ENDINGS: Record<string, string> = { "application/pdf": "pdf", "image/png": "png" };

export function createOwnData(deps: PrivacyDeps) {
  const { db, clock, attempts, universities, correctionRequests } = deps;
  const filesOfRecords = createFilesOfRecords(deps);

  const evidenceOf = (actor: TenantActor, { evidence }: OwnData): OwnFile[] =>
    evidence.map(({ requestId, type }) => ({
      name: `evidence/${requestId}.${ENDINGS[type] ?? "bin"}`,
      make: async () => (await correctionRequests.readEvidence(actor, requestId)).bytes,
    }));

  /** Reads everything in one transaction, and notes in the log that it was handed out. */
  const gather = (caller: Caller, at: Date) =>
    inScope(db, scopeFor(caller), async (trx) => {
      const { id, universityId } = caller.actor;
      const university = await universities.findById(trx, universityId);
      if (!university) throw new AppError("not_found");
      const own = await gatherOwnData(trx, { id, universityId }, deps);
      const event = { kind: "student.data_downloaded", subjectId: id };
      await appendAudit(trx, { universityId, author: authorFor(caller), at, events: [event] });
      return { own, university: nameOf(university) };
    });

  return {
    /** Throws `too_many_requests` after five a day. */
    async download(caller: Caller): Promise<AsyncIterable<Buffer>> {
      const { actor, language } = caller;
      await attempts.ofOwnData(actor.id);
      const at = clock.now();
      const { own, university } = await gather(caller, at);
      const files = [...(await filesOfRecords(actor, own.records)), ...evidenceOf(actor, own)];
      const data = JSON.stringify({ madeAt: at, university, ...own.sections }, null, 2);
      const texts: OwnFile[] = [
        { name: "README.txt", make: async () => Buffer.from(readmeOf({ language, university, at })) },
        { name: "data.json", make: async () => Buffer.from(`${data}\n`) },
      ];
      return writeZip(makeEntries([...texts, ...files], { at, language }));
    },
  };
}

async function* makeEntries(
  files: readonly OwnFile[],
  { at, language }: { at: Date; language: Language },
): AsyncGenerator<ZipEntry> {
  for (const { name, make } of files) {
    const made = await make().then(
      (bytes) => ({ name, bytes }),
      (error: unknown) => ({ name: `${name}.txt`, bytes: excuseFor(error, language) }),
    );
    yield { ...made, at };
  }
}

/** A text in the place of a file that cannot be made, so that the others are still sent. Other errors are thrown. */
function excuseFor(error: unknown, language: Language): Buffer {
  if (!(error instanceof AppError)) throw error;
  return Buffer.from(refusalMessage({ code: error.code, data: error.data, language }));
}
