/** Reads what the room needs of an issued record, whatever its kind. */

import { hash } from "node:crypto";
import { takesFiles } from "@ijaza/schema/diplomas/fields";
import { isPublic } from "@ijaza/schema/records/record";
import type { DocumentKind } from "@ijaza/schema/sharing/shares";
import type { Actor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import { findDiplomasByIds } from "../diplomas/diplomas.service.ts";
import { audienceOf, type Disclosure, findDisclosures, type Records } from "../records/records.service.ts";

export type IssuedRecord = {
  id: string;
  kind: DocumentKind;
  universityId: string;
  status: string;
  signedAt: Date;
  supersededBy: string | null;
  /** The template version it was accepted with; null when it is older than templates. */
  templateVersionId: string | null;
  /** User who accepted it. */
  decidedBy: string | null;
  /** Versions of those who sign, by their places in the template; null when nobody does. */
  signatories: readonly (string | null)[] | null;
  /** Whether its university uploaded the document itself, whose content we do not know. */
  isHandedIn: boolean;
  /** The claims that the reader may see. */
  disclosure: Disclosure;
};

type FindIssuedOptions = { records: Pick<Records, "findAll">; ids: readonly string[]; actor: Actor | null };

/** The records as this reader may see them, in the order of the ids; records that are not issued are left out. */
export async function findAllIssued(trx: Trx, { records, ids, actor }: FindIssuedOptions): Promise<IssuedRecord[]> {
  const readable = (await records.findAll(trx, ids)).map((found) => {
    return { ...found, audience: audienceOf(actor, found.record) };
  });
  const found = new Map(readable.map((each) => [each.record.id, each]));
  const disclosures = await findDisclosures(trx, readable);
  const diplomas = new Map((await findDiplomasByIds(trx, ids)).map((each) => [each.id, each]));
  return ids.flatMap((id): IssuedRecord[] => {
    const { kind: { document: kind } = {}, record } = found.get(id) ?? {};
    const disclosure = disclosures.get(id);
    if (!kind || !disclosure || !record?.signed_at || !isPublic(record)) return [];
    const diploma = diplomas.get(id);
    return [
      {
        id,
        kind,
        disclosure,
        universityId: record.university_id,
        status: record.status,
        signedAt: record.signed_at,
        supersededBy: diploma?.superseded_by ?? null,
        templateVersionId: record.template_version_id,
        decidedBy: record.decided_by,
        signatories: record.signatories,
        isHandedIn: diploma ? takesFiles(diploma.mode) : false,
      },
    ];
  });
}

/** The record as this reader may see it; null before it is issued. */
export async function findIssued(trx: Trx, { id, ...options }: Omit<FindIssuedOptions, "ids"> & { id: string }) {
  const [found] = await findAllIssued(trx, { ...options, ids: [id] });
  return found ?? null;
}

/** The variant of a PDF: owner and university share one. */
export const shapeOf = ({ disclosure: { audience } }: IssuedRecord): "public" | "all" =>
  audience === "anyone" ? "public" : "all";

/** Part of a file's name for the choice of claims; empty when nothing is withheld. */
export const choiceOf = ({ disclosure: { withheld } }: IssuedRecord): string =>
  withheld.length === 0 ? "" : `-${hash("sha256", withheld.join(" ")).slice(0, 16)}`;
