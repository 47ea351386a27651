/** Fixes the owner of a certificate and its template's version at the acceptance, beside its claims. */
import type { Trx } from "../../../platform/database.ts";
import {
  acceptAll,
  type Caller,
  lockInSteps,
  type PrepareAccepting,
  serialise,
} from "../../records/records.service.ts";
import { claimsOf } from "../certificates.content.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import type { CertificateRow } from "../certificates.tables.ts";
import { findOwners } from "../importing/owners.ts";

type AcceptingDeps = Pick<CertificateDeps, "students" | "templates">;

type AcceptOptions = {
  deps: CertificateDeps;
  caller: Caller;
  ids: readonly string[];
  at: Date;
  seen?: string | undefined;
};

/** What acceptances fix. The owner may also be a student who was registered after the import. */
export const createPreparing = ({ students, templates }: AcceptingDeps): PrepareAccepting<CertificateRow> => {
  return async (trx, rows) => {
    const [first] = rows;
    if (!first) return () => ({ claims: {}, set: {} });
    const ownerOf = await findOwners(trx, { students, universityId: first.university_id, rows });
    const versionOf = createVersions(trx, { templates });
    const versions = new Map<string, string>();
    for (const row of rows) versions.set(row.id, await versionOf(row));
    return (row) => ({
      claims: claimsOf(row),
      set: { student_id: ownerOf(row), template_version_id: versions.get(row.id)! },
    });
  };
};

/** Accepts pending certificates, which must be locked. */
export async function acceptCertificates(trx: Trx, { deps, caller, ids, at, seen }: AcceptOptions): Promise<void> {
  const prepare = createPreparing(deps);
  for await (const rows of lockInSteps(trx, { kind: CERTIFICATES, ids })) {
    const accept = await prepare(trx, rows);
    await acceptAll(trx, { kind: CERTIFICATES, contentKey: deps.contentKey, caller, at, rows, accept, seen });
  }
}

type VersionOf = (row: CertificateRow) => Promise<string>;

/**
 * The template version with which a record is printed: the newest, if its fields are still those of the import, else
 * the version of the import.
 */
function createVersions(trx: Trx, { templates }: Pick<CertificateDeps, "templates">): VersionOf {
  const known = new Map<string, ReturnType<typeof templates.findNewestById>>();
  return async ({ template_id: id, template_version_id, definition }) => {
    const newest = known.get(id) ?? templates.findNewestById(trx, id);
    known.set(id, newest);
    const found = await newest;
    const isSame = found && serialise(found.fieldsDefinition) === serialise(definition);
    return isSame ? found.versionId : template_version_id;
  };
}
