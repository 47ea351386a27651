/** The settings of the time-stamping authority, which come together. */
import { isLoopback } from "./loopback.ts";
import type { Fault } from "./settings.production.ts";
import { readAuthorityCertificates } from "./time-stamping/authority-certificates.ts";
import type { TimeStampingSettings } from "./time-stamping/time-stamping.ts";

type TimeStampVariables = { TSA_URL?: string | undefined; TSA_CERTIFICATE?: string | undefined };

/** Undefined when seals get no time stamps. The settings were judged before. */
export function readTimeStamps({ TSA_URL: url, TSA_CERTIFICATE: path }: TimeStampVariables) {
  if (url === undefined || path === undefined) return undefined;
  return { url, authorities: readAuthorityCertificates(path) } satisfies TimeStampingSettings;
}

export function faultsOfTimeStamps({ TSA_URL: url, TSA_CERTIFICATE: path }: TimeStampVariables): Fault[] {
  return [
    ...(url !== undefined && path === undefined ? [needs("TSA_CERTIFICATE", "TSA_URL")] : []),
    ...(url === undefined && path !== undefined ? [needs("TSA_URL", "TSA_CERTIFICATE")] : []),
    ...(url === undefined ? [] : faultsOfUrl(url)),
    ...(path === undefined ? [] : faultsOfFile(path)),
  ];
}

const needs = (name: string, other: string): Fault => [name, `is required beside ${other}`];

/** The token is signed, so that a password is all that http would betray. */
function faultsOfUrl(text: string): Fault[] {
  const { protocol, username, hostname } = new URL(text);
  const isOpen = protocol === "http:" && username !== "" && !isLoopback(hostname);
  return isOpen ? [["TSA_URL", "must begin with https://, or its password could be read on the way"]] : [];
}

function faultsOfFile(path: string): Fault[] {
  try {
    readAuthorityCertificates(path);
    return [];
  } catch (error) {
    return [["TSA_CERTIFICATE", error instanceof Error ? error.message : String(error)]];
  }
}
