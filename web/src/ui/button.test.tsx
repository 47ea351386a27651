/** A button that works keeps its place for those who use the keyboard. */
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "./Button.tsx";

const look = (busy: boolean) => (
  <>
    <Button busy={busy}>Remove</Button>
    <Button>Cancel</Button>
  </>
);
const button = (name: string) => screen.getByRole("button", { name });

/** Pressed by keyboard, and then disabled: a browser takes the focus away. */
function press() {
  const { rerender } = render(look(false));
  act(() => button("Remove").focus());
  rerender(look(true));
  act(() => button("Remove").blur());
  return () => rerender(look(false));
}

test("the focus is back on a button whose work is done", () => {
  const end = press();
  end();
  expect(document.activeElement).toBe(button("Remove"));
});

test("who has gone elsewhere meanwhile stays there", () => {
  const end = press();
  act(() => button("Cancel").focus());
  end();
  expect(document.activeElement).toBe(button("Cancel"));
});

test("a button that did not have the focus does not take it", () => {
  const { rerender } = render(look(true));
  rerender(look(false));
  expect(document.activeElement).toBe(document.body);
});
