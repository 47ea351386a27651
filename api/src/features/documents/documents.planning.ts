/** What is to be done for PDFs that are asked for: read for many documents at once. */
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import { readContents } from "./documents.content.ts";
import type { Commission } from "./documents.making.ts";
import { remember } from "./documents.once.ts";
import type { DocumentParts } from "./documents.parts.ts";
import { choiceOf, findAllIssued, type IssuedRecord } from "./documents.records.ts";
import { findMade } from "./documents.repository.ts";

type KeyedCommission = Commission & { keyId: string };

export type Planned = {
  record: IssuedRecord;
  /** Where the PDF is kept; null where there is none, or its key is compromised since. */
  kept: string | null;
  /** Null where the PDF is kept, and where its university handed it in. */
  commission: KeyedCommission | null;
};

type Asked = { ids: readonly string[]; actor: Actor | null };

/** Throws `no_signing_key` where one has to be made without a key. */
export async function planPdfs(trx: Trx, parts: DocumentParts, { ids, actor }: Asked): Promise<Planned[]> {
  const records = await findAllIssued(trx, { records: parts.records, ids, actor });
  const made = await findMade(trx, ids);
  const keptOf = (record: IssuedRecord): string | null => {
    const found = made.find((each) => each.document_id === record.id && each.audience === record.audience);
    const isGood = found && !found.is_compromised && found.file === placeOf(record, found.sealed_by);
    return isGood ? found.file : null;
  };
  const plans = records.map((record) => ({ record, kept: keptOf(record) }));
  const missing = plans.filter(({ kept, record }) => kept === null && !record.isHandedIn);
  const read = await readCommissions(
    trx,
    parts,
    missing.map(({ record }) => record),
  );
  const commissions = new Map(read.map((commission) => [commission.record.id, commission]));
  return plans.map((plan) => ({ ...plan, commission: commissions.get(plan.record.id) ?? null }));
}

/** Throws `not_found` before it is anchored, `no_signing_key`. */
export async function readCommission(trx: Trx, parts: DocumentParts, record: IssuedRecord): Promise<KeyedCommission> {
  const [commission] = await readCommissions(trx, parts, [record]);
  return commission!;
}

/** In the order of the records. A key is opened once for all of its university's, and let go with them. */
async function readCommissions(
  trx: Trx,
  parts: DocumentParts,
  records: readonly IssuedRecord[],
): Promise<KeyedCommission[]> {
  const { chain } = parts;
  const sealerOf = remember(async (universityId) => {
    const key = await chain.credentialKeyOf(trx, universityId);
    if (!key || key.compromised_since) throw new AppError("no_signing_key");
    return { keyId: key.id, sealer: chain.signerOf(key) };
  });
  const commissions: KeyedCommission[] = [];
  for (const content of await readContents(trx, parts, records))
    commissions.push({ ...content, ...(await sealerOf(content.record.universityId)) });
  return commissions;
}

/** Another choice of claims is another file. */
export const placeOf = (record: IssuedRecord, keyId: string): string =>
  `documents/${record.id}/${record.audience}-${keyId}${choiceOf(record)}`;
