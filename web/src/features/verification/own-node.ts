/** The visitor's own node: an RPC address that is asked in place of the site's, for as long as the tab lives. */

const KEY = "own-node";

/** Undefined when the visitor named none. */
export const readOwnNode = (): string | undefined => {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the address; undefined forgets it. */
export const storeOwnNode = (address: string | undefined): void => {
  try {
    if (address) sessionStorage.setItem(KEY, address);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then it counts for this check only.
  }
};
