/** Bundles: a stored credential with the disclosures that the reader may have, its proof, and the chain's identity. */
import { BUNDLE_FORMAT, type Bundle } from "ijaza-verifier";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { ChainIdentity } from "../chain/chain.service.ts";
import { presentCredential } from "../chain/credential.ts";
import { pathOffsets } from "../chain/tree-nodes.ts";

/** `shows` says of a claim, by its name, whether the reader may have it. */
type Asked = { documentId: string; shows(name: string): boolean; identity: ChainIdentity };

type Stored = {
  jwt: string;
  disclosures: string;
  batch_index: number;
  batch_id: string;
  count: number;
  root: Buffer;
  block: number;
  registry_id: number;
};

/** The bundle of an anchored document, or null when there is none. */
export async function readBundle(trx: Trx, { documentId, shows, identity }: Asked): Promise<Bundle | null> {
  const { rows } = await sql<Stored>`
    select c.jwt, c.disclosures, c.batch_index, c.batch_id, b.count, b.root, b.block, u.registry_id
    from credentials c join batches b on b.id = c.batch_id join universities u on u.id = c.university_id
    where c.document_id = ${documentId} and b.status = 'signed'`.execute(trx);
  const stored = rows[0];
  if (!stored) return null;
  const path = await readPath(trx, { batchId: stored.batch_id, index: stored.batch_index, count: stored.count });
  const given = stored.disclosures.split("~").filter((each) => shows(nameOf(each)));
  return {
    format: BUNDLE_FORMAT,
    credential: presentCredential(stored.jwt, given),
    proof: { index: stored.batch_index, count: stored.count, path },
    anchor: {
      chainId: identity.chainId,
      genesisHash: identity.genesisHash,
      registry: identity.registry,
      university: String(stored.registry_id),
      root: `0x${stored.root.toString("hex")}`,
      block: stored.block,
    },
  };
}

/** The diploma that took the place of the one at this leaf of a batch; null when none did, or the batch is not ours. */
export async function findSuccessorAt(trx: Trx, { root, index }: { root: string; index: number }) {
  const { rows } = await sql<{ superseded_by: string | null }>`
    select d.superseded_by from batches b join diplomas d on d.batch_id = b.id and d.batch_index = ${index}
    where b.root = decode(${root.slice(2)}, 'hex') and b.status = 'signed'`.execute(trx);
  return rows[0]?.superseded_by ?? null;
}

function nameOf(disclosure: string): string {
  const [, name] = JSON.parse(Buffer.from(disclosure, "base64url").toString("utf8")) as unknown[];
  return String(name);
}

async function readPath(trx: Trx, place: { batchId: string; index: number; count: number }): Promise<string[]> {
  const offsets = pathOffsets(place);
  const { rows } = await sql<{ hash: string }>`
    select '0x' || encode(substring(b.nodes from o.at + 1 for 32), 'hex') as hash
    from batches b cross join unnest(${offsets}::integer[]) with ordinality as o(at, step)
    where b.id = ${place.batchId} order by o.step`.execute(trx);
  return rows.map(({ hash }) => hash);
}
