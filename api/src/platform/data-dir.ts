/** The data directory: created when something must be kept in it, and not used when everything is kept elsewhere. */
import { accessSync, constants, mkdirSync } from "node:fs";
import type { Settings } from "./settings.ts";

type KeptSettings = Pick<
  Settings,
  "dataDir" | "databaseUrl" | "rpcUrl" | "keyEncryptionKey" | "s3Url" | "smtpUrl" | "profile" | "demoPassword"
>;

/** What the data directory keeps when a setting is absent, each with the setting that keeps it elsewhere. */
function listKept(settings: KeptSettings): { what: string; setting: string }[] {
  return [
    { what: "the embedded database", setting: "DATABASE_URL", elsewhere: settings.databaseUrl },
    { what: "the embedded chain", setting: "RPC_URL", elsewhere: settings.rpcUrl },
    { what: "the master key", setting: "KEY_ENCRYPTION_KEY", elsewhere: settings.keyEncryptionKey },
    { what: "files", setting: "S3_URL", elsewhere: settings.s3Url },
    { what: "mails", setting: "SMTP_URL", elsewhere: settings.smtpUrl },
    ...(settings.profile === "demo"
      ? [{ what: "the demo's password", setting: "DEMO_PASSWORD", elsewhere: settings.demoPassword }]
      : []),
  ].flatMap(({ what, setting, elsewhere }) => (elsewhere === undefined ? [{ what, setting }] : []));
}

/** Creates the directory if it is needed; if that fails, throws an error that names what needs it. */
export function prepareDataDir(settings: KeptSettings): void {
  const kept = listKept(settings);
  if (kept.length === 0) return;
  try {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
    accessSync(settings.dataDir, constants.W_OK);
  } catch (error) {
    const needs = kept.map(({ what, setting }) => `  - ${what} (or set ${setting})`).join("\n");
    const why = error instanceof Error && "code" in error ? error.code : error;
    throw new Error(`DATA_DIR cannot be written: ${settings.dataDir} (${why}). It is to keep:\n${needs}`);
  }
}
