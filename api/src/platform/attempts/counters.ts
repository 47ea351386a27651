/** The counters: what is counted for which purpose, and the keys in the database. Pure. */
import { createHmac } from "node:crypto";
import type { CanonicalText } from "./canonical-text.ts";
import type { Network } from "./network-of.ts";

/** Guesses by callers who are not signed in; `second-secret` is a second factor that nobody can guess. */
export type GuessPurpose = "staff-sign-in" | "student-sign-in" | "first-code" | "second-factor" | "second-secret";
/** Questions to a caller who is signed in. */
export type PromptPurpose = "confirm-password" | "change-password" | "remove-second-factor";
/** Actions that anybody may do a limited number of times. */
export type NetworkPurpose = GuessPurpose | "forgotten-password" | "contact" | "access-request";
/** Mails that one person causes, and downloads of all that is kept of the person. */
export type PersonPurpose = "confirm-email" | "mail" | "given-address" | "own-data";
/** Mails that one person has sent to another. */
export type WrittenPurpose = "message" | "invitation" | "given-email";
/** Mails to one recipient. */
export type RecipientPurpose = WrittenPurpose | "code" | "reset" | "notice" | "document" | "access-request";

export type Counter =
  | { by: "network"; purpose: NetworkPurpose; network: Network }
  | { by: "text"; purpose: GuessPurpose | "reset"; text: CanonicalText }
  /** A typed name from one network. */
  | { by: "pair"; purpose: GuessPurpose | "reset"; network: Network; text: CanonicalText }
  | { by: "account"; purpose: GuessPurpose; account: string }
  | { by: "browser"; purpose: GuessPurpose | "reset"; browser: string; account: string }
  | { by: "session"; purpose: PromptPurpose; session: Buffer }
  | { by: "person"; purpose: PersonPurpose; person: string }
  | { by: "recipient"; purpose: RecipientPurpose; recipient: CanonicalText }
  | { by: "domain"; purpose: "access-request"; domain: CanonicalText }
  | { by: "university"; purpose: "notice" | "document"; university: string };

/** The key of a counter: readable kind and purpose, the rest an HMAC-SHA256, so that no address or name is stored. */
export function counterKey(secret: Buffer, counter: Counter): string {
  const { by, purpose } = counter;
  const hmac = createHmac("sha256", secret).update(JSON.stringify(["attempts", by, purpose, ...subjectOf(counter)]));
  return `${by}:${purpose}:${hmac.digest("base64url")}`;
}

function subjectOf(counter: Counter): string[] {
  switch (counter.by) {
    case "network":
      return [counter.network];
    case "text":
      return [counter.text];
    case "pair":
      return [counter.network, counter.text];
    case "account":
      return [counter.account];
    case "browser":
      return [counter.browser, counter.account];
    case "session":
      return [counter.session.toString("hex")];
    case "person":
      return [counter.person];
    case "recipient":
      return [counter.recipient];
    case "domain":
      return [counter.domain];
    case "university":
      return [counter.university];
  }
}
