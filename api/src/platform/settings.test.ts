import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { DEFAULT_RETENTION, RETENTION_KINDS } from "@ijaza/schema/privacy/retention";
import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const PRODUCTION = {
  PROFILE: "production",
  PUBLIC_URL: "https://diplomas.example",
  DATABASE_URL: "postgres://ijaza:secret@db.example/ijaza",
  RPC_URL: "https://rpc.example",
  CHAIN_ID: "100",
  REGISTRY_ADDRESS: `0x${"Ab".repeat(20)}`,
  REGISTRAR_ADDRESS: `0x${"Cd".repeat(20)}`,
  SMTP_URL: "smtps://mail.example",
  KEY_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
};

test("without settings the demo runs on embedded servers, with finality at the first block", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    profile: "demo",
    databaseUrl: undefined,
    rpcUrl: undefined,
    finality: { confirmations: 1 },
  });
});

test("production takes its own servers and secrets, and the chain's own finality", () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    profile: "production",
    registryAddress: `0x${"ab".repeat(20)}`,
    registrarAddress: `0x${"cd".repeat(20)}`,
    finality: { tag: "finalized" },
  });
});

test.each(Object.keys(PRODUCTION).filter((name) => name !== "PROFILE"))(
  "production does not boot without %s",
  (name) => {
    expect(() => readSettings({ ...PRODUCTION, [name]: undefined })).toThrow(name);
  },
);

test("the operator is named by the settings, with the lines of its address, and a folder of its texts must be there", () => {
  const named = { OPERATOR_NAME: "A Ministry", OPERATOR_ADDRESS: "1 Rue du Lac | Tunis |", LEGAL_DIR: tmpdir() };
  expect(readSettings(named)).toMatchObject({
    operator: { name: "A Ministry", address: ["1 Rue du Lac", "Tunis"], email: undefined },
    legalDir: tmpdir(),
  });
  expect(readSettings({})).toMatchObject({ operator: { address: [] }, legalDir: undefined });
  expect(() => readSettings({ LEGAL_DIR: "/nowhere/at/all" })).toThrow(/LEGAL_DIR: expected a folder/);
});

/** `RETENTION_REJECTED_RECORDS_DAYS` for rejected records. */
const periodSetting = (kind: string) => `RETENTION_${kind.replace(/[A-Z]/g, "_$&").toUpperCase()}_DAYS`;

test("periods are the product's own unless a setting chooses another; 0 is for ever", () => {
  expect(readSettings({}).retention).toEqual(DEFAULT_RETENTION);
  for (const [at, kind] of RETENTION_KINDS.entries()) {
    const chosen = (days: string) => readSettings({ [periodSetting(kind)]: days }).retention;
    expect(chosen(String(40 + at))).toEqual({ ...DEFAULT_RETENTION, [kind]: 40 + at });
    expect(chosen("0")).toEqual({ ...DEFAULT_RETENTION, [kind]: 0 });
  }
});

test.each(["1", "29", "-1", "36501", "40.5", "a year"])("a period of %s days is refused", (days) => {
  for (const kind of RETENTION_KINDS) {
    expect(() => readSettings({ [periodSetting(kind)]: days })).toThrow(new RegExp(periodSetting(kind)));
  }
});

test("production never has demo accounts", () => {
  expect(() => readSettings({ ...PRODUCTION, DEMO_PASSWORD: "a demo password" })).toThrow(/DEMO_PASSWORD/);
});

test.each([
  "HOST TRUST_PROXY PUBLIC_CALLS_PER_MINUTE RAISED_NETWORKS PUBLIC_URL DEMO_PASSWORD DATABASE_URL DATABASE_OWNER_URL RPC_URL",
  "PUBLIC_RPC_URL CHAIN_ID GENESIS_HASH REGISTRY_ADDRESS REGISTRAR_ADDRESS CHAIN_MAX_BLOCK_AGE CHAIN_QUORUM ETHER_DEPOSIT_WEI SMTP_URL",
  "OPERATOR_NAME OPERATOR_ADDRESS OPERATOR_EMAIL LEGAL_DIR",
  "RETENTION_MAILS_DAYS RETENTION_VISITS_DAYS RETENTION_JOBS_DAYS RETENTION_IMPORTS_DAYS RETENTION_SHARES_DAYS",
  "RETENTION_CORRECTION_REQUESTS_DAYS RETENTION_ACCESS_REQUESTS_DAYS RETENTION_REJECTED_RECORDS_DAYS RETENTION_DELETED_STUDENTS_DAYS",
  "RETENTION_CLOSED_ACCOUNTS_DAYS",
  "MAIL_FROM CONTACT_EMAIL S3_URL KEY_ENCRYPTION_KEY METRICS_TOKEN DRAIN_SECONDS REQUEST_DELAY_SECONDS",
])("an empty variable is not set: %s", (names) => {
  const empty = Object.fromEntries(names.split(" ").map((name) => [name, ""]));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test("every invalid setting is named at once", () => {
  const wrong = { PORT: "seventy", PUBLIC_URL: "ftp://x", CHAIN_FINALITY: "soon", REGISTRY_ADDRESS: "0x1" };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(new RegExp(name));
});

const faultsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return String(error)
      .split("\n")
      .flatMap((line) => /^ {2}- (\w+):/.exec(line)?.[1] ?? []);
  }
};

