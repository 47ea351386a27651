/** Makes the badge of an issued document on each request, signed by its university. */
import { type Actor, readFor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import type { BadgeKey } from "../chain/chain.service.ts";
import { findPosition } from "../credentials/credentials.service.ts";
import { claimsOf, findIssued, type IssuedRecord, readBundle } from "../documents/documents.service.ts";
import { issuerDid, listOf } from "../issuing/issuing.service.ts";
import { whyMissing } from "../records/records.service.ts";
import { nameOf } from "../universities/universities.service.ts";
import { titleOfDiploma } from "./badges.achievements.ts";
import { describeBadge, type Subject } from "./badges.content.ts";
import type { BadgeDeps } from "./badges.deps.ts";
import { requireForm } from "./badges.schema.ts";
import { type Signed, signAs } from "./badges.signing.ts";
import type { Claims } from "./badges.texts.ts";

/** A badge, and what its reply says in headers. */
export type Badge = Pick<IssuedRecord, "id" | "status" | "supersededBy"> & {
  credential: Signed<ReturnType<typeof describeBadge>>;
};

/** The content of a badge and the key that signs it. */
type BadgeSource = { record: IssuedRecord; subject: Subject; key: BadgeKey };

export type BadgeExporting = {
  /** The badge with the claims that the reader may see. Throws `not_found` before it is issued, `no_signing_key` without a key. */
  badgeFor(actor: Actor | null, id: string): Promise<Badge>;
};

export function createExporting(deps: BadgeDeps): BadgeExporting {
  const { db, clock, chain, entryOf, publicUrl } = deps;

  const readClaims = async (trx: Trx, { id, disclosure }: IssuedRecord): Promise<Claims> => {
    const bundle = await readBundle(trx, { recordId: id, disclosure, identity: chain.identity });
    if (!bundle) throw new AppError("not_found");
    return claimsOf(bundle);
  };

  const readStatus = async (trx: Trx, { id, universityId }: IssuedRecord): Promise<Subject["status"]> => {
    const position = await findPosition(trx, id);
    if (position === undefined) throw new AppError("not_found");
    const { list, within } = listOf(position);
    return { list, entry: entryOf({ universityId, list }, within) };
  };

  const readCommission = async (
    trx: Trx,
    options: { actor: Actor | null; id: string },
  ): Promise<BadgeSource | undefined> => {
    const record = await findIssued(trx, { records: deps.records, ...options });
    if (!record) return undefined;
    const university = await deps.universities.findById(trx, record.universityId);
    if (!university) throw new AppError("not_found");
    const key = await chain.badgeKeyOf(trx, university.id);
    if (!key) throw new AppError("no_signing_key");
    const { id, kind, signedAt } = record;
    const claims = await readClaims(trx, record);
    const subject = {
      id,
      kind,
      claims,
      slug: university.slug,
      publicUrl,
      ...(await readTitle(trx, deps, { record, claims })),
      signedAt: notAhead(signedAt, clock.now()),
      issuer: { did: issuerDid(publicUrl, university.slug), name: nameOf(university) },
      status: await readStatus(trx, record),
    };
    return { record, subject, key };
  };

  return {
    async badgeFor(actor, id) {
      const commission = await readFor(db, actor, (trx) => readCommission(trx, { actor, id }));
      if (!commission) throw await whyMissing(db, id);
      const { record, subject, key } = commission;
      const signing = { did: subject.issuer.did, key, at: clock.now() };
      const credential = await signAs(describeBadge(subject), signing);
      requireForm(credential);
      return { id, status: record.status, supersededBy: record.supersededBy, credential };
    },
  };
}

/** A certificate has the title of its template and is in the language of its template's layout. */
async function readTitle(
  trx: Trx,
  { templates }: Pick<BadgeDeps, "templates">,
  { record, claims }: { record: IssuedRecord; claims: Claims },
) {
  if (record.kind === "diploma") return { ...titleOfDiploma(claims), definitions: [] };
  const template = await templates.templateOf(trx, record.id);
  if (!template) throw new AppError("not_found");
  return { title: template.name, language: template.layout.language, definitions: template.fieldsDefinition };
}

/** The chain's clock may be ahead of ours, and verifiers refuse a badge that is not valid yet. */
const notAhead = (at: Date, now: Date): Date => (at < now ? at : now);
