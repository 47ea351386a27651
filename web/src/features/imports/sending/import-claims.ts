/**
 * Which imports belong to a tab that is open: each tab claims its own by a lock, which the browser releases with the tab.
 * Where the browser has no locks, every import counts as claimed.
 */

const PREFIX = "import:";
/** A tab that reloads claims again what its page before releases at that moment. */
const PATIENCE_MS = 2000;

const claims = new Map<string, { isOurs: Promise<boolean>; release: () => void }>();

/** Absent in a page without a secure connection. */
const locksOf = (): LockManager | undefined => globalThis.navigator?.locks;

function request(importId: string, locks: LockManager) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isOurs = new Promise<boolean>((resolve) => {
    const hold = () => {
      resolve(true);
      return released;
    };
    locks.request(PREFIX + importId, { signal: AbortSignal.timeout(PATIENCE_MS) }, hold).catch(() => {
      claims.delete(importId);
      resolve(false);
    });
  });
  return { isOurs, release };
}

/** Claims an import for this tab until it is given up or the tab is closed; false if another tab has it. */
export async function claimImport(importId: string): Promise<boolean> {
  const locks = locksOf();
  if (!locks) return true;
  const claim = claims.get(importId) ?? request(importId, locks);
  claims.set(importId, claim);
  return claim.isOurs;
}

export function giveUpImport(importId: string | null): void {
  if (importId === null) return;
  claims.get(importId)?.release();
  claims.delete(importId);
}

/** Tells of each import whether an open tab has it. */
export async function findClaimed(): Promise<(importId: string) => boolean> {
  const locks = locksOf();
  if (!locks) return () => true;
  const { held = [], pending = [] } = await locks.query();
  const names = new Set([...held, ...pending].map(({ name }) => name));
  return (importId) => names.has(PREFIX + importId);
}
