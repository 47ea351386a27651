/** Fixes the content of accepted certificates: what is signed later is, byte for byte, what was accepted. */
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import {
  acceptRecords,
  authorFor,
  type Caller,
  contentDigest,
  freeze,
  lockInSteps,
  serialise,
} from "../../records/records.service.ts";
import { claimsOf, stateDigest } from "../certificates.content.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import type { CertificateRow } from "../certificates.tables.ts";
import { findOwners } from "../importing/owners.ts";

type Accepting = { deps: CertificateDeps; caller: Caller; at: Date };

/** Freezes locked pending records and tells it to the log. */
export async function freezeAll(trx: Trx, { ids, ...work }: Accepting & { ids: readonly string[] }): Promise<void> {
  const versionOf = createVersions(trx, work.deps);
  for await (const rows of lockInSteps(trx, { kind: CERTIFICATES, ids })) {
    await freezeStep(trx, { ...work, rows, versionOf });
  }
}

type VersionOf = (row: CertificateRow) => Promise<string>;

/**
 * The version of its template that a record is printed with: the newest one, if its fields are still those that the
 * record was imported with, else the one it was imported with.
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

type Step = Accepting & { rows: readonly CertificateRow[]; versionOf: VersionOf };

async function freezeStep(trx: Trx, { deps, caller, at, rows, versionOf }: Step): Promise<void> {
  const { contentKey: key, students } = deps;
  const { universityId, id: by } = caller.actor;
  const ownerOf = await findOwners(trx, { students, universityId, rows });
  const accepted: (CertificateRow & { content: string; content_digest: Buffer })[] = [];
  for (const row of rows) {
    const salt = row.content_salt;
    if (!salt) throw new Error(`certificate ${row.id} is pending without a salt`);
    const content = freeze(claimsOf(row));
    const frozen = { content, content_digest: contentDigest({ key, salt, content }) };
    // A student who was registered since the import is its owner too.
    accepted.push({ ...row, ...frozen, student_id: ownerOf(row), template_version_id: await versionOf(row) });
  }
  const acceptances = accepted.map(({ id, student_id, template_version_id, content, content_digest }) => {
    return { id, student_id, template_version_id, content, content_digest };
  });
  await acceptRecords(trx, { kind: CERTIFICATES, acceptances, by, at });
  const events = accepted.map((after, index) => ({
    kind: "certificate.accepted",
    subjectId: after.id,
    before: stateDigest(key, rows[index]!),
    after: stateDigest(key, after),
  }));
  await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
}
