/** The locks that the tabs of a browser share, as far as the client uses them, since jsdom has none. */
import { onTestFinished } from "vitest";

type Held = { released: Promise<void> };

/** Removed when the test ends. `closeTab` releases the locks that are held, as the end of their page does. */
export function letTabsLock(): { closeTab: () => void } {
  const held = new Map<string, Held>();
  const locks = {
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
    request: async (name: string, _: object, hold: () => Promise<void>): Promise<void> => {
      // Nobody waits here: in a browser the signal ends the wait.
      if (held.has(name)) throw new DOMException("Another tab has it.", "TimeoutError");
      const lock = { released: hold() };
      held.set(name, lock);
      await lock.released;
      if (held.get(name) === lock) held.delete(name);
    },
  };
  Object.defineProperty(globalThis.navigator, "locks", { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis.navigator, "locks"));
  return { closeTab: () => held.clear() };
}
