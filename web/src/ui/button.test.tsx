/** A busy button keeps the focus, and neither a press nor Enter has an effect. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { Button } from "./Button.tsx";

const shown = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });

test("a busy button keeps the focus and its name", async () => {
  const { rerender } = render(<Button>Save</Button>);
  await userEvent.tab();
  rerender(<Button busy>Save</Button>);
  expect(document.activeElement).toBe(shown());
  expect([shown().disabled, shown().ariaDisabled, shown().ariaBusy]).toEqual([false, "true", "true"]);
  rerender(<Button>Save</Button>);
  expect([document.activeElement, shown().ariaDisabled, shown().ariaBusy]).toEqual([shown(), null, null]);
});

test("a busy button ignores presses, and so does the form that contains it", async () => {
  const pressed = vi.fn();
  const around = vi.fn();
  const view = (busy: boolean) => (
    <Button busy={busy} onClick={pressed}>
      Save
    </Button>
  );
  const { rerender, baseElement } = render(view(true));
  baseElement.addEventListener("click", around);
  onTestFinished(() => baseElement.removeEventListener("click", around));
  await userEvent.click(shown());
  shown().focus();
  await userEvent.keyboard("{Enter} ");
  expect([pressed, around].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  rerender(view(false));
  await userEvent.click(shown());
  expect([pressed, around].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("a form is sent once while its button is busy, even with Enter, for which the browser presses the button", () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const view = (busy: boolean) => (
    <form onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  shown().click();
  rerender(view(true));
  shown().click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test("an unavailable button is still disabled", () => {
  render(
    <Button disabled busy>
      Save
    </Button>,
  );
  expect(shown().disabled).toBe(true);
});
