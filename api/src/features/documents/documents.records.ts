/** What the room needs to know of an issued record, whatever its kind. */
import { hash } from "node:crypto";
import { takesFiles } from "@ijaza/schema/diploma-fields";
import type { Actor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import { findDiploma } from "../diplomas/diplomas.service.ts";
import { findHidden, isPublic, type RecordKind, type Records, seesAll } from "../records/records.service.ts";

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

type Asked = { records: Pick<Records, "find">; id: string; actor: Actor | null };

/** The record as this reader may have it; null before it is issued. */
export async function findIssued(trx: Trx, { records, id, actor }: Asked): Promise<IssuedRecord | null> {
  const found = await records.find(trx, id);
  if (!found?.record.signed_at || !isPublic(found.record.status)) return null;
  const { kind, record } = found;
  const audience = seesAll(actor, record) ? "all" : "public";
  const diploma = await findDiploma(trx, id);
  return {
    id,
    kind,
    universityId: record.university_id,
    status: record.status,
    signedAt: found.record.signed_at,
    supersededBy: diploma?.superseded_by ?? null,
    templateVersionId: record.template_version_id,
    decidedBy: record.decided_by,
    isHandedIn: diploma ? takesFiles(diploma.mode) : false,
    audience,
    hidden: audience === "all" ? [] : [...(await findHidden(trx, id))].sort(),
  };
}

/** Names the choice of claims among files; empty where nothing is hidden. */
export const choiceOf = ({ hidden }: IssuedRecord): string =>
  hidden.length === 0 ? "" : `-${hash("sha256", hidden.join(" ")).slice(0, 16)}`;
