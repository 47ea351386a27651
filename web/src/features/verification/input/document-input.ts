/** Classifies what a visitor types or pastes for verification. Pure. */
import { findLinks, idOfPath, withoutLinks } from "@ijaza/verifier/typed/link";
import { withoutMarks } from "@ijaza/verifier/typed/marks";
import { findReference } from "@ijaza/verifier/typed/reference";

/** `foreign` is a link to another site, which is never fetched; `number` looks like a document's own number. */
export type Address =
  | { kind: "id"; id: string }
  /** The secret of what a holder has shared. */
  | { kind: "share"; secret: string }
  | { kind: "bundle"; text: string }
  | { kind: "foreign"; host: string }
  | { kind: "number" }
  | { kind: "unreadable" };

/** As universities number their documents: short, with a digit. A reference with a mistake in it is longer. */
const NUMBER = /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N}\s./–-]{2,19}$/u;

/** Reads a link, a reference, an id or a whole bundle, with whatever words stand around it. `origin` is our own. */
export const readAddress = (input: string, origin: string): Address => {
  const document = input.replace(/^\s+/, "");
  if (document.startsWith("{")) return { kind: "bundle", text: document };
  const text = withoutMarks(input);
  const { host } = new URL(origin);
  const links = findLinks(text);
  const own = links.filter(({ url }) => url.host === host);
  const id = own.find((link) => link.id)?.id ?? idOfPath(text) ?? findReference(withoutLinks(text));
  if (id) return { kind: "id", id };
  const share = own.find(({ isShare }) => isShare);
  if (share) return { kind: "share", secret: share.url.hash.slice(1) };
  const [foreign] = links.filter(({ url }) => url.host !== host);
  if (foreign) return { kind: "foreign", host: foreign.url.host };
  return { kind: NUMBER.test(text) ? "number" : "unreadable" };
};

export const LARGEST_FILE = 20_000_000;
/** Files that are checked as one list. */
export const MOST_FILES = 50;
