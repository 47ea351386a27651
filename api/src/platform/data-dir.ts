/** The data directory: made when something is to be kept in it, left alone when everything is kept elsewhere. */
import { accessSync, constants, mkdirSync } from "node:fs";
import type { Settings } from "./settings.ts";

type Given = Pick<
  Settings,
  "dataDir" | "databaseUrl" | "rpcUrl" | "keyEncryptionKey" | "s3Url" | "smtpUrl" | "profile" | "demoPassword"
>;

/** What is kept in the data directory for want of a setting, each with the setting that keeps it elsewhere. */
function listKept(given: Given): { what: string; setting: string }[] {
  return [
    { what: "the embedded database", setting: "DATABASE_URL", given: given.databaseUrl },
    { what: "the embedded chain", setting: "RPC_URL", given: given.rpcUrl },
    { what: "the master key", setting: "KEY_ENCRYPTION_KEY", given: given.keyEncryptionKey },
    { what: "files", setting: "S3_URL", given: given.s3Url },
    { what: "mails", setting: "SMTP_URL", given: given.smtpUrl },
    ...(given.profile === "demo"
      ? [{ what: "the demo's password", setting: "DEMO_PASSWORD", given: given.demoPassword }]
      : []),
  ].flatMap(({ what, setting, given: elsewhere }) => (elsewhere === undefined ? [{ what, setting }] : []));
}

/** Makes it where it is needed; throws, with what needs it, where that cannot be. */
export function prepareDataDir(given: Given): void {
  const kept = listKept(given);
  if (kept.length === 0) return;
  try {
    mkdirSync(given.dataDir, { recursive: true, mode: 0o700 });
    accessSync(given.dataDir, constants.W_OK);
  } catch (error) {
    const needs = kept.map(({ what, setting }) => `  - ${what} (or set ${setting})`).join("\n");
    const why = error instanceof Error && "code" in error ? error.code : error;
    throw new Error(`DATA_DIR cannot be written: ${given.dataDir} (${why}). It is to keep:\n${needs}`);
  }
}
