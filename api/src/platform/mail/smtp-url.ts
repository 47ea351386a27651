/** The address of a mail server: `smtps://` (TLS from the first byte) or `smtp://`, with `?tls=required` for STARTTLS or nothing. */
import { isLoopback } from "../loopback.ts";

/** The address without our own parameter, and whether a mail may go only after STARTTLS (RFC 3207). */
export function readSmtpUrl(text: string): { url: string; requireTls: boolean } {
  const url = new URL(text);
  const requireTls = url.searchParams.get("tls") === "required";
  url.searchParams.delete("tls");
  return { url: url.href, requireTls };
}

/** Parameters that cannot weaken the connection: ours, and the name we say to the server. */
const HARMLESS = ["tls", "name"];

/** Why mails to this server could be read on their way, or a parameter is not known; nothing when all is well. */
export function faultsOfSmtpUrl(text: string): string[] {
  const url = new URL(text);
  const faults = [...url.searchParams.keys()]
    .filter((name) => !HARMLESS.includes(name))
    .map((name) => `takes no parameter ${name}`);
  const isSafe = url.protocol === "smtps:" || url.searchParams.get("tls") === "required" || isLoopback(url.hostname);
  if (!isSafe)
    faults.push("must begin with smtps:// or end in ?tls=required, for mails carry links that open accounts");
  return faults;
}
