/** What the room needs to know of an issued record, whatever its kind. */

import { hash } from "node:crypto";
import { takesFiles } from "@ijaza/schema/diploma-fields";
import { isPublic } from "@ijaza/schema/records/record";
import type { DocumentKind } from "@ijaza/schema/shares";
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
  /** The version that it was accepted with; null for what was accepted before there were templates. */
  templateVersionId: string | null;
  /** Who accepted it. */
  decidedBy: string | null;
  /** Its university made the document itself; we know not what it shows. */
  isHandedIn: boolean;
  /** What the reader is given of it. */
  disclosure: Disclosure;
};

type FindIssuedOptions = { records: Pick<Records, "findAll">; ids: readonly string[]; actor: Actor | null };

/** The records as this reader may have them, in the order they were asked for; without those that are not issued. */
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
        isHandedIn: diploma ? takesFiles(diploma.mode) : false,
      },
    ];
  });
}

/** The record as this reader may have it; null before it is issued. */
export async function findIssued(trx: Trx, { id, ...options }: Omit<FindIssuedOptions, "ids"> & { id: string }) {
  const [found] = await findAllIssued(trx, { ...options, ids: [id] });
  return found ?? null;
}

/** How a PDF is noted: owner and university are given the same one. */
export const shapeOf = ({ disclosure: { audience } }: IssuedRecord): "public" | "all" =>
  audience === "anyone" ? "public" : "all";

/** Names the choice of claims among files; empty where nothing is withheld. */
export const choiceOf = ({ disclosure: { withheld } }: IssuedRecord): string =>
  withheld.length === 0 ? "" : `-${hash("sha256", withheld.join(" ")).slice(0, 16)}`;
