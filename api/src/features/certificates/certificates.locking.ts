/** Takes hold of one certificate for what a caller wants to do to it. */
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import { type Caller, lockRecords } from "../records/records.service.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import { move, refusalFor } from "./certificates.lifecycle.ts";
import type { CertificateRow } from "./certificates.tables.ts";

type Wish = { caller: Caller; id: string; action: "correct" | "delete" | "revoke" };

/** Locks the record if the caller may do this to it and it is legal from its status, else refuses. */
export async function lockFor(trx: Trx, { caller, id, action }: Wish): Promise<CertificateRow> {
  const [certificate] = await lockRecords(trx, { kind: CERTIFICATES, ids: [id] });
  if (!certificate) throw new AppError("not_found");
  const refusal = refusalFor({ action, actor: caller.actor, record: certificate });
  if (refusal) throw new AppError(refusal);
  const next = move(certificate.status, action);
  if ("refusal" in next) throw new AppError(next.refusal);
  return certificate;
}
