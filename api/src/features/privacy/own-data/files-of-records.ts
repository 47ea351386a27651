/** A student's documents in each of their forms, as files of an archive; made one after the other, when they are read. */
import { namesIn } from "@ijaza/schema/imports/handed-in-files";
import { isPublic } from "@ijaza/schema/records/record";
import type { TenantActor } from "../../../platform/actor.ts";
import { inScope } from "../../../platform/database.ts";
import { findDiplomasByIds } from "../../diplomas/diplomas.service.ts";
import type { OwnRecord } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";

/** A file of the archive, whose bytes are made when its turn comes. */
export type OwnFile = { name: string; make(): Promise<Uint8Array> };

type FilesDeps = Pick<PrivacyDeps, "db" | "documents" | "badges" | "verification" | "diplomas" | "correctionRequests">;

/** A name that is valid on every system. */
const safe = (text: string): string => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(0, 80);

/** Two certificates may have the same label, so the folder's name has the beginning of the id, too. */
const folderOf = ({ kind, record }: OwnRecord): string =>
  `documents/${safe(kind.labelOf(record))} (${record.id.slice(0, 6)})`;

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

export function createFilesOfRecords({ db, documents, badges, verification, diplomas }: FilesDeps) {
  const issued = (actor: TenantActor, own: OwnRecord, isUploaded: boolean): OwnFile[] => {
    const { id } = own.record;
    const folder = folderOf(own);
    const forms: OwnFile[] = [
      { name: `${folder}/proof.json`, make: async () => asJson((await verification.bundleFor(actor, id)).bundle) },
      { name: `${folder}/badge.json`, make: async () => asJson((await badges.badgeFor(actor, id)).credential) },
    ];
    if (isUploaded) return forms;
    const picture = async () => (await documents.pictureOf({ id, shape: "page", width: "1600", format: "png" })).read();
    return [
      { name: `${folder}/document.pdf`, make: async () => (await documents.pdfFor(actor, id)).bytes },
      ...forms,
      { name: `${folder}/public-page.png`, make: picture },
    ];
  };

  return async (actor: TenantActor, records: readonly OwnRecord[]): Promise<OwnFile[]> => {
    const ids = records.map(({ record }) => record.id);
    const found = await inScope(db, { university: actor.universityId }, (trx) => findDiplomasByIds(trx, ids));
    const uploads = new Map(found.map((row) => [row.id, [row.file_sha256 && row.file, row.attachments] as const]));
    return records.flatMap((own) => {
      const { id } = own.record;
      const [file, attachments] = uploads.get(id) ?? [];
      const folder = folderOf(own);
      const uploaded = file
        ? [
            {
              name: `${folder}/handed-in ${safe(file)}`,
              make: async () => (await verification.documentFor(actor, id))!.bytes,
            },
          ]
        : [];
      const attached = namesIn(attachments ?? undefined).map((name, at) => ({
        name: `${folder}/attachment ${at + 1} ${safe(name)}`,
        make: async () => (await diplomas.attachmentFor(actor, { id, position: at + 1 })).bytes,
      }));
      return [...(isPublic(own.record) ? issued(actor, own, Boolean(file)) : []), ...uploaded, ...attached];
    });
  };
}
