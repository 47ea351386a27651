/**
 * An in-memory IndexedDB with what the client uses of it, since jsdom has none. Its content outlives a page, as over a
 * reload.
 */
import { onTestFinished } from "vitest";

const answered = <T>(result: T) => {
  const request: { result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
};

/** Removed when the test ends. Each transaction is complete once `mayCommit` has resolved. */
export function letBrowserKeep(mayCommit = async (): Promise<void> => {}): void {
  const kept = new Map<string, unknown>();
  const store = {
    // Files are stored as they are, all else as a copy, as browsers do.
    put: (value: unknown, key: string) =>
      answered(kept.set(key, value instanceof Blob ? value : structuredClone(value))),
    delete: (key: string) => answered(void kept.delete(key)),
    getAllKeys: () => answered([...kept.keys()]),
    get: (key: string) => answered(kept.get(key)),
    clear: () => answered(kept.clear()),
  };
  const transaction = () => {
    const opened: { objectStore: () => typeof store; oncomplete?: () => void } = { objectStore: () => store };
    void mayCommit().then(() => opened.oncomplete?.());
    return opened;
  };
  const database = { transaction, close: () => undefined };
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "indexedDB"));
}
