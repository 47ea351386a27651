/** Settings, read once from the environment and checked at boot. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { PRODUCT } from "@ijaza/schema/product";
import { DEFAULT_MAX_BLOCK_AGE, DEFAULT_QUORUM, LARGEST_BLOCK_AGE, LARGEST_QUORUM } from "@ijaza/verifier/trust/trust";
import { z } from "zod";
import { readRaisedNetworks } from "./http/raised-networks.ts";
import { readTrustProxy } from "./http/trusted-proxies.ts";
import { type Fault, faultsOfProduction } from "./settings.production.ts";
import { readRetention, retentionDays } from "./settings.retention.ts";
import { faultsOfTimeStamps, readTimeStamps } from "./settings.time-stamps.ts";

/** An empty variable counts as not set, as in a template file that lists all names. */
const orUnset = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === "" ? undefined : value), type.optional());

const text = z.string().trim().min(1);
const url = (...protocols: string[]) => orUnset(z.url({ protocol: new RegExp(`^(${protocols.join("|")})$`) }));
const integer = ({ from, to = Number.MAX_SAFE_INTEGER }: { from: number; to?: number }) =>
  z.coerce.number().int().min(from).max(to);
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** For the embedded chain, which mines a block after five minutes without one; it may miss three of those. */
const EMBEDDED_MAX_BLOCK_AGE = 900;

/** Nobody has the address of zeros. */
const address = z.string().regex(/^0x(?!0{40})[0-9a-fA-F]{40}$/);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: orUnset(text),
  TRUST_PROXY: orUnset(text).transform((value, context) => {
    const trusted = readTrustProxy(value);
    if (trusted === null) context.addIssue("expected 1 to 9, or addresses and ranges with commas between");
    return trusted ?? z.NEVER;
  }),
  PUBLIC_CALLS_PER_MINUTE: orUnset(integer({ from: 0 })),
  RAISED_NETWORKS: orUnset(text).transform((value, context) => {
    const raised = readRaisedNetworks(value);
    if (raised === null)
      context.addIssue("expected ranges with factors from 1 to 9999, as 192.0.2.0/24=10, with commas between");
    return raised ?? z.NEVER;
  }),
  DATA_DIR: text.default("./data"),
  PUBLIC_URL: url("https?"),
  NODE_TLS_REJECT_UNAUTHORIZED: orUnset(text),
  PROFILE: z.enum(["demo", "production"]).default("demo"),
  DEMO_PASSWORD: orUnset(z.string().min(8).max(128)),
  DATABASE_URL: url("postgres(ql)?"),
  DATABASE_OWNER_URL: url("postgres(ql)?"),
  RPC_URL: url("https?"),
  PUBLIC_RPC_URL: orUnset(text).transform((value, context) => {
    const urls = [
      ...new Set(
        (value ?? "")
          .split(",")
          .map((each) => each.trim())
          .filter(Boolean),
      ),
    ];
    if (!urls.every(isWebAddress)) context.addIssue("expected addresses of nodes, http or https, with commas between");
    return urls;
  }),
  CHAIN_ID: orUnset(integer({ from: 1 })),
  GENESIS_HASH: orUnset(z.string().regex(/^0x[0-9a-fA-F]{64}$/)),
  REGISTRY_ADDRESS: orUnset(address),
  REGISTRAR_ADDRESS: orUnset(address),
  CHAIN_FINALITY: z
    .string()
    .regex(/^(finalized|\d{1,4})$/)
    .optional(),
  CHAIN_MAX_BLOCK_AGE: orUnset(integer({ from: 1, to: LARGEST_BLOCK_AGE })),
  CHAIN_QUORUM: orUnset(integer({ from: 1, to: LARGEST_QUORUM })),
  ETHER_DEPOSIT_WEI: orUnset(z.string().regex(/^[1-9]\d{0,29}$/)),
  SMTP_URL: url("smtps?"),
  MAIL_FROM: orUnset(text),
  CONTACT_EMAIL: orUnset(z.email()),
  OPERATOR_NAME: orUnset(text.max(200)),
  OPERATOR_ADDRESS: orUnset(text.max(500)),
  OPERATOR_EMAIL: orUnset(z.email()),
  LEGAL_DIR: orUnset(text).refine((path) => path === undefined || isFolder(path), "expected a folder"),
  S3_URL: url("https?"),
  TSA_URL: url("https?"),
  TSA_CERTIFICATE: orUnset(text),
  KEY_ENCRYPTION_KEY: orUnset(text),
  METRICS_TOKEN: orUnset(z.string().min(16)),
  DRAIN_SECONDS: orUnset(integer({ from: 0, to: 300 })),
  REQUEST_DELAY_SECONDS: orUnset(integer({ from: 0, to: 3600 })),
  RETENTION_MAILS_DAYS: orUnset(retentionDays),
  RETENTION_VISITS_DAYS: orUnset(retentionDays),
  RETENTION_JOBS_DAYS: orUnset(retentionDays),
  RETENTION_IMPORTS_DAYS: orUnset(retentionDays),
  RETENTION_CORRECTION_REQUESTS_DAYS: orUnset(retentionDays),
  RETENTION_SHARES_DAYS: orUnset(retentionDays),
  RETENTION_ACCESS_REQUESTS_DAYS: orUnset(retentionDays),
  RETENTION_REJECTED_RECORDS_DAYS: orUnset(retentionDays),
  RETENTION_DELETED_STUDENTS_DAYS: orUnset(retentionDays),
  RETENTION_CLOSED_ACCOUNTS_DAYS: orUnset(retentionDays),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const PUBLIC_CALLS_PER_MINUTE = 600;

