/** A clock in the hands of the test. It also goes on by itself, so that what waits for a call need not be moved. */
import { act } from "@testing-library/react";
import { vi } from "vitest";

export const stopClock = (): void => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    shouldAdvanceTime: true,
  });
};

export const startClock = (): void => void vi.useRealTimers();

/** Lets so many milliseconds pass at once, and draws what came of it. */
export const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
