/** Passkeys in the browser: creating one, and signing a challenge with one. The library is loaded on first use. */
import type { startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** The options and answers as they are sent over the wire. */
type Json = Record<string, unknown>;
type ToMake = Parameters<typeof startRegistration>[0]["optionsJSON"];
type ToUse = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Why the browser gave no passkey. `cancelled` covers a timeout too: browsers do not distinguish them. */
export type NoPasskeyReason = "unsupported" | "cancelled" | "known" | "failed";

/** Thrown when the browser gave no passkey; nothing was sent. */
export class NoPasskey extends Error {
  override name = "NoPasskey";
  readonly reason: NoPasskeyReason;
  constructor(reason: NoPasskeyReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const isToMake = (options: Json): options is Json & ToMake => "challenge" in options && "user" in options;
const isToUse = (options: Json): options is Json & ToUse => "challenge" in options;

const REASONS: Partial<Record<string, NoPasskeyReason>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
};

const reasonOf = (error: unknown): NoPasskeyReason => (error instanceof Error && REASONS[error.name]) || "failed";

type Library = typeof import("@simplewebauthn/browser");

async function ceremony<T>(work: (library: Library) => Promise<T>): Promise<T> {
  const library = await import("@simplewebauthn/browser").catch((cause) => {
    throw new NoPasskey("failed", cause);
  });
  if (!library.browserSupportsWebAuthn()) throw new NoPasskey("unsupported");
  try {
    return await work(library);
  } catch (cause) {
    throw new NoPasskey(reasonOf(cause), cause);
  }
}

/** Asks the browser for a new passkey; rejects with `NoPasskey`. */
export async function makePasskey(options: Json): Promise<Json> {
  if (!isToMake(options)) throw new NoPasskey("failed");
  return { ...(await ceremony(({ startRegistration: make }) => make({ optionsJSON: options }))) };
}

/** Asks the browser to sign with one of the passkeys; rejects with `NoPasskey`. */
export async function answerWithPasskey(options: Json): Promise<Json> {
  if (!isToUse(options)) throw new NoPasskey("failed");
  return { ...(await ceremony(({ startAuthentication: answer }) => answer({ optionsJSON: options }))) };
}
