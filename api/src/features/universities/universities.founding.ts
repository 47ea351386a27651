/** Founds a university: its record, its entry in the registry, its responsable. */
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { createUniversity, University } from "@ijaza/schema/universities/calls";
import { AppError } from "../../platform/app-error.ts";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import { brokenConstraint, inScope, type Trx } from "../../platform/database.ts";
import { redrawDataUrl } from "../../platform/files/raster.ts";
import { newId } from "../../platform/ids.ts";
import type { TenantDeps } from "./universities.deps.ts";
import { factColumns } from "./universities.facts.ts";
import { domainOf, freeSlug, slugOf } from "./universities.names.ts";
import { modeColumns, modesIn, searchOf, type UniversityRow } from "./universities.records.ts";
import { registrationOf } from "./universities.registration.ts";
import { findTaken, insertUniversity, lockSlugs } from "./universities.repository.ts";
import { assignResponsable } from "./universities.responsables.ts";

type Request = Input<typeof createUniversity>;

/** The largest size of a logo, in pixels. */
const LOGO = { width: 512, height: 512 };

/** The logo, encoded again for its account; null for none. */
export const redrawLogo = async (logo: string | null | undefined, account: string) =>
  logo ? redrawDataUrl(logo, { ...LOGO, account }) : null;

export async function foundUniversity(
  deps: TenantDeps,
  { input, author }: { input: Request; author: Author },
): Promise<University> {
  refuseTwoResponsables(input);
  // Checked before and after, so that a picture is not decoded for a call that is refused anyway.
  await inScope(deps.db, { all: "a name is taken for all universities" }, (trx) => refuseTaken(trx, { deps, input }));
  const sender = author.id ?? author.role;
  if (input.responsable) {
    await deps.givenAddress(sender);
    await deps.refuseTakenResponsable(input.responsable);
  }
  const logo = await redrawLogo(input.logo, sender);
  const found = inScope(deps.db, { all: "a university is founded by nobody of its own" }, async (trx) => {
    const row = await insertFounded(trx, { deps, input, logo });
    const { id: universityId } = row;
    const event = { kind: "university.created", subjectId: universityId, data: { slug: row.slug } };
    const at = deps.clock.now();
    await appendAudit(trx, { universityId, author, at, events: [event] });
    await deps.onFounded(trx, { universityId, at });
    await deps.chain.register(trx, registrationOf(row, deps.publicUrl));
    if (input.responsableId) await assignResponsable(trx, { deps, row, userId: input.responsableId, author });
    else if (input.responsable) {
      await deps.inviteResponsable(trx, { universityId, responsable: input.responsable, author });
    }
    return deps.describe(trx, row);
  });
  return found.catch((error: unknown) => {
    const broken = brokenConstraint(error);
    if (broken === "universities_name") throw refusalOf("name", { deps, input });
    if (broken === "universities_domain") throw refusalOf("domain", { deps, input });
    throw error;
  });
}

type InsertFoundedOptions = { deps: TenantDeps; input: Request; logo: string | null };

async function insertFounded(trx: Trx, { deps, input, logo }: InsertFoundedOptions): Promise<UniversityRow> {
  const { name, country, city, address, website, email, numero, language, mode, certificateCreationEnabled } = input;
  const slug = freeSlug(slugOf(name.en) || slugOf(name.fr), await lockSlugs(trx));
  return insertUniversity(trx, {
    id: newId(),
    slug,
    country,
    created_at: deps.clock.now(),
    logo,
    name_en: name.en,
    name_fr: name.fr,
    name_ar: name.ar,
    search: searchOf({ name, slug }),
    city: city ?? null,
    address: address ?? null,
    website: website ?? null,
    email: email ?? null,
    numero: numero ?? null,
    language: language ?? null,
    ...factColumns(input),
    domain: domainOf(website, { slug, publicUrl: deps.publicUrl }),
    ...modeColumns(modesIn(mode)),
    certificate_creation_enabled: certificateCreationEnabled,
  });
}

function refuseTwoResponsables({ responsableId, responsable }: Request): void {
  if (!responsableId || !responsable) return;
  throw new AppError("invalid_input", { fields: [{ path: "responsable", error: "unknown_field" }] });
}

type Claim = { deps: TenantDeps; input: Request };

const domainFor = ({ deps, input }: Claim): string =>
  domainOf(input.website, { slug: slugOf(input.name.en), publicUrl: deps.publicUrl });

/** Without a website the domain comes from a unique slug, so it cannot be taken. */
async function refuseTaken(trx: Trx, claim: Claim): Promise<void> {
  const domain = claim.input.website ? domainFor(claim) : null;
  const taken = await findTaken(trx, { nameEn: claim.input.name.en, domain });
  if (taken) throw refusalOf(taken, claim);
}

function refusalOf(taken: "name" | "domain", claim: Claim): AppError {
  if (taken === "name") return new AppError("university_name_taken");
  return new AppError("university_domain_taken", { data: { domain: domainFor(claim) } });
}
