/** Settings, read once from the environment and checked at boot. */
import { resolve } from "node:path";
import { PRODUCT } from "@ijaza/schema/product";
import { DEFAULT_MAX_BLOCK_AGE, DEFAULT_QUORUM, LARGEST_BLOCK_AGE, LARGEST_QUORUM } from "@ijaza/verifier/trust";
import { z } from "zod";
import { readTrustProxy } from "./http/trusted-proxies.ts";

const text = z.string().trim().min(1);
const optionalText = z.preprocess((value) => (value === "" ? undefined : value), text.optional());
const url = (...protocols: string[]) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.url({ protocol: new RegExp(`^(${protocols.join("|")})$`) }).optional(),
  );
const optionalInteger = ({ from, to }: { from: number; to: number }) =>
  z.preprocess((value) => (value === "" ? undefined : value), z.coerce.number().int().min(from).max(to).optional());
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Of the embedded chain, which mines a block after five minutes without one; three of those may be missed. */
const EMBEDDED_MAX_BLOCK_AGE = 900;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: optionalText,
  TRUST_PROXY: optionalText.transform((value, context) => {
    const trusted = readTrustProxy(value);
    if (trusted === null) context.addIssue("expected 1 to 9, or addresses and ranges with commas between");
    return trusted ?? z.NEVER;
  }),
  PUBLIC_CALLS_PER_MINUTE: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(0).default(600),
  ),
  DATA_DIR: text.default("./data"),
  PUBLIC_URL: url("https?"),
  PROFILE: z.enum(["demo", "production"]).default("demo"),
  DEMO_PASSWORD: z.preprocess((value) => (value === "" ? undefined : value), z.string().min(8).max(128).optional()),
  DATABASE_URL: url("postgres(ql)?"),
  RPC_URL: url("https?"),
  PUBLIC_RPC_URL: optionalText.transform((value, context) => {
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
  CHAIN_ID: z.preprocess((value) => (value === "" ? undefined : value), z.coerce.number().int().positive().optional()),
  GENESIS_HASH: z.preprocess(
    (v) => (v === "" ? undefined : v),
    z
      .string()
      .regex(/^0x[0-9a-fA-F]{64}$/)
      .optional(),
  ),
  REGISTRY_ADDRESS: z.preprocess(
    (v) => (v === "" ? undefined : v),
    z
      .string()
      .regex(/^0x[0-9a-fA-F]{40}$/)
      .optional(),
  ),
  CHAIN_FINALITY: z
    .string()
    .regex(/^(finalized|\d{1,4})$/)
    .optional(),
  CHAIN_MAX_BLOCK_AGE: optionalInteger({ from: 1, to: LARGEST_BLOCK_AGE }),
  CHAIN_QUORUM: optionalInteger({ from: 1, to: LARGEST_QUORUM }),
  ETHER_DEPOSIT_WEI: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z
      .string()
      .regex(/^[1-9]\d{0,29}$/)
      .optional(),
  ),
  SMTP_URL: url("smtps?"),
  MAIL_FROM: optionalText,
  CONTACT_EMAIL: z.preprocess((value) => (value === "" ? undefined : value), z.email().optional()),
  S3_URL: url("https?"),
  KEY_ENCRYPTION_KEY: optionalText,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const NEEDED_IN_PRODUCTION = [
  "PUBLIC_URL",
  "DATABASE_URL",
  "RPC_URL",
  "CHAIN_ID",
  "REGISTRY_ADDRESS",
  "SMTP_URL",
  "KEY_ENCRYPTION_KEY",
] as const;

export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings, or throws one error that names every variable that does not fit. */
export function readSettings(env: Record<string, string | undefined>) {
  const read = environment.safeParse(env);
  if (!read.success) throw new Error(complaint(read.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`)));
  const given = read.data;
  const missing: string[] = [];
  if (given.PROFILE === "production") missing.push(...NEEDED_IN_PRODUCTION.filter((name) => given[name] === undefined));
  if (given.PROFILE === "production" && given.DEMO_PASSWORD) missing.push("DEMO_PASSWORD");
  if (given.RPC_URL && !given.CHAIN_ID) missing.push("CHAIN_ID");
  if (missing.length > 0) throw new Error(complaint(missing.map(reasonFor)));
  // A page asks the public nodes, or the one proxy: more cannot agree.
  const quorum = given.CHAIN_QUORUM ?? DEFAULT_QUORUM;
  if (quorum > Math.max(1, given.PUBLIC_RPC_URL.length))
    throw new Error(complaint([`CHAIN_QUORUM: is ${quorum}, so PUBLIC_RPC_URL must name as many nodes`]));
  const publicUrl = (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, "");
  const mailFrom = given.MAIL_FROM ?? `${PRODUCT.name.en} <no-reply@${new URL(publicUrl).hostname}>`;
  return {
    port: given.PORT,
    host: given.HOST ?? "::",
    trustProxy: given.TRUST_PROXY,
    publicCallsPerMinute: given.PUBLIC_CALLS_PER_MINUTE,
    dataDir: resolve(given.DATA_DIR),
    publicUrl,
    profile: given.PROFILE,
    demoPassword: given.DEMO_PASSWORD,
    databaseUrl: given.DATABASE_URL,
    rpcUrl: given.RPC_URL,
    publicRpcUrls: given.PUBLIC_RPC_URL,
    chainId: given.CHAIN_ID,
    genesisHash: given.GENESIS_HASH?.toLowerCase(),
    registryAddress: given.REGISTRY_ADDRESS?.toLowerCase(),
    finality: readFinality(given.CHAIN_FINALITY, given.RPC_URL !== undefined),
    maxBlockAge: given.CHAIN_MAX_BLOCK_AGE ?? (given.RPC_URL ? DEFAULT_MAX_BLOCK_AGE : EMBEDDED_MAX_BLOCK_AGE),
    quorum,
    etherDeposit: given.ETHER_DEPOSIT_WEI === undefined ? undefined : BigInt(given.ETHER_DEPOSIT_WEI),
    smtpUrl: given.SMTP_URL,
    mailFrom,
    contactEmail: given.CONTACT_EMAIL ?? addressOf(mailFrom),
    s3Url: given.S3_URL,
    keyEncryptionKey: given.KEY_ENCRYPTION_KEY,
    logLevel: given.LOG_LEVEL,
  };
}

/** The address of `Name <address>`. */
const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

function readFinality(text: string | undefined, external: boolean) {
  if (text === "finalized" || (text === undefined && external)) return { tag: "finalized" as const };
  return { confirmations: Number(text ?? 1) };
}

const reasonFor = (name: string) =>
  name === "DEMO_PASSWORD" ? "DEMO_PASSWORD: production has no demo accounts" : `${name}: is required here`;

const complaint = (lines: string[]) => `These settings do not fit:\n${lines.map((line) => `  - ${line}`).join("\n")}`;
