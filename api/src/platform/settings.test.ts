import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const PRODUCTION = {
  PROFILE: "production",
  PUBLIC_URL: "https://diplomas.example",
  DATABASE_URL: "postgres://ijaza:secret@db.example/ijaza",
  RPC_URL: "https://rpc.example",
  CHAIN_ID: "100",
  REGISTRY_ADDRESS: `0x${"Ab".repeat(20)}`,
  SMTP_URL: "smtps://mail.example",
  KEY_ENCRYPTION_KEY: Buffer.alloc(32, 5).toString("base64"),
};

test("without settings the demo runs on embedded servers, final at the first block", () => {
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
    finality: { tag: "finalized" },
  });
});

test.each(Object.keys(PRODUCTION).filter((name) => name !== "PROFILE"))(
  "production does not boot without %s",
  (name) => {
    expect(() => readSettings({ ...PRODUCTION, [name]: undefined })).toThrow(name);
  },
);

test("production never has demo accounts", () => {
  expect(() => readSettings({ ...PRODUCTION, DEMO_PASSWORD: "a demo password" })).toThrow(/DEMO_PASSWORD/);
});

test("every setting that does not fit is named at once", () => {
  const wrong = { PORT: "seventy", PUBLIC_URL: "ftp://x", CHAIN_FINALITY: "soon", REGISTRY_ADDRESS: "0x1" };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(new RegExp(name));
});

test("an external chain needs its id", () => {
  expect(() => readSettings({ RPC_URL: "http://localhost:8545" })).toThrow(/CHAIN_ID/);
});

test("no proxy is trusted unless the settings name it", () => {
  expect(readSettings({}).trustProxy).toBe(false);
  expect(readSettings({ TRUST_PROXY: "" }).trustProxy).toBe(false);
  expect(readSettings({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).toEqual(["10.0.0.0/8", "::1"]);
});

test.each(["true", "0", "10", "balancer", "10.0.0.0/33", "0.0.0.0/0", "::/0", "10.0.0.1,", "1, 10.0.0.1"])(
  "TRUST_PROXY takes no %s",
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(/TRUST_PROXY/);
  },
);

test("the embedded chain's blocks may be a quarter of an hour old, another chain's an hour, or as is set", () => {
  const outside = { RPC_URL: "http://localhost:8545", CHAIN_ID: "1" };
  expect(readSettings({})).toMatchObject({ maxBlockAge: 900, quorum: 1, publicRpcUrls: [] });
  expect(readSettings(outside)).toMatchObject({ maxBlockAge: 3600, quorum: 1 });
  expect(readSettings({ ...outside, CHAIN_MAX_BLOCK_AGE: "120" })).toMatchObject({ maxBlockAge: 120 });
  for (const age of ["0", "an hour", "1.5"])
    expect(() => readSettings({ CHAIN_MAX_BLOCK_AGE: age })).toThrow(/BLOCK_AGE/);
});

test("as many nodes must be named as have to agree", () => {
  const nodes = "https://a.example, https://b.example,https://a.example";
  expect(readSettings({ PUBLIC_RPC_URL: nodes, CHAIN_QUORUM: "2" })).toMatchObject({
    publicRpcUrls: ["https://a.example", "https://b.example"],
    quorum: 2,
  });
  expect(() => readSettings({ PUBLIC_RPC_URL: nodes, CHAIN_QUORUM: "3" })).toThrow(/CHAIN_QUORUM/);
  expect(() => readSettings({ CHAIN_QUORUM: "2" })).toThrow(/PUBLIC_RPC_URL/);
  expect(() => readSettings({ PUBLIC_RPC_URL: "ftp://a.example" })).toThrow(/PUBLIC_RPC_URL/);
});
