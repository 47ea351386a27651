/** A busy switch keeps the focus, and ignores a second press. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Switch } from "./Switch.tsx";

const shown = () => screen.getByRole<HTMLInputElement>("switch", { name: "Certificates" });

test("a busy switch keeps the focus and its name", async () => {
  const view = (busy: boolean) => <Switch label="Certificates" on={false} busy={busy} onChange={() => {}} />;
  const { rerender } = render(view(false));
  await userEvent.tab();
  rerender(view(true));
  expect(document.activeElement).toBe(shown());
  expect([shown().disabled, shown().ariaDisabled]).toEqual([false, "true"]);
  rerender(view(false));
  expect([document.activeElement, shown().ariaDisabled]).toEqual([shown(), null]);
});

test("a busy switch ignores presses, on itself and on its label", async () => {
  const switched = vi.fn();
  const view = (busy: boolean) => <Switch label="Certificates" on={false} busy={busy} onChange={switched} />;
  const { rerender } = render(view(true));
  await userEvent.click(shown());
  await userEvent.click(screen.getByText("Certificates"));
  await userEvent.keyboard(" ");
  expect([switched.mock.calls.length, shown().checked]).toEqual([0, false]);
  rerender(view(false));
  await userEvent.click(screen.getByText("Certificates"));
  expect(switched.mock.calls).toEqual([[true]]);
});

test("an unavailable switch is still disabled", () => {
  render(<Switch label="Certificates" on busy disabled onChange={() => {}} />);
  expect(shown().disabled).toBe(true);
});
