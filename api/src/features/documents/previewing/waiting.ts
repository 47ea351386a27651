/** A record before it is signed: the claims that an acceptance fixes, and its page by its own template. */
import { hash } from "node:crypto";
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { takesFiles } from "@ijaza/schema/diplomas/fields";
import type { getWaitingDocument } from "@ijaza/schema/documents/calls";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { createNewestOnly } from "../../../platform/newest-only.ts";
import { findDiplomasByIds } from "../../diplomas/diplomas.service.ts";
import { audienceOf, type ContentToSign, type FoundRecord } from "../../records/records.service.ts";
import { findVersions } from "../../signatories/signatories.service.ts";
import type { DocumentContent } from "../../templates/templates.service.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { pngOf } from "./page-picture.ts";

type WaitingDeps = Pick<
  DocumentDeps,
  "db" | "clock" | "records" | "templates" | "universities" | "users" | "previewDrawing"
>;

type Waiting = { found: FoundRecord; content: ContentToSign; isHandedIn: boolean };

/** Pixels: twice the room of the page on a screen. */
const WIDTH = 1400;
/** Pages of an account that may wait to be drawn: the one that is read, the next, and some that were skipped. */
const MOST_WAITING = 6;

export type WaitingDocuments = {
  /** What an acceptance would fix now, or has fixed. Throws `not_found`. */
  readWaiting(actor: TenantActor, id: string): Promise<Answer<typeof getWaitingDocument>>;
  /**
   * PNG of the page, drawn one at a time for each account. Throws `not_found`, `record_changed` if it is not what was seen,
   * `no_picture` for a document that its university uploaded, `preview_replaced`, `preview_too_complex`.
   */
  drawWaiting(actor: TenantActor, waiting: { id: string; seen: string }): Promise<Buffer>;
};

export function createWaiting(deps: WaitingDeps): WaitingDocuments {
  const { db, templates, previewDrawing } = deps;
  const newestOnly = createNewestOnly({ most: MOST_WAITING, replaced: () => new AppError("preview_replaced") });

  const draw = async (document: DocumentContent): Promise<Buffer> => {
    const { bytes } = await previewDrawing.draw(await templates.printedContentOf(document), { format: "svg" });
    return pngOf(bytes, { page: document.template.layout.page, width: WIDTH });
  };

  return {
    readWaiting: (actor, id) =>
      inScope(db, { university: actor.universityId }, async (trx) => {
        const { content, isHandedIn } = await findWaiting(trx, { deps, actor, id });
        return { claims: content.claims, handedIn: isHandedIn, seen: content.seen };
      }),
    drawWaiting: (actor, { id, seen }) =>
      newestOnly({ account: actor.id, slot: id }, async () =>
        draw(
          await inScope(db, { university: actor.universityId }, async (trx) => {
            const waiting = await findWaiting(trx, { deps, actor, id });
            if (waiting.content.seen !== seen) throw new AppError("record_changed");
            return compose(trx, { deps, waiting });
          }),
        ),
      ),
  };
}

/** Not found: one of another university, and one that anyone can see since it is signed. */
async function findWaiting(
  trx: Trx,
  { deps, actor, id }: { deps: WaitingDeps; actor: TenantActor; id: string },
): Promise<Waiting> {
  const [found] = await deps.records.findAll(trx, [id]);
  if (!found || audienceOf(actor, found.record) !== "university") throw new AppError("not_found");
  if (found.record.signed_at !== null) throw new AppError("not_found");
  const content = await deps.records.readContent(trx, found, deps.clock.now());
  const [diploma] = await findDiplomasByIds(trx, [id]);
  return { found, content, isHandedIn: diploma ? takesFiles(diploma.mode) : false };
}

async function compose(trx: Trx, { deps, waiting }: { deps: WaitingDeps; waiting: Waiting }): Promise<DocumentContent> {
  const { found, content, isHandedIn } = waiting;
  const { kind, record } = found;
  const { claims, templateVersionId, signatories } = content;
  if (isHandedIn || !kind.document || templateVersionId === null) throw new AppError("no_picture");
  const template = await deps.templates.findVersion(trx, templateVersionId);
  const university = await deps.universities.findById(trx, record.university_id);
  if (!template || !university) throw new AppError("not_found");
  const versions = await findVersions(trx, signatories?.flatMap((each) => each ?? []) ?? []);
  return {
    template,
    kind: kind.document,
    id: record.id,
    claims,
    university,
    signature: await findSignature(trx, { deps, found }),
    signatories: (signatories ?? []).map((each) => versions.find(({ id }) => id === each) ?? null),
    seed: hash("sha256", record.id),
    isBlank: true,
    keywords: [],
    attachments: [],
    withholds: () => false,
  };
}

/** Of who has accepted it, or of the responsable, who may. */
async function findSignature(trx: Trx, { deps, found }: { deps: WaitingDeps; found: FoundRecord }) {
  const { content, decided_by: decidedBy, university_id: universityId } = found.record;
  const isAccepted = content !== null && decidedBy !== null;
  const user = isAccepted ? await deps.users.find(trx, decidedBy) : await deps.users.findResponsable(trx, universityId);
  return user?.signature ?? null;
}
