/** Toasts: on which side they appear, how they close, and what a screen reader reads. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { loadTexts } from "../app/translations.ts";
import { startI18n } from "../platform/i18n/start.ts";
import { pass, startClock, stopClock } from "../testing/false-clock.ts";
import STYLE from "./ToastRegion.css?raw";
import { ToastRegion } from "./ToastRegion.tsx";
import { dismissToast, LONG_TOAST_MS, readToasts, showToast } from "./toast.ts";

const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));

beforeEach(async () => {
  await startI18n({ language: "en", load: loadTexts });
  render(<ToastRegion />);
});
afterEach(() => {
  startClock();
  for (const { id } of readToasts()) dismissToast(id);
});

test("those of templates are in the left stack, all others in the right one, in a polite live region", () => {
  show("Saved.", { atLeft: true });
  show("Accepted.");
  const sideOf = (text: string) => screen.getByText(text).closest(".toasts")?.className;
  expect([sideOf("Saved."), sideOf("Accepted.")]).toEqual(["toasts toasts--left", "toasts toasts--right"]);
  expect(screen.getByRole("status").getAttribute("aria-live")).toBe("polite");
});

test.each(["ltr", "rtl"])(
  "the stack of templates stands at the left of the window and the other at its right: %s",
  (dir) => {
    const style = document.createElement("style");
    style.textContent = STYLE;
    document.head.append(style);
    document.documentElement.dir = dir;
    onTestFinished(() => {
      style.remove();
      document.documentElement.dir = "ltr";
    });
    const region = screen.getByRole("status");
    const [first, second] = region.children;
    const isReversed = getComputedStyle(region).flexDirection === "row-reverse";
    const fromLeft = (dir === "rtl") === isReversed ? [first, second] : [second, first];
    expect(fromLeft.map((stack) => stack?.className)).toEqual(["toasts toasts--left", "toasts toasts--right"]);
    // Alone it stands at the right too.
    expect(getComputedStyle(second!).marginLeft).toBe("auto");
  },
);

test("the button of a toast closes it, and no other one", async () => {
  show("First.");
  show("Second.");
  const first = screen.getByText("First.").parentElement!;
  await userEvent.click(within(first).getByRole("button", { name: "Close" }));
  expect(readToasts().map(({ text }) => text)).toEqual(["Second."]);
});

test("a toast that says what to do stays longer, and one without an end until it is closed", () => {
  stopClock();
  show("Three could not be accepted.", { duration: LONG_TOAST_MS });
  show("Stays.", { duration: 0 });
  pass(9_999);
  expect(readToasts()).toHaveLength(2);
  pass(1);
  expect(readToasts().map(({ text }) => text)).toEqual(["Stays."]);
});

test("a countdown shows the remaining seconds, but not to screen readers", () => {
  stopClock();
  show("You will be logged out.", { duration: 30_000, countdown: true });
  const left = () => screen.getByText("You will be logged out.").parentElement?.querySelector("[aria-hidden] bdi");
  expect(left()?.textContent).toBe("30");
  pass(3_000);
  expect(left()?.textContent).toBe("27");
});
