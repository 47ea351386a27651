/** Bundles: a stored credential with the disclosures that the reader may have, its proof, and the chain's identity. */
import { BUNDLE_FORMAT, type Bundle } from "@ijaza/verifier";
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { ChainIdentity } from "../../chain/chain.service.ts";
import { pathOffsets, presentCredential } from "../../issuing/issuing.service.ts";
import type { Disclosure } from "../../records/records.service.ts";

/** A record, and the claims of it that its reader may see. */
export type Readable = { recordId: string; disclosure: Pick<Disclosure, "discloses"> };

type StoredBundle = {
  record_id: string;
  jwt: string;
  disclosures: string;
  batch_index: number;
  batch_id: string;
  count: number;
  root: Buffer;
  block: number;
  registry_id: number;
};

/** The bundles of those records that are anchored, by the records' ids. */
export async function readBundles(
  trx: Trx,
  { records, identity }: { records: readonly Readable[]; identity: ChainIdentity },
): Promise<Map<string, Bundle>> {
  const { rows } = await sql<StoredBundle>`
    select c.record_id, c.jwt, c.disclosures, c.batch_index, c.batch_id, b.count, b.root, b.block, u.registry_id
    from credentials c join batches b on b.id = c.batch_id join universities u on u.id = c.university_id
    where c.record_id = any(${records.map(({ recordId }) => recordId)}) and b.status = 'signed'`.execute(trx);
  const paths = await readPaths(trx, rows);
  const disclosures = new Map(records.map(({ recordId, disclosure }) => [recordId, disclosure]));
  return new Map(
    rows.map((stored) => {
      const { record_id: id, jwt, batch_index: index, count } = stored;
      const disclosed = stored.disclosures.split("~").filter((each) => disclosures.get(id)?.discloses(nameOf(each)));
      const bundle: Bundle = {
        format: BUNDLE_FORMAT,
        credential: presentCredential(jwt, disclosed),
        proof: { index, count, path: paths.get(id) ?? [] },
        anchor: {
          chainId: identity.chainId,
          genesisHash: identity.genesisHash,
          registry: identity.registry,
          university: String(stored.registry_id),
          root: `0x${stored.root.toString("hex")}`,
          block: stored.block,
        },
      };
      return [id, bundle];
    }),
  );
}

/** The bundle of an anchored record, or null when there is none. */
export async function readBundle(trx: Trx, { identity, ...record }: Readable & { identity: ChainIdentity }) {
  const bundles = await readBundles(trx, { records: [record], identity });
  return bundles.get(record.recordId) ?? null;
}

/** The record anchored at this place of a batch, with its university and the diploma that supersedes it; undefined when it is not ours. */
export async function findAnchoredAt(trx: Trx, { root, index }: { root: string; index: number }) {
  const { rows } = await sql<AnchoredRecord>`
    select c.record_id as id, c.university_id, coalesce(d.student_id, x.student_id) as student_id, d.superseded_by
    from batches b join credentials c on c.batch_id = b.id and c.batch_index = ${index}
    left join diplomas d on d.id = c.record_id
    left join certificates x on x.id = c.record_id
    where b.root = decode(${root.slice(2)}, 'hex') and b.status = 'signed'`.execute(trx);
  return rows[0];
}

type AnchoredRecord = { id: string; university_id: string; student_id: string | null; superseded_by: string | null };

function nameOf(disclosure: string): string {
  const [, name] = JSON.parse(Buffer.from(disclosure, "base64url").toString("utf8")) as unknown[];
  return String(name);
}

/** The hashes of each record's Merkle proof, from leaf to root; empty for a batch of one. */
async function readPaths(trx: Trx, stored: readonly StoredBundle[]): Promise<Map<string, string[]>> {
  const paths = new Map<string, string[]>();
  for (const batchId of new Set(stored.map(({ batch_id }) => batch_id))) {
    const places = stored
      .filter(({ batch_id }) => batch_id === batchId)
      .map(({ record_id: id, batch_index: index, count }) => ({ id, offsets: pathOffsets({ index, count }) }));
    const hashes = await readHashes(
      trx,
      batchId,
      places.flatMap(({ offsets }) => offsets),
    );
    for (const { id, offsets } of places) paths.set(id, hashes.splice(0, offsets.length));
  }
  return paths;
}

/** The hashes at these offsets of a batch's tree, in the same order. */
async function readHashes(trx: Trx, batchId: string, offsets: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select '0x' || encode(substring(b.nodes from o.at + 1 for 32), 'hex') as hash
    from batches b cross join unnest(${offsets}::integer[]) with ordinality as o(at, step)
    where b.id = ${batchId} order by o.step`.execute(trx);
  return rows.map(({ hash }) => hash);
}
