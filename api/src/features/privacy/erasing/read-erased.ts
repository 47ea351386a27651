/** Reads what stays of an erased document, for whoever may revoke it. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { readErasedDocument } from "@ijaza/schema/privacy/erasure";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { type Caller, scopeFor } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";

export const createReadingErased =
  ({ db, records }: PrivacyDeps) =>
  (caller: Caller, id: string): Promise<Answer<typeof readErasedDocument>> =>
    inScope(db, scopeFor(caller), async (trx) => {
      const erased = await records.findErased(trx, id);
      const kind = records.kinds.find(({ name }) => name === erased?.kind)?.document;
      if (!erased || !kind) throw new AppError("not_found");
      const { status, erased_at: erasedAt } = erased;
      return { erased: { _id: id, kind, status, erasedAt: erasedAt.toISOString() } };
    });
