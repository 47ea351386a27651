/** The address of a mail server: `smtps://` (TLS from the first byte) or `smtp://`; `?tls=required` needs STARTTLS. */
import { isLoopback } from "../loopback.ts";

/** The address without our own parameter, and whether mails may be sent only after STARTTLS (RFC 3207). */
export function readSmtpUrl(text: string): { url: string; requireTls: boolean } {
  const url = new URL(text);
  const requireTls = url.searchParams.get("tls") === "required";
  url.searchParams.delete("tls");
  return { url: url.href, requireTls };
}

/** Parameters that cannot weaken the connection: our own, and the client name in the greeting. */
const HARMLESS = ["tls", "name"];

/** The reason why the connection could be read by others, or an unknown parameter; undefined if the address is good. */
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
