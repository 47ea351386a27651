/** Dialogs and drawers by keyboard and pointer, as on the showcase page. */
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { serve } from "../testing/server.ts";

const open = async (name: string) => {
  serve();
  await renderApp("/components/dialogs");
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("dialog");
};
const isOpen = () => screen.queryByRole("dialog") !== null;

test("a dialog has the name of its heading, and is closed by its cross, Cancel and its action", async () => {
  for (const name of ["Close", "Cancel", "Delete"]) {
    const dialog = await open("Open a question");
    expect(dialog).toBe(screen.getByRole("dialog", { name: "Delete this diploma?" }));
    await userEvent.click(within(dialog).getByRole("button", { name }));
    expect(isOpen(), name).toBe(false);
    document.body.replaceChildren();
  }
});

test("Escape or a press outside closes a dialog, and a press inside does not", async () => {
  const dialog = await open("Open a question");
  fireEvent.mouseDown(within(dialog).getByText("An accepted diploma can no longer be changed."));
  expect(isOpen()).toBe(true);
  fireEvent.mouseDown(dialog);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Open a question" }));
  fireEvent(await screen.findByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(isOpen()).toBe(false);
});

test("a refusal is shown in the dialog", async () => {
  const dialog = await open("A question with an error");
  expect(within(dialog).getByRole("alert").textContent).toBe("The diploma could not be deleted because it is signed.");
});

test("a drawer has a name, and its cross closes it", async () => {
  const drawer = await open("Open a drawer");
  expect(drawer.getAttribute("aria-label")).toBe("Open a drawer");
  await userEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  expect(isOpen()).toBe(false);
});
