/** `npm run fsck`: checks every digest, proof, credit, audit link and kept file. Exit 0, 1 found, 2 unable. */
import { CERTIFICATES } from "./features/certificates/certificates.kind.ts";
import { type ChainIdentity, provePins, readIdentity } from "./features/chain/identity.ts";
import { type ChainNode, createNode } from "./features/chain/node.ts";
import { checkEvidence } from "./features/correction-requests/correction-requests.fsck.ts";
import { checkCounters, checkLedger } from "./features/credits/credits.fsck.ts";
import { checkFundingRequests } from "./features/credits/requests/requests.fsck.ts";
import { checkHandedIn } from "./features/diplomas/diplomas.fsck.ts";
import { DIPLOMAS } from "./features/diplomas/diplomas.kind.ts";
import { checkDocuments } from "./features/documents/documents.fsck.ts";
import { checkAnchors, checkBatches } from "./features/issuing/issuing.fsck.ts";
import { checkRecords, checkRevocations, checkShareItems } from "./features/records/records.service.ts";
import { checkSignatures } from "./features/signatories/signatories.fsck.ts";
import { checkCounts } from "./features/statistics/statistics.fsck.ts";
import { checkPictures } from "./features/templates/templates.fsck.ts";
import { checkAudit } from "./platform/audit/audit.fsck.ts";
import { openDatabase, type Trx } from "./platform/database.ts";
import { openStorage, type Storage } from "./platform/files/storage.ts";
import type { FileCheckOptions } from "./platform/fsck/files.ts";
import { type Finding, inSnapshot, type Report } from "./platform/fsck/findings.ts";
import { proveInstallation } from "./platform/installation.ts";
import { runProgram } from "./platform/run-program.ts";
import { requireSchema } from "./platform/schema-version.ts";
import { deriveSecrets, findMasterKey, fingerprintOf } from "./platform/secrets.ts";
import { findChainServer, findDatabaseServer } from "./platform/servers.ts";
import { readSettings, type Settings } from "./platform/settings.ts";

const KINDS = [DIPLOMAS, CERTIFICATES];

export type Outcome = { findings: number; unable: string | null };

export type FsckOptions = {
  databaseUrl: string;
  rpcUrl: string;
  contentKey: Buffer;
  storage: Pick<Storage, "get">;
  report: Report;
};

/** Checks the records alone, against the chain, then the files. `unable` says which checks were skipped, and why. */
export async function fsck({ databaseUrl, rpcUrl, contentKey, storage, report }: FsckOptions): Promise<Outcome> {
  const outcome: Outcome = { findings: 0, unable: null };
  const count: Report = (finding) => {
    outcome.findings += 1;
    report(finding);
  };
  const { db } = openDatabase({ url: databaseUrl, poolSize: 2 });
  try {
    const identity = await readIdentity(db);
    if (!identity) return { findings: 0, unable: "this installation has not met its chain yet" };
    const registry = { node: createNode(rpcUrl), identity };
    outcome.unable = await inSnapshot(db, (trx) => checkRows(trx, { registry, contentKey, report: count }));
    const unread = await whyNot("the files could not be read", checkFiles({ db, storage, report: count }));
    if (unread) outcome.unable = outcome.unable ? `${outcome.unable}; ${unread}` : unread;
    return outcome;
  } finally {
    await db.destroy();
  }
}

type CheckRowsOptions = Pick<FsckOptions, "contentKey" | "report"> & {
  registry: { node: ChainNode; identity: ChainIdentity };
};

/** Checks the records in the transaction, alone and then against the chain; returns why that was skipped, if so. */
export async function checkRows(trx: Trx, { registry, contentKey, report }: CheckRowsOptions): Promise<string | null> {
  await checkAudit(trx, report);
  await checkRecords(trx, { kinds: KINDS, report, contentKey });
  await checkShareItems(trx, report);
  await checkCounts(trx, report);
  await checkBatches(trx, { report, registry });
  await checkLedger(trx, report);
  await checkFundingRequests(trx, report);
  const { node, identity } = registry;
  const isChainReachable = provePins({ node, pinned: identity, expected: {} })
    .then(() => checkAnchors(trx, { report, registry }))
    .then(() => checkCounters(trx, { report, registry }))
    .then(() => checkRevocations(trx, { kinds: KINDS, report, registry }));
  return whyNot("the chain could not be asked", isChainReachable);
}

async function checkFiles(options: FileCheckOptions): Promise<void> {
  await checkHandedIn(options);
  await checkDocuments({ ...options, kinds: KINDS });
  await checkPictures(options);
  await checkSignatures(options);
  await checkEvidence(options);
}

/** Null if the work succeeded, else the reason why it was skipped. */
async function whyNot(what: string, work: Promise<void>): Promise<string | null> {
  return work.then(
    () => null,
    (error) => `${what}: ${error instanceof Error ? error.message : error}`,
  );
}

const lineOf = ({ code, about, detail }: Finding) => [code, about, detail].filter(Boolean).join("  ");

/** Without the chain or the files, no findings do not mean that there are no faults. */
function summarise(findings: number, unable: string | null): string {
  if (findings > 0) return `${findings} differences.`;
  return unable ? "Nothing was found in what could be checked." : "Everything adds up.";
}

/** With another key every digest would differ, and another schema could not be read. */
async function proveDatabase(settings: Settings, { url, key }: { url: string; key: string }): Promise<void> {
  const { db } = openDatabase({ url, poolSize: 1 });
  try {
    await requireSchema(db, { settings });
    await proveInstallation(db, { key });
  } finally {
    await db.destroy();
  }
}

/** The command; returns its exit code. */
export async function runFsck(env: NodeJS.ProcessEnv, output: Pick<Console, "log" | "error">): Promise<number> {
  const settings = readSettings(env);
  const masterKey = findMasterKey(settings);
  if (!masterKey)
    throw new Error(`There is no master key: neither KEY_ENCRYPTION_KEY, nor one in ${settings.dataDir}.`);
  const database = await findDatabaseServer(settings);
  try {
    const chain = await findChainServer(settings);
    try {
      await proveDatabase(settings, { url: database.url, key: fingerprintOf(masterKey) });
      const contentKey = deriveSecrets(masterKey).content;
      const report: Report = (finding) => output.log(lineOf(finding));
      const urls = { databaseUrl: database.url, rpcUrl: chain.url };
      const { findings, unable } = await fsck({ ...urls, contentKey, storage: openStorage(settings), report });
      if (unable) output.error(unable);
      output.log(summarise(findings, unable));
      return findings > 0 ? 1 : unable ? 2 : 0;
    } finally {
      await chain.stop();
    }
  } finally {
    await database.stop();
  }
}

runProgram(import.meta.url, () => runFsck(process.env, console), { failure: 2 });
