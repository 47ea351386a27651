/** Servers that a server of the product is given by its settings, as in production: a database, and a chain with a registry. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { startEmbeddedChain } from "../src/platform/embedded/chain.ts";
import { deployForeignRegistry } from "./foreign-registry.ts";
import { startTestDatabase } from "./test-database.ts";

/** Call it at the top of a test file. In the settings mail and storage are at addresses where nothing listens. */
export async function startExternalServers() {
  const { url, owner } = await startTestDatabase();
  const dir = mkdtempSync(join(tmpdir(), "ijaza-external-"));
  const log = { info: () => undefined, warn: () => undefined };
  const chain = await startEmbeddedChain({ dir: join(dir, "chain"), log });
  const { address } = await deployForeignRegistry(chain);
  afterAll(async () => {
    await chain.stop();
    rmSync(dir, { recursive: true });
  });
  const settings = {
    PROFILE: "production",
    LOG_LEVEL: "silent",
    PUBLIC_URL: "https://diplomas.example",
    DATABASE_URL: url,
    RPC_URL: chain.url,
    CHAIN_ID: String(chain.chainId),
    REGISTRY_ADDRESS: address,
    REGISTRAR_ADDRESS: address,
    SMTP_URL: "smtps://127.0.0.1:9",
    S3_URL: "https://key:secret@127.0.0.1:9/files",
    KEY_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
  };
  return { settings, dir, chain, owner };
}
