/** Small choices that this browser stores: the arrangement of the page, never personal data. */

const read = (storage: Storage | undefined, key: string): unknown => {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

const write = (storage: Storage | undefined, key: string, value: unknown): void => {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the page is arranged anew each time.
  }
};

/** Kept until the browser's data is cleared. */
export const readRemembered = (key: string): unknown => read(globalThis.localStorage, key);
export const remember = (key: string, value: unknown): void => write(globalThis.localStorage, key, value);

/** Kept until the tab is closed. */
export const readOfTab = (key: string): unknown => read(globalThis.sessionStorage, key);
export const rememberInTab = (key: string, value: unknown): void => write(globalThis.sessionStorage, key, value);
