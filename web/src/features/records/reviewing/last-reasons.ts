/** The last reasons of rejections, to be chosen again. They may name people, so that they are kept until the tab is closed. */
import { readOfTab, rememberInTab } from "../../../platform/remembered.ts";

const MOST = 3;

const keyOf = (userId: string): string => `review-reasons-${userId}`;

export function readReasons(userId: string): string[] {
  const kept = readOfTab(keyOf(userId));
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
}

/** The newest first, each once. */
export function keepReason(userId: string, reason: string): void {
  rememberInTab(keyOf(userId), [reason, ...readReasons(userId).filter((each) => each !== reason)].slice(0, MOST));
}
