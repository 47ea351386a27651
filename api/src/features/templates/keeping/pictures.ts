/** Pictures of templates: re-encoded, stored under their digests, and read for drawing. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { isStackLayout } from "@ijaza/schema/templates/stack-layout";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { keepPicture } from "../../../platform/files/kept-picture.ts";
import { sharp } from "../../../platform/files/sharp.ts";
import type { Storage } from "../../../platform/files/storage.ts";
import { findPictures } from "../templates.repository.ts";

/** An A4 page at 300 dots an inch. */
const FRAME = { width: 3508, height: 3508 };

export const nameOf = (universityId: string, picture: string) => `templates/${universityId}/${picture}`;

/** Ids of the uploaded pictures that a layout places. */
export function picturesIn(layout: AnyLayout): string[] {
  const items = isStackLayout(layout) ? layout.elements : layout.boxes;
  const placed = items.flatMap((item) => (item.kind === "picture" ? [item.picture] : []));
  const behind = isStackLayout(layout) ? null : layout.background.picture;
  const named = [behind, ...placed].filter((picture) => picture !== null);
  return [...new Set(named)].filter((picture) => picture !== "logo" && picture !== "signature");
}

export type Pictures = {
  /** Keeps the picture; the same one again is the same. Throws `picture_not_accepted`. */
  add(actor: TenantActor, bytes: Uint8Array): Promise<{ picture: string; width: number; height: number }>;
  /** Refuses a layout with a picture that the university has not. */
  refuseUnknown(trx: Trx, layout: AnyLayout): Promise<void>;
  /** The layout's pictures by their ids; one that is gone is left out. */
  bring(universityId: string, layout: AnyLayout): Promise<Record<string, Uint8Array>>;
};

export function createPictures({ db, clock, storage }: { db: Db; clock: Clock; storage: Storage }): Pictures {
  return {
    async add({ universityId, id }, bytes) {
      const nameHere = (sha256: string) => nameOf(universityId, sha256);
      const { png, sha256: picture } = await keepPicture({
        storage,
        bytes,
        frame: FRAME,
        account: id,
        nameOf: nameHere,
      });
      const { width, height } = await sharp(png).metadata();
      const row = { university_id: universityId, id: picture, width, height, added_at: clock.now() };
      await inScope(db, { university: universityId }, (trx) =>
        trx
          .insertInto("template_pictures")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return { picture, width, height };
    },

    async refuseUnknown(trx, layout) {
      const placed = picturesIn(layout);
      const known = await findPictures(trx, placed);
      if (placed.every((picture) => known.has(picture))) return;
      throw new AppError("invalid_input", { fields: [{ path: "layout", error: "picture_unknown" }] });
    },

    async bring(universityId, layout) {
      const found = await Promise.all(
        picturesIn(layout).map(async (picture) => [picture, await storage.get(nameOf(universityId, picture))] as const),
      );
      return Object.fromEntries(found.flatMap(([picture, bytes]) => (bytes ? [[picture, bytes]] : [])));
    },
  };
}
