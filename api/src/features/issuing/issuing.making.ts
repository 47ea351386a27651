/** Makes the credentials of a batch and stores them, some hundreds at a time; an interrupted run is continued. */
import { sql } from "kysely";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { setJobDone } from "../../platform/jobs/jobs.parking.ts";
import type { Lease } from "../../platform/jobs/worker.ts";
import { caip10 } from "../chain/chain.service.ts";
import { type BatchRow, countCredentials } from "./batches.ts";
import type { StatusListEntry } from "./credential.ts";
import { kidOf } from "./issuer-did.ts";
import { type BatchRecord, type IssuingContext, kindOf } from "./issuing.context.ts";
import type { IssuingReply, IssuingRequest } from "./issuing-request.ts";
import { listOf, tokenStatusAt } from "./status-places.ts";

const NEXT_JOB = { all: "workers take the next job of any university" };

const CHUNK = 500;

export async function makeCredentials(
  context: IssuingContext,
  { lease, batch }: { lease: Lease; batch: BatchRow },
): Promise<void> {
  const { db, pool } = context;
  const { terms, slug } = await readTerms(context, batch);
  let from = await inScope(db, NEXT_JOB, (trx) => countCredentials(trx, batch.id));
  while (from < batch.count) {
    lease.signal.throwIfAborted();
    const range = { batchId: batch.id, from, limit: CHUNK };
    const records = await inScope(db, NEXT_JOB, (trx) => kindOf(context, batch).load(trx, range));
    if (records[0]?.index !== from) throw new Error(`batch ${batch.id} lacks its record ${from}`);
    const placed = records.map((record) => ({ ...record, statusList: placeOf(context, { batch, slug, ...record }) }));
    const made = await pool.make({ ...terms, records: placed });
    const upTo = from + records.length;
    await lease.fenced(async (trx) => {
      await storeCredentials(trx, { batch, records, made });
      await setJobDone(trx, { id: lease.job.id, done: upTo });
    });
    crashPoint("sign.chunk");
    from = upTo;
  }
}

type PlaceOptions = { batch: BatchRow; slug: string; index: number };

/** The entry of the credential in the list that has its place among all that the university signs. */
function placeOf({ entryOf, publicUrl }: IssuingContext, { batch, slug, index }: PlaceOptions): StatusListEntry {
  const { list, within } = listOf(batch.status_from + index);
  const idx = entryOf({ universityId: batch.university_id, list }, within);
  return { idx, uri: tokenStatusAt(publicUrl, { slug, list }) };
}

type Terms = { terms: Omit<IssuingRequest, "records">; slug: string };

async function readTerms(context: IssuingContext, batch: BatchRow): Promise<Terms> {
  const { db, clock, chain, issuerOf, publicUrl } = context;
  const { key, issuer } = await inScope(db, NEXT_JOB, async (trx) => ({
    key: await chain.credentialKeyOf(trx, batch.university_id),
    issuer: await issuerOf(trx, batch.university_id),
  }));
  // The worker tries again, with the next one.
  if (key?.id !== batch.credential_key_id) throw new Error(`the key of batch ${batch.id} was replaced`);
  const { jwk, thumbprint, privateKey } = chain.openCredentialKey(key);
  const terms = {
    privateKey: privateKey.export({ format: "der", type: "pkcs8" }),
    issuer: { did: issuer.did, kid: kidOf(issuer.did, thumbprint), jwk },
    type: kindOf(context, batch).credentialType,
    publicUrl,
    registry: caip10(chain.identity),
    university: String(issuer.registryId),
    issuedAt: clock.now(),
  };
  return { terms, slug: issuer.slug };
}

type StoreCredentialsOptions = { batch: BatchRow; records: BatchRecord[]; made: IssuingReply };

async function storeCredentials(trx: Trx, { batch, records, made }: StoreCredentialsOptions): Promise<void> {
  await sql`
    insert into credentials (record_id, university_id, batch_id, batch_index, jwt, disclosures, leaf)
    select id, ${batch.university_id}, ${batch.id}, index, jwt, disclosures, leaf
    from unnest(${records.map(({ recordId }) => recordId)}::text[],
      ${records.map(({ index }) => index)}::integer[], ${made.map(({ jwt }) => jwt)}::text[],
      ${made.map(({ disclosures }) => disclosures)}::text[], ${made.map(({ leaf }) => Buffer.from(leaf))}::bytea[])
      as x(id, index, jwt, disclosures, leaf)`.execute(trx);
}
