/** Who is responsable: assigning, replacing, and the wallet that goes with it. */
import type { University } from "@ijaza/schema/universities";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { TenantParts } from "./universities.parts.ts";
import type { UniversityRow } from "./universities.records.ts";
import { lockById } from "./universities.repository.ts";

type Assignment = { parts: TenantParts; row: UniversityRow; userId: string; author: Author };

/** Gives the university to a free responsable. Throws `not_found` and `responsable_not_free`. */
export async function assignResponsable(trx: Trx, { parts, row, userId, author }: Assignment): Promise<void> {
  const user = await parts.users.lock(trx, userId);
  if (user?.role !== "resp_uni") throw new AppError("not_found");
  if (user.university_id || user.blocked_at || !user.accepted_at) throw new AppError("responsable_not_free");
  await parts.users.assign(trx, { user, universityId: row.id, author, at: parts.clock.now() });
  await installResponsable(trx, { parts, row });
}

/** A new wallet with ether, and whatever the registry still lacks of the university; it takes over once it is entered. */
export async function installResponsable(trx: Trx, { parts, row }: { parts: TenantParts; row: UniversityRow }) {
  const { id: universityId, registry_id: registryId, name_en: name, domain } = row;
  await parts.chain.enrol(trx, { universityId, registryId, name, domain, ether: parts.etherDeposit });
}

type Change = { universityId: string; responsableId: string; author: Author };

/** The former responsable has no university from here on; the former wallet signs until the new one is on the chain. */
export async function changeResponsable(parts: TenantParts, change: Change): Promise<University> {
  const changed = await inScope(parts.db, "all", (trx) => replaceResponsable(trx, { parts, ...change }));
  crashPoint("responsable.changed");
  return changed;
}

async function replaceResponsable(
  trx: Trx,
  { parts, universityId, responsableId, author }: Change & { parts: TenantParts },
): Promise<University> {
  const row = await lockById(trx, universityId);
  if (!row) throw new AppError("not_found");
  const at = parts.clock.now();
  for (const former of await parts.users.lockResponsables(trx, universityId)) {
    if (former.id === responsableId) throw new AppError("responsable_not_free");
    await parts.users.assign(trx, { user: former, universityId: null, author, at });
  }
  await assignResponsable(trx, { parts, row, userId: responsableId, author });
  const event = { kind: "university.responsable_changed", subjectId: row.id, data: { responsableId } };
  await appendAudit(trx, { universityId, author, at, events: [event] });
  crashPoint("responsable.stored");
  return parts.describe(trx, row);
}

type Handing = { blockedUserId: string; responsableId: string; author: Author };

/** Hands the university of a blocked responsable over, and its agents with it. */
export function replaceBlocked(parts: TenantParts, { blockedUserId, ...handing }: Handing): Promise<University> {
  return inScope(parts.db, "all", async (trx) => {
    const blocked = await parts.users.find(trx, blockedUserId);
    if (blocked?.role !== "resp_uni") throw new AppError("not_found");
    const { university_id: universityId } = blocked;
    if (!blocked.blocked_at || !universityId) throw new AppError("responsable_not_blocked");
    return replaceResponsable(trx, { parts, universityId, ...handing });
  });
}
