/** PDFs in the storage: made on the first request, kept, and made anew when their key seals no more. */
import { type Actor, readFor } from "../../../platform/actor.ts";
import { inScope, type Scope } from "../../../platform/database.ts";
import { hashLeaf } from "../../issuing/issuing.service.ts";
import { whyMissing } from "../../records/records.service.ts";
import { jwtOf } from "../disclosing/disclosing.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { choiceOf, type IssuedRecord, shapeOf } from "../documents.records.ts";
import { drawPdf } from "./making.ts";
import { createOnce } from "./once.ts";
import {
  commissionPdf,
  type KeptPdf,
  type NotedCommission,
  type PlannedDocument,
  planPdfs,
  renewCommission,
} from "./planning.ts";
import { sealPdf } from "./sealing.ts";
import { isWitnessed, stampPdf } from "./stamping.ts";

/** A document's PDF, and what its reply says in headers. */
export type Pdf = Pick<IssuedRecord, "id" | "status" | "supersededBy"> & { bytes: Buffer };

export function createKeeping(deps: DocumentDeps) {
  const { db, storage, timeStamping } = deps;
  const deliverOnce = createOnce<Buffer>();

  const make = async (planned: NotedCommission): Promise<Buffer> => {
    const drawn = await drawPdf(planned, deps);
    // Drawing takes a while, in which a key may end: it is asked for again at the moment of the seal.
    const scope = scopeOf(planned.record);
    const { file, key, sealer, bundle } = await inScope(db, scope, (trx) => renewCommission(trx, deps, planned));
    const sealed = sealPdf(drawn, { ...sealer, leaf: hashLeaf(jwtOf(bundle)) });
    const bytes = (timeStamping && (await stampPdf(sealed, { timeStamping, key }))) ?? sealed;
    // Two nodes may make it at once: both write a valid file under the same name.
    await storage.put(file, bytes, "application/pdf");
    return bytes;
  };

  /** The stored PDF, which gets the time stamp that it lacks; null when it is missing, or counts no more. */
  const read = async ({ file, key, isSealing }: KeptPdf): Promise<Buffer | null> => {
    const bytes = await storage.get(file);
    if (bytes === null || timeStamping === undefined) return bytes;
    if (!isSealing) return (await isWitnessed(bytes, { timeStamping, key })) ? bytes : null;
    const stamped = await stampPdf(bytes, { timeStamping, key });
    if (stamped) await storage.put(file, stamped, "application/pdf");
    return stamped ?? bytes;
  };

  /** The stored PDF; makes and stores it when there is none that counts. */
  const deliver = ({ record, kept, commission }: PlannedDocument): Promise<Buffer> =>
    deliverOnce(
      `${record.id} ${shapeOf(record)}${choiceOf(record)}`,
      async () =>
        (kept && (await read(kept))) ??
        make(commission ?? (await inScope(db, scopeOf(record), (trx) => commissionPdf(trx, deps, record)))),
    );

  /** Plans the PDFs of these documents, in their order; documents that are not issued are left out. */
  const plan = async (actor: Actor | null, ids: readonly string[]): Promise<PlannedDocument[]> => {
    const planned = await readFor(db, actor, async (trx) => {
      const plans = await planPdfs(trx, deps, { ids, actor });
      return plans.length > 0 ? plans : undefined;
    });
    return planned ?? [];
  };

  return {
    plan,
    deliver,
    /** The PDF with the claims that the reader may see. Throws `not_found` before it is issued, `no_signing_key` without a key. */
    async pdfFor(actor: Actor | null, id: string): Promise<Pdf> {
      const [planned] = await plan(actor, [id]);
      if (!planned) throw await whyMissing(db, id);
      const { status, supersededBy } = planned.record;
      return { id, bytes: await deliver(planned), status, supersededBy };
    },
  };
}

/** Claims that are not public are only readable in the scope of their university. */
const scopeOf = (record: IssuedRecord): Scope =>
  shapeOf(record) === "public" ? "public" : { university: record.universityId };
