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

/** Removed when the test ends. */
export function letBrowserKeep(): void {
  const kept = new Map<string, unknown>();
  const store = {
    // Files are stored as they are, all else as a copy, as browsers do.
    put: (value: unknown, key: string) =>
      answered(kept.set(key, value instanceof Blob ? value : structuredClone(value))),
    get: (key: string) => answered(kept.get(key)),
    clear: () => answered(kept.clear()),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "indexedDB"));
}
