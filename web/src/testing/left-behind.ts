/**
 * Files of tests share one window, so that the application is loaded once a worker and not once a file. What one file leaves
 * behind the next one would meet: timers are ended, and a file that has changed the browser's objects for good fails.
 */
import { afterAll, expect, vi } from "vitest";

type StartTimer = (...args: never[]) => ReturnType<typeof setTimeout>;
type Descriptors = Record<PropertyKey, PropertyDescriptor>;

/** The network is given by each test anew; the others belong to the testing library. */
const FREE = new Set(["fetch", "focus", "blur", "IS_REACT_ACT_ENVIRONMENT"]);

const running = new Set<ReturnType<typeof setTimeout>>();

/** Starts timers as before, and notes them. */
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

const watched = (): Record<string, object> => ({
  globalThis,
  navigator,
  URL,
  "HTMLElement.prototype": HTMLElement.prototype,
  "HTMLAnchorElement.prototype": HTMLAnchorElement.prototype,
});

/** Node makes some of its globals when they are first read: a getter gives way to a value. */
const isChanged = (now?: PropertyDescriptor, before?: PropertyDescriptor): boolean => {
  const isMade = before?.get !== undefined && now?.get === undefined;
  return !isMade && !(Object.is(now?.value, before?.value) && now?.get === before?.get);
};

/** Names of what was put in, taken away or replaced. */
const changesOf = (object: object, before: Descriptors): string[] => {
  const now: Descriptors = Object.getOwnPropertyDescriptors(object);
  const names = Object.keys({ ...before, ...now }).filter((name) => !(FREE.has(name) || name.startsWith("__")));
  return names.filter((name) => isChanged(now[name], before[name]));
};

/** Call it once a file, from the setup, before the file is read. */
export const leaveNothingBehind = (): void => {
  const before = Object.entries(watched()).map(([name, object]) => {
    return { name, object, descriptors: Object.getOwnPropertyDescriptors(object) };
  });
  afterAll(() => {
    vi.restoreAllMocks();
    for (const timer of running) clearTimeout(timer);
    running.clear();
    const changes = before.flatMap(({ name, object, descriptors }) =>
      changesOf(object, descriptors).map((key) => `${name}.${key}`),
    );
    expect(changes, "what this file has changed and not put back").toEqual([]);
  });
};
