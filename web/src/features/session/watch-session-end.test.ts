import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REOPEN_MS, watchSessionEnd } from "./watch-session-end.ts";

/** An event source that the test controls. */
class FalseSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FalseSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FalseSource.opened.push(this);
  }
  refuse() {
    this.readyState = FalseSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
  close() {
    this.readyState = FalseSource.CLOSED;
  }
}

const watch = (lasts = async () => true) => {
  const onEnd = vi.fn();
  const stop = watchSessionEnd({ onEnd, lasts, Events: FalseSource as unknown as typeof EventSource });
  return { onEnd, stop };
};
const newest = () => FalseSource.opened.at(-1)!;

const show = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  FalseSource.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the end of the session is reported once, and the stream is closed", () => {
  const { onEnd } = watch();
  const source = newest();
  expect(source.url).toBe("/api/user/session/events");
  source.dispatchEvent(new Event("ended"));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(source.readyState).toBe(FalseSource.CLOSED);
});

test("a stream that is refused because the session is over ends it here too", async () => {
  const { onEnd } = watch(async () => false);
  newest().refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a server that cannot be reached ends nothing, and the stream is opened again", async () => {
  const { onEnd, stop } = watch(() => Promise.reject(new Error("no answer")));
  newest().refuse();
  await vi.advanceTimersByTimeAsync(REOPEN_MS);
  expect(onEnd).not.toHaveBeenCalled();
  expect(FalseSource.opened).toHaveLength(2);
  stop();
});

test("a hidden page closes the stream, and opens it again when it is visible", () => {
  const { stop } = watch();
  show(true);
  expect(FalseSource.opened.map((each) => each.readyState)).toEqual([FalseSource.CLOSED]);
  show(false);
  expect(newest().readyState).toBe(1);
  stop();
  expect(newest().readyState).toBe(FalseSource.CLOSED);
});
