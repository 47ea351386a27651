/**
 * Test files share one window, so that the application is loaded once for each worker and not once for each file. What
 * one file leaves behind could break the next: its timers are ended, and a file that has changed the browser's objects
 * for good fails.
 */
import { afterAll, expect, vi } from "vitest";

type StartTimer = (...args: never[]) => ReturnType<typeof setTimeout>;
type Descriptors = Record<PropertyKey, PropertyDescriptor>;

/** Each test sets the network anew; the others belong to the testing library. */
const FREE = new Set(["fetch", "focus", "blur", "IS_REACT_ACT_ENVIRONMENT"]);

const running = new Set<ReturnType<typeof setTimeout>>();

/** Starts timers as before, and records them. */
const noting = <Start extends StartTimer>(start: Start): Start =>
  new Proxy(start, {
    apply: (...call) => {
      const timer = Reflect.apply(...call);
      running.add(timer);
      return timer;
    },
  });

globalThis.setTimeout = noting(globalThis.setTimeout);
globalThis.setInterval = noting(globalThis.setInterval);

/** jsdom draws all frames by one interval, which it never starts again once a file's end has stopped it. */
const FRAME_MS = 16;
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), FRAME_MS));
globalThis.cancelAnimationFrame = clearTimeout;

/** Ends all timers and frames that something still waits for. */
export function endTimers(): void {
  for (const timer of running) clearTimeout(timer);
  running.clear();
}

const watched = (): Record<string, object> => ({
  globalThis,
  navigator,
  URL,
  "HTMLElement.prototype": HTMLElement.prototype,
  "HTMLAnchorElement.prototype": HTMLAnchorElement.prototype,
});

/** Node creates some globals on first reading: a getter becomes a value. */
const isChanged = (now?: PropertyDescriptor, before?: PropertyDescriptor): boolean => {
  const isMade = before?.get !== undefined && now?.get === undefined;
  return !isMade && !(Object.is(now?.value, before?.value) && now?.get === before?.get);
};

/** Names of the properties that were added, removed or replaced. */
const changesOf = (object: object, before: Descriptors): string[] => {
  const now: Descriptors = Object.getOwnPropertyDescriptors(object);
  const names = Object.keys({ ...before, ...now }).filter((name) => !(FREE.has(name) || name.startsWith("__")));
  return names.filter((name) => isChanged(now[name], before[name]));
};

/** Called once for each file, in the setup, before the file is loaded. */
export const leaveNothingBehind = (): void => {
  const before = Object.entries(watched()).map(([name, object]) => {
    return { name, object, descriptors: Object.getOwnPropertyDescriptors(object) };
  });
  afterAll(() => {
    vi.restoreAllMocks();
    endTimers();
    const changes = before.flatMap(({ name, object, descriptors }) =>
      changesOf(object, descriptors).map((key) => `${name}.${key}`),
    );
    expect(changes, "what this file has changed and not put back").toEqual([]);
  });
};
