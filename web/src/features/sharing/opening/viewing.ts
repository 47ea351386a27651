/** The viewing of an opened share, kept so that a reload of the tab opens it again without counting. */
import { VIEWING_MINUTES } from "@ijaza/schema/sharing/shares";
import { readOfTab, rememberInTab } from "../../../platform/remembered.ts";

const KEY = "viewing of a share";
/** Dropped a minute before it ends: a call that comes too late would count as a view. */
const KEPT_MS = (VIEWING_MINUTES - 1) * 60_000;

type StoredViewing = { secret: string; viewing: string; until: number };

const isKept = (value: unknown): value is StoredViewing =>
  typeof value === "object" && value !== null && "secret" in value && "viewing" in value && "until" in value;

export const keepViewing = ({ secret, viewing }: Omit<StoredViewing, "until">): void => {
  const known = readOfTab(KEY);
  if (isKept(known) && known.viewing === viewing) return;
  rememberInTab(KEY, { secret, viewing, until: Date.now() + KEPT_MS });
};

/** Undefined when this share was not opened in this tab, or too long ago. */
export const readViewing = (secret: string): string | undefined => {
  const kept = readOfTab(KEY);
  return isKept(kept) && kept.secret === secret && kept.until > Date.now() ? kept.viewing : undefined;
};
