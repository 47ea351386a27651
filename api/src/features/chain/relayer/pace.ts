/** Decides when a key's transactions are checked again: without a new block nothing on the chain changes. Pure. */

/** A key with something open; `due` are the ids of what is queued and may be judged now. */
export type Work = { signer: string; due: readonly string[] };

/** Where a key was looked after last. */
export type Pace = {
  /** Hash of the newest block then. */
  head: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What was due on that block. */
  seen: ReadonlySet<string>;
};

/** `beatMs`: after so many milliseconds a key is looked after even though no block has come. */
export type Moment = { head: string; now: number; beatMs: number };

/** Whether looking after the key can find anything new. */
export function mustStep({ due }: Work, pace: Pace | undefined, { head, now, beatMs }: Moment): boolean {
  if (!pace || pace.head !== head || now - pace.at >= beatMs) return true;
  return due.some((id) => !pace.seen.has(id));
}

/** The pace after looking after the key. */
export function paceAfter({ due }: Work, pace: Pace | undefined, { head, now }: Moment): Pace {
  const before = pace?.head === head ? pace.seen : [];
  return { head, at: now, seen: new Set([...before, ...due]) };
}
