/** Presses a button that is disabled at first, once it may be pressed. */
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

export async function pressEnabled(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
  await userEvent.click(button);
}