test("malformed, missing and unsafe settings are named together, several faults of one variable too", () => {
  const { CHAIN_ID: _, RPC_URL: __, ...rest } = PRODUCTION;
  const wrong = { ...rest, PORT: "seventy", PUBLIC_URL: "http://diplomas.example", DEMO_PASSWORD: "a demo password" };
  const faults = faultsOf({ ...wrong, SMTP_URL: "smtp://mail.example?ignoreTLS=true", KEY_ENCRYPTION_KEY: "c2hvcnQ=" });
  expect(faults.sort()).toEqual([
    "CHAIN_ID",
    "DEMO_PASSWORD",
    "KEY_ENCRYPTION_KEY",
    "PORT",
    "PUBLIC_URL",
    "RPC_URL",
    "SMTP_URL",
    "SMTP_URL",
  ]);
});

test.each([
  ["KEY_ENCRYPTION_KEY", "0".repeat(64)],
  ["KEY_ENCRYPTION_KEY", Buffer.from("0123456789abcde0123456789abcde01").toString("base64")],
  ["PUBLIC_URL", "http://diplomas.example"],
  ["PUBLIC_URL", "http://127.0.0.1.example"],
  ["PUBLIC_URL", "https://somebody:secret@diplomas.example"],
  ["PUBLIC_URL", "https://diplomas.example/ijaza"],
  ["PUBLIC_URL", "https://diplomas.example/?language=en"],
  ["REGISTRAR_ADDRESS", `0x${"0".repeat(40)}`],
  ["REGISTRY_ADDRESS", `0x${"0".repeat(40)}`],
  ["NODE_TLS_REJECT_UNAUTHORIZED", "0"],
  ["SMTP_URL", "smtp://mail.example"],
  ["SMTP_URL", "smtp://mail.example?tls=maybe"],
  ["SMTP_URL", "smtps://mail.example?tls.rejectUnauthorized=false"],
])("production does not boot with %s %s", (name, value) => {
  expect(faultsOf({ ...PRODUCTION, [name]: value })).toEqual([name]);
});

test.each([
  ["KEY_ENCRYPTION_KEY", Buffer.from("0123456789abcdef0123456789abcdef").toString("hex")],
  ["PUBLIC_URL", "http://localhost:3000"],
  ["PUBLIC_URL", "https://diplomas.example:8443/"],
  ["PUBLIC_URL", "http://[::1]:3000"],
  ["SMTP_URL", "smtp://127.0.0.1:2525"],
  ["SMTP_URL", "smtp://user:secret@mail.example:587?tls=required"],
])("production boots with %s %s", (name, value) => {
  expect(faultsOf({ ...PRODUCTION, [name]: value })).toEqual([]);
});

test("by default the demo listens only on this machine, and production on all addresses", () => {
  expect(readSettings({}).host).toBe("127.0.0.1");
  expect(readSettings(PRODUCTION).host).toBeUndefined();
  expect(readSettings({ HOST: "::" }).host).toBe("::");
});

test("the owner of the tables must be another role than the one that runs", () => {
  const owner = "postgres://owner:secret@db.example/ijaza";
  expect(readSettings({ ...PRODUCTION, DATABASE_OWNER_URL: owner }).databaseOwnerUrl).toBe(owner);
  expect(faultsOf({ DATABASE_OWNER_URL: owner })).toEqual(["DATABASE_OWNER_URL"]);
  expect(faultsOf({ ...PRODUCTION, DATABASE_OWNER_URL: PRODUCTION.DATABASE_URL })).toEqual(["DATABASE_OWNER_URL"]);
});

test("an external chain needs its id", () => {
  expect(() => readSettings({ RPC_URL: "http://localhost:8545" })).toThrow(/CHAIN_ID/);
});

