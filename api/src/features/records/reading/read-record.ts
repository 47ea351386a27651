/** Reads one record, limited to what the reader may see. */
import { isPublic } from "@ijaza/schema/records/record";
import type { Actor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { nameOf, type Universities } from "../../universities/universities.service.ts";
import { whyMissing } from "../erasing/erase-records.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { findRecord } from "../records.repository.ts";
import { type Anchor, findAnchors } from "./anchors.ts";
import { audienceOf, type Disclosure, type ReaderAudience } from "./audience.ts";
import { findDisclosure } from "./disclosures.ts";

export type ReadingDeps = { db: Db; universities: Pick<Universities, "findById"> };

type Reading<Row extends RecordRow, Shown> = {
  kind: RecordKind<Row>;
  actor: Actor | null;
  id: string;
  describe(record: Row, seen: { anchor: Anchor | null; disclosure: Disclosure }): Shown;
};

/**
 * All of it for its university's staff and its owner, public claims for anyone once it is signed. Throws `not_found`, and
 * `document_erased` once its data is erased.
 */
export async function readRecord<Row extends RecordRow, Shown extends object>(
  { db, universities }: ReadingDeps,
  { kind, actor, id, describe }: Reading<Row, Shown>,
) {
  const show = async (trx: Trx, record: Row, audience: ReaderAudience) => {
    const university = await universities.findById(trx, record.university_id);
    if (!university) throw new AppError("not_found");
    const anchor = (await findAnchors(trx, [record])).get(record.id) ?? null;
    const issuer = { _id: university.id, name: nameOf(university), slug: university.slug };
    const disclosure = await findDisclosure(trx, { kind, record, audience });
    return { ...describe(record, { anchor, disclosure }), university: issuer };
  };
  const universityId = actor?.universityId;
  if (universityId) {
    const whole = await inScope(db, { university: universityId }, async (trx) => {
      const record = await findRecord(trx, { kind, id });
      if (!record) return null;
      const audience = audienceOf(actor, record);
      return audience === "anyone" ? null : show(trx, record, audience);
    });
    if (whole) return whole;
  }
  const shown = await inScope(db, "public", async (trx) => {
    const record = await findRecord(trx, { kind, id });
    return record && isPublic(record) ? show(trx, record, "anyone") : null;
  });
  if (!shown) throw await whyMissing(db, id);
  return shown;
}
