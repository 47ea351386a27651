/** Menus, tabs and tables by keyboard, as on the showcase page. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { serve } from "../testing/server.ts";

const show = async (part: string, language: "en" | "ar" = "en") => {
  serve();
  await renderApp(`/components/${part}`, { language });
  await screen.findByRole("heading", { level: 1 });
};
const focused = () => document.activeElement?.textContent;

test("a menu opens on its first entry, arrows cycle through it, and Escape closes it and returns the focus", async () => {
  await show("menus");
  const button = screen.getByRole("button", { name: "Actions for Amina Ben Salah" });
  await userEvent.click(button);
  expect([focused(), button.getAttribute("aria-expanded")]).toEqual(["Edit", "true"]);
  const went: unknown[] = [];
  for (const key of ["{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{Home}", "{End}"]) {
    await userEvent.keyboard(key);
    went.push(focused());
  }
  expect(went).toEqual(["Delete", "Edit", "Delete", "Edit", "Delete"]);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("a letter moves to the next entry that begins with it, and Tab closes the menu", async () => {
  await show("menus");
  const button = screen.getByRole("button", { name: "Actions for Amina Ben Salah" });
  await userEvent.click(button);
  await userEvent.keyboard("d");
  expect(focused()).toBe("Delete");
  await userEvent.keyboard("e");
  expect(focused()).toBe("Edit");
  await userEvent.keyboard("z");
  expect(focused()).toBe("Edit");
  await userEvent.tab();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("the button of an open menu closes it", async () => {
  await show("menus");
  const button = screen.getByRole("button", { name: "Actions for Amina Ben Salah" });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(button);
  expect(screen.getAllByRole("menuitem")).toHaveLength(2);
});

test("a press elsewhere closes a menu, and so does choosing", async () => {
  await show("menus");
  const button = screen.getByRole("button", { name: "Actions for Amina Ben Salah" });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole("heading", { level: 1 }));
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(screen.queryByRole("menu")).toBeNull();
});

test("only the selected tab is a tab stop, and arrows select the next in reading direction", async () => {
  await show("tabs");
  const [first, second] = screen.getAllByRole("tab");
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  first?.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(second);
  expect([first, second].map((tab) => tab?.getAttribute("aria-selected"))).toEqual(["false", "true"]);
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(first);
});

test("Home and End select the first and the last tab", async () => {
  await show("tabs");
  const tabs = screen.getAllByRole("tab");
  tabs[0]?.focus();
  await userEvent.keyboard("{End}");
  expect(document.activeElement).toBe(tabs.at(-1));
  expect(tabs.at(-1)?.getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{Home}");
  expect(document.activeElement).toBe(tabs[0]);
});

test("a table shows its sort column, and another press reverses the order", async () => {
  await show("tables");
  const table = screen.getByRole("table", { name: "Tables" });
  const head = () => within(table).getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort");
  expect(head()).toBe("ascending");
  await userEvent.click(within(table).getByRole("button", { name: "Name" }));
  expect(head()).toBe("descending");
});

test("the checkbox in the header selects all selectable rows, and is mixed when only some are selected", async () => {
  await show("tables");
  const table = screen.getByRole("table", { name: "Tables" });
  const all = within(table).getByRole<HTMLInputElement>("checkbox", { name: "Select all rows of this page" });
  const [one, other] = within(table).getAllByRole<HTMLInputElement>("checkbox", { name: "Amina Ben Salah" });
  await userEvent.click(one!);
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await userEvent.click(all);
  expect([all.checked, all.indeterminate, other?.checked]).toEqual([true, false, true]);
  await userEvent.click(all);
  expect([one?.checked, other?.checked]).toEqual([false, false]);
  expect(within(table).getAllByRole("row")).toHaveLength(4);
});