/** Load balancers ask every few seconds whether a node is ready. */
const PRODUCTION_DRAIN_SECONDS = 5;

/** The longest time, in seconds, until the holder of a confirmed request is searched; shorter in a demo. */
export const REQUEST_DELAYS = { production: 120, demo: 2 };

/** Demo mails open its accounts, so a demo, whose mailbox anybody can read, listens on loopback unless HOST is set. */
const LOOPBACK = "127.0.0.1";

type Environment = z.output<typeof environment>;

export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings, or throws one error that names every invalid variable with all reasons. */
export function readSettings(env: Record<string, string | undefined>) {
  const faults = findFaults(env);
  if (faults.length > 0) throw new Error(complaint(faults));
  const read = environment.parse(env);
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, "");
  const mailFrom = read.MAIL_FROM ?? `${PRODUCT.name.en} <no-reply@${new URL(publicUrl).hostname}>`;
  return {
    port: read.PORT,
    /** Undefined means all addresses. */
    host: read.HOST ?? (read.PROFILE === "demo" ? LOOPBACK : undefined),
    trustProxy: read.TRUST_PROXY,
    publicCallsPerMinute: read.PUBLIC_CALLS_PER_MINUTE ?? PUBLIC_CALLS_PER_MINUTE,
    raisedNetworks: read.RAISED_NETWORKS,
    dataDir: resolve(read.DATA_DIR),
    publicUrl,
    profile: read.PROFILE,
    demoPassword: read.DEMO_PASSWORD,
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    rpcUrl: read.RPC_URL,
    publicRpcUrls: read.PUBLIC_RPC_URL,
    chainId: read.CHAIN_ID,
    genesisHash: read.GENESIS_HASH?.toLowerCase(),
    registryAddress: read.REGISTRY_ADDRESS?.toLowerCase(),
    /** Who enters universities and keys, when it is another party: the address from which it calls the registry. */
    registrarAddress: read.REGISTRAR_ADDRESS?.toLowerCase(),
    finality: readFinality(read.CHAIN_FINALITY, read.RPC_URL !== undefined),
    maxBlockAge: read.CHAIN_MAX_BLOCK_AGE ?? (read.RPC_URL ? DEFAULT_MAX_BLOCK_AGE : EMBEDDED_MAX_BLOCK_AGE),
    quorum: read.CHAIN_QUORUM ?? DEFAULT_QUORUM,
    etherPayment: read.ETHER_DEPOSIT_WEI === undefined ? undefined : BigInt(read.ETHER_DEPOSIT_WEI),
    smtpUrl: read.SMTP_URL,
    mailFrom,
    contactEmail: read.CONTACT_EMAIL ?? addressOf(mailFrom),
    /** Who runs the installation, as its legal pages name it. */
    operator: {
      name: read.OPERATOR_NAME,
      address: linesOf(read.OPERATOR_ADDRESS ?? ""),
      email: read.OPERATOR_EMAIL,
    },
    legalDir: read.LEGAL_DIR === undefined ? undefined : resolve(read.LEGAL_DIR),
    s3Url: read.S3_URL,
    /** Who witnesses when documents are sealed; undefined when nobody does. */
    timeStamps: readTimeStamps(read),
    keyEncryptionKey: read.KEY_ENCRYPTION_KEY,
    metricsToken: read.METRICS_TOKEN,
    drainSeconds: read.DRAIN_SECONDS ?? (read.PROFILE === "production" ? PRODUCTION_DRAIN_SECONDS : 0),
    requestDelay: read.REQUEST_DELAY_SECONDS ?? REQUEST_DELAYS[read.PROFILE],
    /** How many days data is kept, by kind; 0 is for ever. */
    retention: readRetention({
      mails: read.RETENTION_MAILS_DAYS,
      visits: read.RETENTION_VISITS_DAYS,
      jobs: read.RETENTION_JOBS_DAYS,
      imports: read.RETENTION_IMPORTS_DAYS,
      correctionRequests: read.RETENTION_CORRECTION_REQUESTS_DAYS,
      shares: read.RETENTION_SHARES_DAYS,
      accessRequests: read.RETENTION_ACCESS_REQUESTS_DAYS,
      rejectedRecords: read.RETENTION_REJECTED_RECORDS_DAYS,
      deletedStudents: read.RETENTION_DELETED_STUDENTS_DAYS,
      closedAccounts: read.RETENTION_CLOSED_ACCOUNTS_DAYS,
    }),
    logLevel: read.LOG_LEVEL,
  };
}

