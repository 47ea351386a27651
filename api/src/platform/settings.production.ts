/** Checks that apply to settings only in production. */
import { isLoopback } from "./loopback.ts";
import { faultsOfSmtpUrl } from "./mail/smtp-url.ts";
import { isWeakKey, parseMasterKey } from "./master-key.ts";

const NEEDED = [
  "PUBLIC_URL",
  "DATABASE_URL",
  "RPC_URL",
  "CHAIN_ID",
  "REGISTRY_ADDRESS",
  "REGISTRAR_ADDRESS",
  "SMTP_URL",
  "KEY_ENCRYPTION_KEY",
] as const;

type Judged = (typeof NEEDED)[number] | "DEMO_PASSWORD" | "NODE_TLS_REJECT_UNAUTHORIZED";
type ProductionSettings = Partial<Record<Judged, string | number | undefined>>;

/** A fault of a variable: its name, and why. */
export type Fault = [name: string, why: string];

/** The faults of given settings, and each missing one; `malformed` ones were refused already. */
export function faultsOfProduction(settings: ProductionSettings, malformed: ReadonlySet<string>): Fault[] {
  const missing = NEEDED.filter((name) => settings[name] === undefined && !malformed.has(name));
  return [
    ...missing.map((name): Fault => [name, "is required here"]),
    ...(settings.DEMO_PASSWORD === undefined ? [] : [["DEMO_PASSWORD", "production has no demo accounts"] as Fault]),
    ...faultsOf("PUBLIC_URL", settings.PUBLIC_URL, faultsOfPublicUrl),
    ...faultsOf("NODE_TLS_REJECT_UNAUTHORIZED", settings.NODE_TLS_REJECT_UNAUTHORIZED, faultsOfTls),
    ...faultsOf("SMTP_URL", settings.SMTP_URL, faultsOfSmtpUrl),
    ...faultsOf("KEY_ENCRYPTION_KEY", settings.KEY_ENCRYPTION_KEY, faultsOfKey),
  ];
}

const faultsOf = (name: string, value: string | number | undefined, judge: (text: string) => string[]): Fault[] =>
  typeof value === "string" ? judge(value).map((why) => [name, why]) : [];

function faultsOfPublicUrl(text: string): string[] {
  const { protocol, hostname, origin, href } = new URL(text);
  const isSafe = protocol === "https:" || isLoopback(hostname);
  return [
    ...(isSafe ? [] : ["must begin with https://, or sessions and passwords could be read on their way"]),
    ...(href === `${origin}/` ? [] : ["must name a host alone, without an account, a path or anything behind it"]),
  ];
}

const faultsOfTls = (text: string): string[] =>
  text === "0" ? ["lets anybody pose as the database, the chain, the storage or the mail server. Unset it"] : [];

function faultsOfKey(text: string): string[] {
  try {
    return isWeakKey(parseMasterKey(text)) ? ["is weak: it repeats itself. Draw one: openssl rand -base64 32"] : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
