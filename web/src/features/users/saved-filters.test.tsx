/** The menu of saved filters beside the filters of a list: applied, saved, replaced, renamed and deleted. */
import type { SavedFilter } from "@ijaza/schema/lists/saved-filters";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderPart } from "../../testing/render-part.tsx";
import { serve } from "../../testing/server.ts";
import { readToasts } from "../../ui/toast.ts";
import { SavedFilters } from "./users.parts.tsx";

const PATH = "/api/user/saved-filters";
const SIGNED: SavedFilter = { name: "Signed in June", query: { tab: "signed", sort: "-signedAt" } };
const OTHERS: SavedFilter = { name: "Others", query: { tab: "rejected" } };

/** The menu of a list of diplomas at this address, with what the server keeps. */
async function openMenu(present: Record<string, string>, kept: SavedFilter[] = [SIGNED, OTHERS]) {
  let filters = kept;
  const log = serve({
    [`GET ${PATH}`]: () => ({ body: { filters } }),
    [`PUT ${PATH}`]: ({ body }) => {
      const { name, query, formerName = name } = JSON.parse(body);
      filters = [...filters.filter((each) => each.name !== formerName && each.name !== name), { name, query }];
      return { body: { filters } };
    },
    [`DELETE ${PATH}`]: ({ body }) => {
      filters = filters.filter(({ name }) => name !== JSON.parse(body).name);
      return { body: { filters } };
    },
  });
  const applied: object[] = [];
  const state = { filter: (name: string) => present[name] ?? "", set: (values: object) => void applied.push(values) };
  await renderPart(<SavedFilters list="diplomas" state={state} />);
  const open = async () => {
    const button = () => screen.getByRole("button", { name: "Saved filters" });
    await waitFor(() => expect(button().matches(":enabled")).toBe(true));
    await userEvent.click(button());
    return within(screen.getByRole("menu", { name: "Saved filters" }));
  };
  const sent = (method: string) => log.filter((each) => each.method === method).map(({ body }) => JSON.parse(body));
  return { applied, open, sent, menu: await open() };
}

test("one that is chosen sets what it has, and takes away everything else of the list", async () => {
  const { menu, applied } = await openMenu({ search: "Amina", year: "2025-2026" });
  await userEvent.click(await menu.findByRole("menuitem", { name: SIGNED.name }));
  const none = { search: "", agent: "", import: "", level: "", year: "" };
  expect(applied).toEqual([{ ...none, tab: "signed", sort: "-signedAt" }]);
});

test("the menu is worked by keys: arrows and first letters move, Enter applies, Escape closes", async () => {
  const { menu, applied } = await openMenu({});
  await menu.findByRole("menuitem", { name: SIGNED.name });
  await userEvent.keyboard("o");
  expect(document.activeElement?.textContent).toBe(OTHERS.name);
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(applied).toEqual([expect.objectContaining({ tab: "rejected", sort: "" })]);
});

test("the present filters are saved under a name, and only what the list knows", async () => {
  const { menu, sent, open } = await openMenu({ search: "Amina", tab: "signed", page: "3" }, []);
  await userEvent.click(menu.getByRole("menuitem", { name: "Save these filters…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Save these filters" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(dialog.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true"));
  await userEvent.type(dialog.getByLabelText("Name"), " Amina {Enter}");
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(["Saved: Amina"]));
  expect(sent("PUT")).toEqual([{ list: "diplomas", name: "Amina", query: { search: "Amina", tab: "signed" } }]);
  const again = await open();
  await again.findByRole("menuitem", { name: "Amina" });
});

test("a name that is taken says that its filters are replaced", async () => {
  const { menu, sent } = await openMenu({ tab: "revoked" });
  await userEvent.click(menu.getByRole("menuitem", { name: "Save these filters…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Save these filters" }));
  await userEvent.type(dialog.getByLabelText("Name"), OTHERS.name);
  dialog.getByText("Filters with this name already exist; they will be replaced.");
  await userEvent.click(dialog.getByRole("button", { name: "Replace" }));
  await waitFor(() => expect(sent("PUT")).toEqual([{ list: "diplomas", name: "Others", query: { tab: "revoked" } }]));
});

test("where nothing is narrowed or sorted there is nothing to save", async () => {
  const { menu } = await openMenu({}, []);
  expect(menu.queryByRole("menuitem", { name: "Rename or delete…" })).toBeNull();
  await userEvent.click(menu.getByRole("menuitem", { name: "Save these filters…" }));
  screen.getByText("The list is not filtered or sorted. Set a filter first.");
  expect(screen.getByRole("button", { name: "Save" }).hasAttribute("disabled")).toBe(true);
});

test("one is renamed and another deleted, after a question", async () => {
  const { menu, sent } = await openMenu({});
  await menu.findByRole("menuitem", { name: OTHERS.name });
  await userEvent.click(menu.getByRole("menuitem", { name: "Rename or delete…" }));
  await userEvent.click(screen.getByRole("button", { name: "Rename Others" }));
  const field = screen.getByLabelText("Name");
  await userEvent.clear(field);
  await userEvent.type(field, "Rejected{Enter}");
  await screen.findByText("Rejected");
  expect(sent("PUT")).toEqual([{ list: "diplomas", name: "Rejected", query: OTHERS.query, formerName: "Others" }]);
  await userEvent.click(screen.getByRole("button", { name: "Delete Signed in June" }));
  expect(sent("DELETE")).toEqual([]);
  const question = within(screen.getByRole("dialog", { name: "Delete Signed in June?" }));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Signed in June")).toBeNull());
  expect(sent("DELETE")).toEqual([{ list: "diplomas", name: "Signed in June" }]);
});

test("a refusal is told in the dialog, and what was entered stays", async () => {
  const { menu } = await openMenu({ tab: "signed" }, []);
  const message = "At most 20 filters are saved for a list.";
  serve({ [`PUT ${PATH}`]: () => ({ status: 409, body: { error: "too_many_filters", message } }) });
  await userEvent.click(menu.getByRole("menuitem", { name: "Save these filters…" }));
  await userEvent.type(screen.getByLabelText("Name"), "One more{Enter}");
  await screen.findByText(message);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("One more");
});
