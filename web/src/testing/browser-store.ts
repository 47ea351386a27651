/** IndexedDB as far as the client uses it, in memory: jsdom has none. What is kept outlives a page, as over a reload. */
import { onTestFinished } from "vitest";

const answered = <T>(result: T) => {
  const request: { result: T; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
};

/** Gone when the test ends. */
export function letBrowserKeep(): void {
  const kept = new Map<string, unknown>();
  const store = {
    // A file is kept as it is; of all else the browser keeps a copy.
    put: (value: unknown, key: string) =>
      answered(kept.set(key, value instanceof Blob ? value : structuredClone(value))),
    get: (key: string) => answered(kept.get(key)),
    clear: () => answered(kept.clear()),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "indexedDB"));
}
