/** Deletes records of a person with the mails about them, and names the files that were made of them. */
import type { AuditEvent } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { deleteMails } from "../../../platform/mail/own-mails.ts";
import { forgetFilesOf } from "../../documents/documents.service.ts";
import type { Records } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";

type Erasing = Parameters<Records["eraseRecords"]>[1] & { universityId: string; subjectId: string | null };

/** Throws `erasure_has_to_wait`. */
type EraseDocuments = (trx: Trx, erasing: Erasing) => Promise<{ ids: string[]; files: string[]; events: AuditEvent[] }>;

export const createErasingDocuments =
  ({ records }: Pick<PrivacyDeps, "records">): EraseDocuments =>
  async (trx, { universityId, subjectId, ...erasing }) => {
    const { ids, events } = await records.eraseRecords(trx, erasing);
    const files = await forgetFilesOf(trx, ids);
    await deleteMails(trx, universityId, { subjectId, recordIds: ids });
    return { ids, files, events };
  };
