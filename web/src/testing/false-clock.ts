/** A clock that the test controls. It also advances by itself, so that calls need not be advanced. */
import { act } from "@testing-library/react";
import { vi } from "vitest";

export const stopClock = (): void => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    shouldAdvanceTime: true,
  });
};

export const startClock = (): void => void vi.useRealTimers();

/** Advances the clock by that many milliseconds, and renders the effects. */
export const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
