/** Plans requested PDFs: reads which are stored and records which are to be made, for many documents at once. */
import type { Actor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import type { KeyTimes } from "../../chain/chain.service.ts";
import { issuerOf, readContents } from "../disclosing/content.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { choiceOf, findAllIssued, type IssuedRecord, shapeOf } from "../documents.records.ts";
import { findPdfs, type MadePdf, noteFiles } from "../documents.repository.ts";
import type { FileSource } from "./making.ts";
import { remember } from "./once.ts";
import { sealsNow } from "./sealing-keys.ts";

/** What it takes to make a PDF, the key that seals it, and the file name that is recorded for it. */
export type NotedCommission = FileSource & { key: KeyTimes; file: string };

/** `isSealing` is false when the key seals no more: then the seal counts only by a time stamp from before. */
export type KeptPdf = { file: string; key: KeyTimes; isSealing: boolean };

export type PlannedDocument = {
  record: IssuedRecord;
  /** The stored PDF; null when there is none that may count. */
  kept: KeptPdf | null;
  /** Null when the PDF is stored or its university uploaded it. */
  commission: NotedCommission | null;
};

/** Throws `no_signing_key` when a PDF has to be made without a key. */
export async function planPdfs(
  trx: Trx,
  deps: DocumentDeps,
  { ids, actor }: { ids: readonly string[]; actor: Actor | null },
): Promise<PlannedDocument[]> {
  const records = await findAllIssued(trx, { records: deps.records, ids, actor });
  const made = await findPdfs(trx, ids);
  const keys = await deps.chain.keyTimesOf(trx, [...new Set(made.map((pdf) => pdf.sealed_by))]);
  const now = deps.clock.now();
  const judge = ({ file, sealed_by: keyId }: MadePdf): KeptPdf | null => {
    const key = keys.get(keyId);
    const isSealing = sealsNow(key, now);
    return key && (isSealing || deps.timeStamping) ? { file, key, isSealing } : null;
  };
  const plans = records.map((record) => ({ record, kept: keptOf(record, { made, judge }) }));
  const missing = plans.filter(({ kept, record }) => kept === null && !record.isHandedIn);
  const commissioned = missing.map(({ record }) => record);
  const commissions = new Map(
    (await commissionPdfs(trx, deps, commissioned)).map((commission) => [commission.record.id, commission]),
  );
  return plans.map((plan) => ({ ...plan, commission: commissions.get(plan.record.id) ?? null }));
}

/** Stored PDFs, the newest first, and what becomes of one. */
type KeptOfOptions = { made: readonly MadePdf[]; judge: (pdf: MadePdf) => KeptPdf | null };

function keptOf(record: IssuedRecord, { made, judge }: KeptOfOptions): KeptPdf | null {
  const choice = record.disclosure.withheld.join(" ");
  const newest = made.find(
    ({ record_id, shape, hidden }) =>
      record_id === record.id && shape === shapeOf(record) && hidden.join(" ") === choice,
  );
  return newest ? judge(newest) : null;
}

/** Prepares one PDF. Throws `not_found` before the document is anchored, `no_signing_key`. */
export async function commissionPdf(trx: Trx, deps: DocumentDeps, record: IssuedRecord): Promise<NotedCommission> {
  const [commission] = await commissionPdfs(trx, deps, [record]);
  return commission!;
}

/**
 * Prepares PDFs, in the order of the records. Each university's key is decrypted once for all of them. The files are recorded
 * before they are made, because a file without a record would never be removed.
 */
async function commissionPdfs(
  trx: Trx,
  deps: DocumentDeps,
  records: readonly IssuedRecord[],
): Promise<NotedCommission[]> {
  const { chain, clock } = deps;
  const keyOf = remember(issuerOf, async ({ universityId }) => {
    const key = await chain.credentialKeyOf(trx, universityId);
    if (!sealsNow(key, clock.now())) throw new AppError("no_signing_key");
    return { key, sealer: chain.signerOf(key) };
  });
  const commissions: NotedCommission[] = [];
  const rows: Parameters<typeof noteFiles>[1][number][] = [];
  for (const content of await readContents(trx, deps, records)) {
    const { id, universityId, disclosure } = content.record;
    const { key, sealer } = await keyOf(content.record);
    const file = placeOf(content.record, key.id);
    commissions.push({ ...content, sealer, key, file });
    rows.push({
      file,
      record_id: id,
      university_id: universityId,
      shape: shapeOf(content.record),
      hidden: [...disclosure.withheld],
      sealed_by: key.id,
      made_at: clock.now(),
    });
  }
  await noteFiles(trx, rows);
  return commissions;
}

/** The commission, or another with the present key when its own has ended while the PDF was drawn. */
export async function renewCommission(
  trx: Trx,
  deps: DocumentDeps,
  commission: NotedCommission,
): Promise<NotedCommission> {
  const { id } = commission.key;
  const keys = await deps.chain.keyTimesOf(trx, [id]);
  const isGood = sealsNow(keys.get(id), deps.clock.now());
  return isGood ? commission : commissionPdf(trx, deps, commission.record);
}

/** Each choice of claims has a file of its own. */
const placeOf = (record: IssuedRecord, keyId: string): string =>
  `documents/${record.id}/${shapeOf(record)}-${keyId}${choiceOf(record)}`;
