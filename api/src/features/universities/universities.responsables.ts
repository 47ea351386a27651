/** Assigns and replaces responsables, and their wallets. */
import type { University } from "@ijaza/schema/universities/calls";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { TenantDeps } from "./universities.deps.ts";
import { mailUsers } from "./universities.mails.ts";
import type { UniversityRow } from "./universities.records.ts";
import { registrationOf } from "./universities.registration.ts";
import { lockById } from "./universities.repository.ts";

type AssignResponsableOptions = { deps: TenantDeps; row: UniversityRow; userId: string; author: Author };

/** Assigns the university to a free responsable. Throws `not_found` and `responsable_not_free`. */
export async function assignResponsable(
  trx: Trx,
  { deps, row, userId, author }: AssignResponsableOptions,
): Promise<void> {
  const user = await deps.users.lock(trx, userId);
  if (user?.role !== "resp_uni") throw new AppError("not_found");
  if (user.university_id || user.blocked_at || !user.accepted_at) throw new AppError("responsable_not_free");
  await deps.users.assign(trx, { user, universityId: row.id, author, at: deps.clock.now() });
  await mailUsers(trx, { deps, row, users: [user], kind: "assigned" });
  await installResponsable(trx, { deps, row });
}

/** Creates a wallet with ether, and missing registry entries; the wallet is used once it is registered. */
export async function installResponsable(trx: Trx, { deps, row }: { deps: TenantDeps; row: UniversityRow }) {
  await deps.chain.enrol(trx, { ...registrationOf(row, deps.publicUrl), ether: deps.etherPayment });
}

type Change = { universityId: string; responsableId: string; author: Author };

/** The former responsable loses the university at once; the former wallet signs until the new one is on the chain. */
export async function changeResponsable(deps: TenantDeps, change: Change): Promise<University> {
  const changed = await inScope(deps.db, { all: "admins, who belong to no university, change any" }, (trx) =>
    replaceResponsable(trx, { deps, ...change }),
  );
  crashPoint("responsable.changed");
  return changed;
}

async function replaceResponsable(
  trx: Trx,
  { deps, universityId, responsableId, author }: Change & { deps: TenantDeps },
): Promise<University> {
  const row = await lockById(trx, universityId);
  if (!row) throw new AppError("not_found");
  const at = deps.clock.now();
  for (const former of await deps.users.lockResponsables(trx, universityId)) {
    if (former.id === responsableId) throw new AppError("responsable_not_free");
    await deps.users.assign(trx, { user: former, universityId: null, author, at });
    await mailUsers(trx, { deps, row, users: [former], kind: former.blocked_at ? "handedOver" : "unassigned" });
  }
  await assignResponsable(trx, { deps, row, userId: responsableId, author });
  const event = { kind: "university.responsable_changed", subjectId: row.id, data: { responsableId } };
  await appendAudit(trx, { universityId, author, at, events: [event] });
  crashPoint("responsable.stored");
  return deps.describe(trx, row);
}

type ReplaceBlockedOptions = { blockedUserId: string; responsableId: string; author: Author };

/** Transfers the university of a blocked responsable, with its agents. */
export function replaceBlocked(
  deps: TenantDeps,
  { blockedUserId, ...handing }: ReplaceBlockedOptions,
): Promise<University> {
  return inScope(deps.db, { all: "only the blocked account tells the university" }, async (trx) => {
    const blocked = await deps.users.find(trx, blockedUserId);
    if (blocked?.role !== "resp_uni") throw new AppError("not_found");
    const { university_id: universityId } = blocked;
    if (!blocked.blocked_at || !universityId) throw new AppError("responsable_not_blocked");
    return replaceResponsable(trx, { deps, universityId, ...handing });
  });
}
