/** Pictures of a document as the public sees it: its page, and the card of a shared link. Drawn once and stored. */
import { hash } from "node:crypto";
import { pageDimensions } from "@ijaza/schema/template-page";
import sharp from "sharp";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import { inScope } from "../../../platform/database.ts";
import { type Content, readContent } from "../disclosing/content.ts";
import { claimsOf } from "../disclosing/disclosing.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { choiceOf, findIssued } from "../documents.records.ts";
import { type Standing, standingOf } from "../documents.standing.ts";
import { drawIssued, printedBundle } from "../making/drawing.ts";
import { createMadeFiles } from "../making/made-files.ts";
import { createOnce } from "../making/once.ts";
import { drawCard } from "./card.ts";

export type PictureShape = "page" | "card";

/** Raise this when drawing changes: all pictures are then drawn again. */
const EDITION = "1";
const WIDTH = 1600;
const MM_AN_INCH = 25.4;

export function createPictures(deps: DocumentDeps) {
  const { db, clock, records, typst, templates } = deps;
  const once = createOnce<Buffer>();
  const files = createMadeFiles(deps);

  type Drawing = { shape: PictureShape; name: string; draw: () => Promise<Buffer> };
  const keep = ({ record }: Content, { shape, name, draw }: Drawing): Promise<Buffer> =>
    once(name, async () => {
      const kept = await files.read(name);
      if (kept) return kept;
      const bytes = await draw();
      await files.keep(record, { shape, name, bytes });
      return bytes;
    });

  const drawPage = async (content: Content): Promise<Buffer> => {
    const printed = printedBundle(content, templates);
    const request = await drawIssued({ content, printed, format: "svg", keywords: [], attachments: [] }, templates);
    const { bytes } = await typst.render({ ...request, format: "svg" });
    const density = (WIDTH * MM_AN_INCH) / pageDimensions(content.template.layout.page).width;
    const drawing = sharp(bytes, { density, unlimited: true });
    return drawing.resize({ width: WIDTH }).png({ palette: true, quality: 95 }).toBuffer();
  };

  const page = (content: Content): Promise<Buffer> =>
    keep(content, { shape: "page", name: placeOf(content, "page"), draw: () => drawPage(content) });

  const card = (content: Content, standing: Standing): Promise<Buffer> => {
    const draw = async () => drawCard({ content, standing, page: await page(content) }, typst);
    return keep(content, { shape: "card", name: placeOf(content, `card-${standing}`), draw });
  };

  return {
    /**
     * PNG with public claims, whoever calls, and an entity tag that changes with the picture.
     * Throws `not_found` before it is issued, `no_picture` for a document that its university uploaded.
     */
    async pictureOf({ id, shape }: { id: string; shape: PictureShape }) {
      const content = await inScope(db, "public", async (trx) => {
        const record = await findIssued(trx, { records, id, actor: null });
        if (!record) throw new AppError("not_found");
        if (record.isHandedIn) throw new AppError("no_picture");
        return readContent(trx, deps, record);
      });
      const standing = standingOf(content.record, claimsOf(content.bundle), today(clock));
      const place = placeOf(content, `${shape}-${standing}`);
      return {
        tag: `"${hash("sha256", place).slice(0, 32)}"`,
        read: () => (shape === "page" ? page(content) : card(content, standing)),
      };
    },
  };
}

/** Each choice of claims has a picture of its own, as it has a PDF of its own. */
const placeOf = ({ record }: Content, name: string): string =>
  `documents/${record.id}/${name}-${EDITION}${choiceOf(record)}`;
