/** Going to another page focuses its heading and sets the title of the tab. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { listOf } from "../testing/diplomas.ts";
import { AGENT } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { serve } from "../testing/server.ts";

beforeEach(() => {
  serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }),
    "GET /api/diploma/all": () => ({ body: listOf([]) }),
  });
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const focused = () => document.activeElement;

test("the page that is opened first leaves the focus where it is", async () => {
  await renderApp("/verification");
  await heading("Verify a diploma or certificate");
  expect(focused()).toBe(document.body);
});

test("another page focuses its heading, and shows its name in the tab", async () => {
  await renderApp("/diplomasList");
  await heading("Diplomas");
  await userEvent.click((await screen.findAllByRole("link", { name: "Import diplomas" }))[0]!);
  const title = await heading("Import diplomas");
  await waitFor(() => expect(focused()).toBe(title));
  expect(title.tabIndex).toBe(-1);
  expect(document.title).toMatch(/^Import diplomas/);
});

test("a heading that replaces another gets the focus too", async () => {
  await renderApp("/verification");
  await userEvent.type(
    await screen.findByLabelText("or paste its link or its printed reference"),
    "7K2QF-9XW4M-01234-56789-ABCDE-F",
  );
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  const verdict = await heading("No document has this reference");
  await waitFor(() => expect(focused()).toBe(verdict));
});

test("a change of the query alone leaves the focus where it is", async () => {
  await renderApp("/diplomasList");
  const tab = await screen.findByRole("tab", { name: /^Signed/ });
  await userEvent.click(tab);
  await waitFor(() => expect(tab.getAttribute("aria-selected")).toBe("true"));
  expect(focused()).toBe(tab);
});
