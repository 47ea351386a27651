/** The counters: what is counted for what, and the keys under which the database keeps them. Pure. */
import { createHmac } from "node:crypto";
import type { CanonicalText } from "./canonical-text.ts";
import type { Network } from "./network-of.ts";

/** Guesses of somebody who is not signed in. */
export type GuessPurpose = "staff-sign-in" | "student-sign-in" | "first-code" | "second-factor";
/** Questions to somebody who is signed in. */
export type PromptPurpose = "confirm-password" | "change-password" | "remove-second-factor";
/** What anybody may do so often. */
export type NetworkPurpose = GuessPurpose | "forgotten-password" | "contact" | "access-request";
/** What one person may have mailed. */
export type PersonPurpose = "confirm-email" | "message" | "invitation";
/** What is mailed to one recipient. */
export type RecipientPurpose = "message" | "invitation" | "code" | "reset" | "notice" | "document" | "access-request";

export type Counter =
  | { by: "network"; purpose: NetworkPurpose; network: Network }
  | { by: "text"; purpose: GuessPurpose | "reset"; text: CanonicalText }
  | { by: "browser"; purpose: GuessPurpose | "reset"; browser: string; account: string }
  | { by: "session"; purpose: PromptPurpose; session: Buffer }
  | { by: "person"; purpose: PersonPurpose; person: string }
  | { by: "recipient"; purpose: RecipientPurpose; recipient: CanonicalText }
  | { by: "domain"; purpose: "access-request"; domain: CanonicalText }
  | { by: "university"; purpose: "notice" | "document"; university: string };

/** The key of a counter: kind and purpose to be read, the rest as an HMAC-SHA256, so that no address or name is kept. */
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