/** Lines of an address, which stand in one variable with `|` between. */
const linesOf = (text: string): string[] =>
  text
    .split("|")
    .map((line) => line.trim())
    .filter(Boolean);

/** The address of `Name <address>`. */
const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

function readFinality(text: string | undefined, external: boolean) {
  if (text === "finalized" || (text === undefined && external)) return { tag: "finalized" as const };
  return { confirmations: Number(text ?? 1) };
}

/** Each variable is judged by itself, so that an invalid one does not hide the faults of others. */
function findFaults(env: Record<string, string | undefined>): Fault[] {
  const faults: Fault[] = [];
  const valid: Partial<Environment> = {};
  for (const [name, type] of Object.entries(environment.shape)) {
    const read = type.safeParse(env[name]);
    if (read.success) Object.assign(valid, { [name]: read.data });
    else faults.push(...read.error.issues.map(({ message }): Fault => [name, message]));
  }
  const malformed = new Set(faults.map(([name]) => name));
  if (valid.PROFILE === "production") faults.push(...faultsOfProduction(valid, malformed));
  else if (valid.RPC_URL && !valid.CHAIN_ID && !malformed.has("CHAIN_ID"))
    faults.push(["CHAIN_ID", "is required here"]);
  return [...faults, ...faultsOfRoles(valid), ...faultsOfQuorum(valid), ...faultsOfTimeStamps(valid)];
}

/** CHAIN_QUORUM is at most the number of nodes that a page asks: the public nodes, or the one proxy. */
function faultsOfQuorum({ CHAIN_QUORUM = DEFAULT_QUORUM, PUBLIC_RPC_URL = [] }: Partial<Environment>): Fault[] {
  if (CHAIN_QUORUM <= Math.max(1, PUBLIC_RPC_URL.length)) return [];
  return [["CHAIN_QUORUM", `is ${CHAIN_QUORUM}, so PUBLIC_RPC_URL must name as many nodes`]];
}

function faultsOfRoles({
  DATABASE_URL: run,
  DATABASE_OWNER_URL: own,
}: {
  DATABASE_URL?: string | undefined;
  DATABASE_OWNER_URL?: string | undefined;
}): Fault[] {
  if (own === undefined) return [];
  if (run === undefined) return [["DATABASE_OWNER_URL", "needs DATABASE_URL, which names the role to run with"]];
  const isSame = new URL(own).username === new URL(run).username;
  return isSame ? [["DATABASE_OWNER_URL", "names the role of DATABASE_URL, which must be another one"]] : [];
}

const complaint = (faults: Fault[]) =>
  `These settings do not fit:\n${faults.map(([name, why]) => `  - ${name}: ${why}`).join("\n")}`;
