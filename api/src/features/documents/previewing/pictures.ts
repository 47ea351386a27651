/** Pictures of a document as the public sees it: its page, and the card of a shared link. Drawn once and stored. */
import { hash } from "node:crypto";
import type { PictureFormat, PictureWidth } from "@ijaza/schema/documents";
import { PNG, WEBP } from "@ijaza/schema/media-types";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import { inScope } from "../../../platform/database.ts";
import { whyMissing } from "../../records/records.service.ts";
import { type Content, readContent } from "../disclosing/content.ts";
import { claimsOf } from "../disclosing/disclosing.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { choiceOf, findIssued } from "../documents.records.ts";
import { type Standing, standingOf } from "../documents.standing.ts";
import { drawIssued, printedBundle } from "../making/drawing.ts";
import { createMadeFiles } from "../making/made-files.ts";
import { createOnce } from "../making/once.ts";
import { drawCard } from "./card.ts";
import { pngOf, webpOf } from "./page-picture.ts";

export type PictureShape = "page" | "card";
export type PageOptions = { width: PictureWidth; format: PictureFormat };

/** Raise this when drawing changes: all pictures are then drawn again. */
const EDITION = "1";
const FOR_CARDS: PageOptions = { width: "1600", format: "png" };

export function createPictures(deps: DocumentDeps) {
  const { db, clock, records, drawing } = deps;
  const once = createOnce<Buffer>();
  const files = createMadeFiles(deps);

  type Drawing = { shape: PictureShape; name: string; mediaType: string; draw: () => Promise<Buffer> };
  const keep = ({ record }: Content, { shape, name, mediaType, draw }: Drawing): Promise<Buffer> =>
    once(name, async () => {
      const kept = await files.read(name);
      if (kept) return kept;
      const bytes = await draw();
      await files.keep(record, { shape, name, mediaType, bytes });
      return bytes;
    });

  const page = (content: Content, { width, format }: PageOptions): Promise<Buffer> =>
    keep(content, {
      shape: "page",
      name: placeOf(content, `page-${width}-${format}`),
      mediaType: format === "webp" ? WEBP : PNG,
      draw: async () => {
        const asPicture = format === "webp" ? webpOf : pngOf;
        const { page } = content.template.layout;
        return asPicture(await drawPage(content, deps), { page, width: Number(width) });
      },
    });

  const card = (content: Content, standing: Standing): Promise<Buffer> =>
    keep(content, {
      shape: "card",
      name: placeOf(content, `card-${standing}`),
      mediaType: PNG,
      draw: async () => drawCard({ content, standing, page: await page(content, FOR_CARDS) }, drawing),
    });

  return {
    /**
     * A picture with public claims, whoever calls, and an entity tag that changes with the picture.
     * Throws `not_found` before it is issued, `no_picture` for a document that its university uploaded.
     */
    async pictureOf({ id, shape, ...options }: { id: string; shape: PictureShape } & PageOptions) {
      const content = await inScope(db, "public", async (trx) => {
        const record = await findIssued(trx, { records, id, actor: null });
        if (!record) return null;
        if (record.isHandedIn) throw new AppError("no_picture");
        return readContent(trx, deps, record);
      });
      if (!content) throw await whyMissing(db, id);
      const standing = standingOf(content.record, claimsOf(content.bundle), today(clock));
      const place = placeOf(content, `${shape}-${options.width}-${options.format}-${standing}`);
      return {
        tag: `"${hash("sha256", place).slice(0, 32)}"`,
        read: () => (shape === "page" ? page(content, options) : card(content, standing)),
      };
    },
  };
}

/** Each choice of claims has a picture of its own, as it has a PDF of its own. */
const placeOf = ({ record }: Content, name: string): string =>
  `documents/${record.id}/${name}-${EDITION}${choiceOf(record)}`;

/** The whole page as SVG. */
async function drawPage(content: Content, deps: DocumentDeps): Promise<Uint8Array> {
  const printed = printedBundle(content, deps.templates);
  return drawIssued({ content, printed, output: { format: "svg" }, keywords: [], attachments: [] }, deps);
}
