/** Changes a university: its details, its switches, its suspension. */
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { University, updateUniversity } from "@ijaza/schema/universities/calls";
import { AppError } from "../../platform/app-error.ts";
import { type AuditEvent, type Author, appendAudit } from "../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { TenantDeps } from "./universities.deps.ts";
import { factColumns } from "./universities.facts.ts";
import { redrawLogo } from "./universities.founding.ts";
import { mailMembers } from "./universities.mails.ts";
import { modeColumns, modesIn, searchOf, type UniversityRow } from "./universities.records.ts";
import { lockById, saveUniversity, type UniversityChange } from "./universities.repository.ts";

const ADMINS = { all: "admins, who belong to no university, change any" };

type Request = Input<typeof updateUniversity>;
type Change = { set: UniversityChange; kind: string; author: Author; data?: AuditEvent["data"] };

/**
 * Changes details. The English name and the domain cannot change, because the registry holds them and every earlier
 * diploma is read with them. The other two names are only in our database.
 */
export async function changeDetails(
  deps: TenantDeps,
  { input, author }: { input: Request; author: Author },
): Promise<University> {
  const { logo: picture, _id, ...rest } = input;
  const lock = async (trx: Trx) => {
    const row = await lockOrRefuse(trx, _id);
    if (rest.name && rest.name.en !== row.name_en) throw new AppError("university_name_registered");
    return row;
  };
  // Checked twice, so that a picture is not decoded for a call that is refused anyway.
  if (picture) await inScope(deps.db, ADMINS, lock);
  const logo = picture === undefined ? {} : { logo: await redrawLogo(picture, author.id ?? author.role) };
  return inScope(deps.db, ADMINS, async (trx) => {
    const row = await lock(trx);
    const set = { ...columnsOf(rest, row), ...logo };
    const data = { fields: Object.keys(set).sort().join(" ") };
    return save(trx, { deps, row, change: { set, kind: "university.updated", author, data } });
  });
}

function columnsOf(
  { name, mode, certificateCreationEnabled, ...sent }: Omit<Request, "_id" | "logo">,
  row: UniversityRow,
) {
  const { country, city, address, website, email, numero, language } = sent;
  const texts = { country, city, address, website, email, numero, language };
  const changes = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  return {
    ...changes,
    ...factColumns(sent),
    ...(name && { name_fr: name.fr, name_ar: name.ar, search: searchOf({ name, slug: row.slug }) }),
    ...(mode && modeColumns(modesIn(mode))),
    ...(certificateCreationEnabled !== undefined && { certificate_creation_enabled: certificateCreationEnabled }),
  };
}

export function toggleCertificates(
  deps: TenantDeps,
  { universityId, enabled, author }: { universityId: string; enabled: boolean; author: Author },
): Promise<University> {
  return inScope(deps.db, ADMINS, async (trx) => {
    const row = await lockOrRefuse(trx, universityId);
    if (row.certificate_creation_enabled === enabled) return deps.describe(trx, row);
    const set = { certificate_creation_enabled: enabled };
    const change = { set, kind: "university.certificates_toggled", author, data: { enabled } };
    return save(trx, { deps, row, change });
  });
}

type SetSuspendedOptions = { universityId: string; suspended: boolean; reason: string; author: Author };

/** Issuing stops immediately here, and on the chain with the next block; verifying and revoking go on. */
export function setSuspended(
  deps: TenantDeps,
  { universityId, suspended, reason, author }: SetSuspendedOptions,
): Promise<University> {
  return inScope(deps.db, ADMINS, async (trx) => {
    const row = await lockOrRefuse(trx, universityId);
    if ((row.suspended_at !== null) === suspended) throw new AppError("suspension_unchanged");
    await deps.chain.suspend(trx, { universityId, registryId: row.registry_id, suspended });
    // The reason is for people; free text is not logged.
    const set = { suspended_at: suspended ? deps.clock.now() : null, suspension_reason: suspended ? reason : null };
    const kind = suspended ? "university.suspended" : "university.resumed";
    await mailMembers(trx, { deps, row, kind: suspended ? "suspended" : "resumed", reason });
    return save(trx, { deps, row, change: { set, kind, author } });
  });
}

async function lockOrRefuse(trx: Trx, id: string): Promise<UniversityRow> {
  const row = await lockById(trx, id);
  if (!row) throw new AppError("not_found");
  return row;
}

async function save(trx: Trx, { deps, row, change }: { deps: TenantDeps; row: UniversityRow; change: Change }) {
  const { set, kind, author, data = {} } = change;
  const saved = Object.keys(set).length > 0 ? await saveUniversity(trx, { id: row.id, set }) : row;
  const event = { kind, subjectId: row.id, data };
  await appendAudit(trx, { universityId: row.id, author, at: deps.clock.now(), events: [event] });
  return deps.describe(trx, saved);
}
