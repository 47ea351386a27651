/** Takes hold of one diploma for what a caller wants to do to it. */
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import type { Caller } from "./diplomas.caller.ts";
import { move } from "./diplomas.lifecycle.ts";
import { refusalFor } from "./diplomas.policy.ts";
import { lockDiplomas } from "./diplomas.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type Wish = { caller: Caller; id: string; action: "correct" | "delete" | "revoke" };

/** Locks the record if the caller may do this to it and it is legal from its status, else refuses. */
export async function lockFor(trx: Trx, { caller, id, action }: Wish): Promise<DiplomaRow> {
  const [diploma] = await lockDiplomas(trx, { ids: [id] });
  if (!diploma) throw new AppError("not_found");
  const refusal = refusalFor({ action, actor: caller.actor, diploma });
  if (refusal) throw new AppError(refusal);
  const next = move(diploma.status, action);
  if ("refusal" in next) throw new AppError(next.refusal);
  return diploma;
}
