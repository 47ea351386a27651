/** What the room needs to know of an issued record, whatever its kind. */
import { hash } from "node:crypto";
import { takesFiles } from "@ijaza/schema/diploma-fields";
import type { Actor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import { findDiplomasByIds } from "../diplomas/diplomas.service.ts";
import { findHiddenOfAll, isPublic, type RecordKind, type Records, seesAll } from "../records/records.service.ts";

/** Whose claims a document carries: what anyone may see, or all that it prints. */
export type Audience = "public" | "all";

export type IssuedRecord = {
  id: string;
  kind: RecordKind;
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
  /** Whose claims the reader may have. */
  audience: Audience;
  /** Of the public claims those that its holder hides from this reader. */
  hidden: readonly string[];
};

/** Says of a claim, by its name, whether the reader may have it. */
export function shownBy({ kind, audience, hidden }: Pick<IssuedRecord, "kind" | "audience" | "hidden">) {
  return (name: string): boolean => audience === "all" || (kind.isPublicClaim(name) && !hidden.includes(name));
}

type Asked = { records: Pick<Records, "findAll">; ids: readonly string[]; actor: Actor | null };

/** The records as this reader may have them, in the order they were asked for; without those that are not issued. */
export async function findAllIssued(trx: Trx, { records, ids, actor }: Asked): Promise<IssuedRecord[]> {
  const found = new Map((await records.findAll(trx, ids)).map((each) => [each.record.id, each]));
  const diplomas = new Map((await findDiplomasByIds(trx, ids)).map((each) => [each.id, each]));
  const hidden = await findHiddenOfAll(trx, ids);
  return ids.flatMap((id): IssuedRecord[] => {
    const { kind, record } = found.get(id) ?? {};
    if (!kind || !record?.signed_at || !isPublic(record.status)) return [];
    const diploma = diplomas.get(id);
    const audience = seesAll(actor, record) ? "all" : "public";
    return [
      {
        ...{ id, kind, audience },
        universityId: record.university_id,
        status: record.status,
        signedAt: record.signed_at,
        supersededBy: diploma?.superseded_by ?? null,
        templateVersionId: record.template_version_id,
        decidedBy: record.decided_by,
        isHandedIn: diploma ? takesFiles(diploma.mode) : false,
        hidden: audience === "all" ? [] : [...(hidden.get(id) ?? [])].sort(),
      },
    ];
  });
}

/** The record as this reader may have it; null before it is issued. */
export async function findIssued(trx: Trx, { id, ...asked }: Omit<Asked, "ids"> & { id: string }) {
  const [found] = await findAllIssued(trx, { ...asked, ids: [id] });
  return found ?? null;
}

/** Names the choice of claims among files; empty where nothing is hidden. */
export const choiceOf = ({ hidden }: IssuedRecord): string =>
  hidden.length === 0 ? "" : `-${hash("sha256", hidden.join(" ")).slice(0, 16)}`;
