/** The visitor's own node: an RPC address that is used instead of the site's until the tab is closed. */

const KEY = "own-node";

/** Undefined when the visitor set none. */
export const readOwnNode = (): string | undefined => {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores the address; undefined deletes it. */
export const storeOwnNode = (address: string | undefined): void => {
  try {
    if (address) sessionStorage.setItem(KEY, address);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the address holds for this check only.
  }
};
