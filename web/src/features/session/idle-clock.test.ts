/** When a session without input ends, and what prevents that. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ALIVE_MS, COUNTDOWN_MS, IDLE_MS, startIdleClock } from "./idle-clock.ts";

const start = () => {
  const happened: string[] = [];
  const note = (what: string) => () => void happened.push(what);
  const clock = startIdleClock({
    onAlive: note("alive"),
    onWarn: note("warn"),
    onBack: note("back"),
    onEnd: note("end"),
  });
  return { clock, happened };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("half an hour without input warns, 30 seconds more end the session", () => {
  const { happened } = start();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(happened).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(happened).toEqual(["warn"]);
  vi.advanceTimersByTime(COUNTDOWN_MS);
  expect(happened).toEqual(["warn", "end"]);
});

test("input during the countdown restarts the half hour", () => {
  const { clock, happened } = start();
  vi.advanceTimersByTime(IDLE_MS + COUNTDOWN_MS - 1);
  clock.touch();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(happened).toEqual(["warn", "back", "alive"]);
});

test("input is reported to the server at most once a minute", () => {
  const { clock, happened } = start();
  for (let second = 0; second < 150; second++) {
    vi.advanceTimersByTime(1000);
    clock.touch();
  }
  expect(happened).toHaveLength(Math.floor(150_000 / ALIVE_MS));
});

test("a machine that slept beyond the end wakes up without a session", () => {
  const { clock, happened } = start();
  vi.setSystemTime(Date.now() + IDLE_MS + COUNTDOWN_MS);
  clock.touch();
  expect(happened).toEqual(["end"]);
});

test("after the end no input restores it", () => {
  const { clock, happened } = start();
  vi.advanceTimersByTime(IDLE_MS + COUNTDOWN_MS);
  clock.touch();
  vi.advanceTimersByTime(IDLE_MS * 2);
  expect(happened).toEqual(["warn", "end"]);
});
