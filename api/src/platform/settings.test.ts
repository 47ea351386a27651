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

test("a node of production says for some seconds that it is about to stop, a demo stops at once", () => {
  expect(readSettings(PRODUCTION).drainSeconds).toBe(5);
  expect(readSettings({}).drainSeconds).toBe(0);
  expect(readSettings({ DRAIN_SECONDS: "12" }).drainSeconds).toBe(12);
  expect(() => readSettings({ DRAIN_SECONDS: "301" })).toThrow(/DRAIN_SECONDS/);
});

test("a token for the metrics that is guessed in no time is refused", () => {
  expect(() => readSettings({ METRICS_TOKEN: "short" })).toThrow(/METRICS_TOKEN/);
});