test("no proxy is trusted unless the settings name it", () => {
  expect(readSettings({}).trustProxy).toBe(false);
  expect(readSettings({ TRUST_PROXY: "" }).trustProxy).toBe(false);
  expect(readSettings({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toEqual(["10.0.0.0/8", "::1"]);
  expect(readSettings({ TRUST_PROXY: "2001:db8::/32" }).trustProxy).toEqual(["2001:db8::/32"]);
});

test.each([
  "true",
  "0",
  "10",
  "balancer",
  "10.1",
  "10/8",
  "10.0.0.0/33",
  "2001:db8::/129",
  "0.0.0.0/0",
  "::/0",
  "10.0.0.1,",
  "1, 10.0.0.1",
])("TRUST_PROXY refuses %s", (TRUST_PROXY) => {
  expect(() => readSettings({ TRUST_PROXY })).toThrow(/TRUST_PROXY/);
});

test("a node of production announces its stop for some seconds, a demo stops at once", () => {
  expect(readSettings(PRODUCTION).drainSeconds).toBe(5);
  expect(readSettings({}).drainSeconds).toBe(0);
  expect(readSettings({ DRAIN_SECONDS: "12" }).drainSeconds).toBe(12);
  expect(() => readSettings({ DRAIN_SECONDS: "301" })).toThrow(/DRAIN_SECONDS/);
});

test("a confirmed request is matched within two minutes, in the demo within two seconds, or as configured", () => {
  expect(readSettings(PRODUCTION).requestDelay).toBe(120);
  expect(readSettings({}).requestDelay).toBe(2);
  expect(readSettings({ REQUEST_DELAY_SECONDS: "0" }).requestDelay).toBe(0);
  expect(() => readSettings({ REQUEST_DELAY_SECONDS: "3601" })).toThrow(/REQUEST_DELAY_SECONDS/);
});

test("a token for the metrics that is easy to guess is refused", () => {
  expect(() => readSettings({ METRICS_TOKEN: "short" })).toThrow(/METRICS_TOKEN/);
});

test("the embedded chain's blocks may be a quarter of an hour old, another chain's an hour, or as configured", () => {
  const outside = { RPC_URL: "http://localhost:8545", CHAIN_ID: "1" };
  expect(readSettings({})).toMatchObject({ maxBlockAge: 900, quorum: 1, publicRpcUrls: [] });
  expect(readSettings(outside)).toMatchObject({ maxBlockAge: 3600, quorum: 1 });
  expect(readSettings({ ...outside, CHAIN_MAX_BLOCK_AGE: "120" })).toMatchObject({ maxBlockAge: 120 });
  for (const age of ["0", "an hour", "1.5"])
    expect(() => readSettings({ CHAIN_MAX_BLOCK_AGE: age })).toThrow(/BLOCK_AGE/);
});

test("at least as many nodes must be named as have to agree", () => {
  const nodes = "https://a.example, https://b.example,https://a.example";
  expect(readSettings({ PUBLIC_RPC_URL: nodes, CHAIN_QUORUM: "2" })).toMatchObject({
    publicRpcUrls: ["https://a.example", "https://b.example"],
    quorum: 2,
  });
  expect(() => readSettings({ PUBLIC_RPC_URL: nodes, CHAIN_QUORUM: "3" })).toThrow(/CHAIN_QUORUM/);
  expect(() => readSettings({ CHAIN_QUORUM: "2" })).toThrow(/PUBLIC_RPC_URL/);
  expect(() => readSettings({ PUBLIC_RPC_URL: "ftp://a.example" })).toThrow(/PUBLIC_RPC_URL/);
});

test("an authority for time stamps is named with a file of its certificates, and a password takes https", () => {
  const path = join(tmpdir(), `settings-tsa-${process.pid}.pem`);
  writeFileSync(path, rootCertificates[0] ?? "");
  const url = "http://tsa.example/tsr";
  expect(readSettings({ TSA_URL: url, TSA_CERTIFICATE: path }).timeStamps).toMatchObject({
    url,
    authorities: [{ name: expect.stringMatching(/./), certificate: expect.stringMatching(/^M/) }],
  });
  expect(readSettings({}).timeStamps).toBeUndefined();
  expect(() => readSettings({ TSA_URL: url })).toThrow("TSA_CERTIFICATE: is required beside TSA_URL");
  expect(() => readSettings({ TSA_CERTIFICATE: path })).toThrow("TSA_URL: is required beside TSA_CERTIFICATE");
  expect(() => readSettings({ TSA_URL: "ftp://tsa.example", TSA_CERTIFICATE: path })).toThrow("TSA_URL: ");
  const withPassword = { TSA_URL: "http://user:word@tsa.example/", TSA_CERTIFICATE: path };
  expect(() => readSettings(withPassword)).toThrow("TSA_URL: must begin with https://");
  writeFileSync(path, "nothing");
  expect(() => readSettings({ TSA_URL: url, TSA_CERTIFICATE: path })).toThrow("holds no certificate in PEM");
});
