/** What a download of documents by their ids begins with: each of them has a file, and the audit log gets an event. */
import { isPublic } from "@ijaza/schema/records/record";
import type { DocumentKind } from "@ijaza/schema/sharing/shares";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { authorFor, type Caller, type FoundRecord, scopeFor, whyMissing } from "../../records/records.service.ts";
import type { DocumentDeps } from "../documents.deps.ts";

/** The documents of these ids, in whatever order. */
export type Choice = { kind: DocumentKind; ids: readonly string[] };

/** A document, and the text that finds it in lists, from which its file is named. */
export type ChosenDocument = { id: string; label: string };

/** How many of those that are not signed the refusal names. */
const MOST_NAMED = 5;

export function createChoosing({ db, clock, records }: Pick<DocumentDeps, "db" | "clock" | "records">) {
  /** In the order of their ids. Throws `not_found`, `document_erased`, and `documents_not_signed`. */
  return async function choose(caller: Caller, { kind, ids }: Choice): Promise<ChosenDocument[]> {
    const named = [...new Set(ids)].sort();
    const chosen = await inScope(db, scopeFor(caller), async (trx) => {
      const all = await records.findAll(trx, named);
      const found = new Map(all.map((each) => [each.record.id, each]));
      const isMissing = (id: string) => found.get(id)?.kind.document !== kind;
      const missing = named.find(isMissing);
      if (missing !== undefined) return { missing };
      refuseUnsigned(all);
      const { universityId } = caller.actor;
      const events = [{ kind: `${kind}.downloaded`, subjectId: universityId, data: { total: named.length } }];
      await appendAudit(trx, { universityId, author: authorFor(caller), at: clock.now(), events });
      return { documents: named.map((id) => ({ id, label: labelOf(found.get(id)!) })) };
    });
    if (chosen.missing !== undefined) throw await whyMissing(db, chosen.missing);
    return chosen.documents;
  };
}

const labelOf = ({ kind, record }: FoundRecord): string => kind.labelOf(record);

function refuseUnsigned(found: readonly FoundRecord[]): void {
  const unsigned = found.filter(({ record }) => !record.signed_at || !isPublic(record)).map(labelOf);
  if (unsigned.length === 0) return;
  const rest = unsigned.length > MOST_NAMED ? ", …" : "";
  throw new AppError("documents_not_signed", { data: { documents: unsigned.slice(0, MOST_NAMED).join(", ") + rest } });
}
