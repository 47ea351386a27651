/** Pictures of a document as the public sees it: its page, and the card of a shared link. Drawn once and stored, and the latest kept at hand. */
import { hash } from "node:crypto";
import { PNG, WEBP } from "@ijaza/schema/calls/media-types";
import type { PictureFormat, PictureWidth } from "@ijaza/schema/documents/calls";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import { inScope } from "../../../platform/database.ts";
import { createKept } from "../../../platform/kept.ts";
import { whyMissing } from "../../records/records.service.ts";
import { readBundle } from "../disclosing/bundles.ts";
import { type Content, readContent } from "../disclosing/content.ts";
import { claimsOf } from "../disclosing/disclosing.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { choiceOf, findIssued, type IssuedRecord } from "../documents.records.ts";
import { type Standing, standingOf } from "../documents.standing.ts";
import { drawIssued, printedBundle } from "../making/drawing.ts";
import { createMadeFiles } from "../making/made-files.ts";
import { drawCard } from "./card.ts";
import { pngOf, webpOf } from "./page-picture.ts";

export type PictureShape = "page" | "card";
export type PageOptions = { width: PictureWidth; format: PictureFormat };

/** Raise this when drawing changes: all pictures are then drawn again. */
const EDITION = "1";
const FOR_CARDS: PageOptions = { width: "1600", format: "png" };
/** Bytes of the pictures that are at hand: some hundred for phones. */
const AT_HAND = 32_000_000;

export function createPictures(deps: DocumentDeps) {
  const { db, clock, chain, records, drawing } = deps;
  const atHand = createKept<Buffer>({ bytes: AT_HAND, clock });
  const files = createMadeFiles(deps);

  type Drawing = { shape: PictureShape; name: string; mediaType: string; draw: (content: Content) => Promise<Buffer> };
  const keep = (record: IssuedRecord, { shape, name, mediaType, draw }: Drawing): Promise<Buffer> =>
    atHand(name, async () => {
      const kept = await files.read(name);
      if (kept) return kept;
      const bytes = await draw(await inScope(db, "public", (trx) => readContent(trx, deps, record)));
      await files.keep(record, { shape, name, mediaType, bytes });
      return bytes;
    });

  const page = (record: IssuedRecord, { width, format }: PageOptions): Promise<Buffer> =>
    keep(record, {
      shape: "page",
      name: placeOf(record, `page-${width}-${format}`),
      mediaType: format === "webp" ? WEBP : PNG,
      draw: async (content) => {
        const asPicture = format === "webp" ? webpOf : pngOf;
        const { page } = content.template.layout;
        return asPicture(await drawPage(content, deps), { page, width: Number(width) });
      },
    });

  const card = (record: IssuedRecord, standing: Standing): Promise<Buffer> =>
    keep(record, {
      shape: "card",
      name: placeOf(record, `card-${standing}`),
      mediaType: PNG,
      draw: async (content) => drawCard({ content, standing, page: await page(record, FOR_CARDS) }, drawing),
    });

  return {
    /**
     * A picture with public claims, whoever calls, and an entity tag that changes with the picture.
     * Throws `not_found` before it is issued, `no_picture` for a document that its university uploaded.
     */
    async pictureOf({ id, shape, ...options }: { id: string; shape: PictureShape } & PageOptions) {
      const found = await inScope(db, "public", async (trx) => {
        const record = await findIssued(trx, { records, id, actor: null });
        if (!record) return null;
        if (record.isHandedIn) throw new AppError("no_picture");
        const { disclosure } = record;
        const bundle = await readBundle(trx, { recordId: id, disclosure, identity: chain.identity });
        return bundle && { record, bundle };
      });
      if (!found) throw await whyMissing(db, id);
      const { record, bundle } = found;
      const standing = standingOf(record, claimsOf(bundle), today(clock));
      const place = placeOf(record, `${shape}-${options.width}-${options.format}-${standing}`);
      return {
        tag: `"${hash("sha256", place).slice(0, 32)}"`,
        read: () => (shape === "page" ? page(record, options) : card(record, standing)),
      };
    },
  };
}

/** Each choice of claims has a picture of its own, as it has a PDF of its own. */
const placeOf = (record: IssuedRecord, name: string): string =>
  `documents/${record.id}/${name}-${EDITION}${choiceOf(record)}`;

/** The whole page as SVG. */
async function drawPage(content: Content, deps: DocumentDeps): Promise<Uint8Array> {
  const printed = printedBundle(content, deps.templates);
  return drawIssued({ content, printed, output: { format: "svg" }, keywords: [], attachments: [] }, deps);
}
