/** Documents that universities upload: replaced before they are accepted, and sent to those who may read the diploma. */

import { takesFiles } from "@ijaza/schema/diplomas/fields";
import { type HandedInType, namesIn } from "@ijaza/schema/imports/handed-in-files";
import { isPublic } from "@ijaza/schema/records/record";
import { type Actor, readFor, withUniversity } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { audienceOf, whyMissing } from "../../records/records.service.ts";
import { createReplacingFiles, type ReplacingFiles } from "../correcting/replace-files.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { findDiploma } from "../diplomas.repository.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import type { KeptFiles } from "../importing/kept-files.ts";

type HandedInDeps = DiplomaDeps & { keptFiles: KeptFiles };
/** A file as it was uploaded, with the name that the university uses. */
export type HandedInFile = { bytes: Buffer; type: HandedInType; name: string };

type Succession = { supersededBy: string | null };

export type HandedIn = ReplacingFiles & {
  /** The uploaded document, for those who may read the whole diploma; null where we make the document. */
  documentFor(actor: Actor | null, id: string): Promise<(HandedInFile & Succession) | null>;
  /** An attachment, counted from 1, for those who may read the whole diploma. */
  attachmentFor(actor: Actor, attachment: { id: string; position: number }): Promise<HandedInFile>;
};

export function createHandedIn(deps: HandedInDeps): HandedIn {
  const { db } = deps;
  const readNamed = (trx: Trx, diploma: DiplomaRow, file: NamedFile) =>
    readNamedFile(trx, { ...file, diploma, ...deps });

  return {
    ...createReplacingFiles(deps),

    async documentFor(actor, id) {
      const found = await readFor(db, actor, async (trx) => {
        const diploma = await findDiploma(trx, id);
        if (!diploma) return undefined;
        const audience = audienceOf(actor, diploma);
        // An uploaded document may print more than the public may see.
        if (audience === "anyone" && !isPublic(diploma)) throw new AppError("not_found");
        if (!takesFiles(diploma.mode)) return null;
        if (audience === "anyone") throw new AppError("handed_in_not_public");
        const file = await readNamed(trx, diploma, { sha256: diploma.file_sha256, name: diploma.file });
        return file && { ...file, supersededBy: diploma.superseded_by };
      });
      return found ?? null;
    },

    async attachmentFor(actor, { id, position }) {
      const attached = await inScope(db, { university: withUniversity(actor).universityId }, async (trx) => {
        const diploma = await findDiploma(trx, id);
        if (!diploma || audienceOf(actor, diploma) === "anyone") return null;
        const sha256 = diploma.attachments_sha256?.split(" ")[position - 1];
        const name = namesIn(diploma.attachments ?? undefined)[position - 1];
        return readNamed(trx, diploma, { sha256, name });
      });
      if (!attached) throw await whyMissing(db, id);
      return attached;
    },
  };
}

type NamedFile = { sha256?: string | null | undefined; name?: string | null | undefined };
type ReadNamedOptions = NamedFile & { diploma: DiplomaRow; keptFiles: KeptFiles };

/** An uploaded file of a diploma; null when the diploma names none. */
async function readNamedFile(
  trx: Trx,
  { sha256, name, diploma, keptFiles }: ReadNamedOptions,
): Promise<HandedInFile | null> {
  if (!sha256 || !name) return null;
  const kept = await keptFiles.read(trx, diploma.university_id, sha256);
  if (!kept) throw new Error(`the storage has lost a file of diploma ${diploma.id}`);
  return { ...kept, name };
}
