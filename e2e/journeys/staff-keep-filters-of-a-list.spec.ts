/** A responsable keeps the filters of a list under a name, uses them in another browser, renames and deletes them; nobody else has them. */
import { randomInt } from "node:crypto";
import { type Person, rowWith, searchList } from "../actors/person.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";

/** The menu of saved filters and its dialogs, in the list that is shown. */
function savedFiltersOf({ page, words: { say, like } }: Person) {
  const label = say("ui.list.savedFilters");
  const menu = page.getByRole("menu", { name: label, exact: true });
  const open = async () => {
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect(menu.getByRole("menuitem", { name: say("users.savedFilters.save"), exact: true })).toBeVisible();
  };
  const item = (name: string) => menu.getByRole("menuitem", { name, exact: true });
  const choose = async (name: string) => {
    await open();
    await item(name).click();
  };
  /** Gives the filters a name in the open dialog. */
  const name = async (title: RegExp, text: string) => {
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByLabel(say("users.savedFilters.name"), { exact: true }).fill(text);
    await dialog.getByRole("button", { name: say("users.savedFilters.keep"), exact: true }).click();
  };
  const expectMessage = (key: string, text: string) =>
    expect(page.getByText(like(`users.savedFilters.${key}`, { name: text }))).toBeVisible();
  const press = (key: string, text: string) =>
    page.getByRole("button", { name: like(`users.savedFilters.${key}`, { name: text }) }).click();

  return {
    choose,
    /** Checks whether the menu offers filters of this name, and closes it. */
    expectOffered: async (text: string, isOffered: boolean) => {
      await open();
      await expect(item(text)).toHaveCount(isOffered ? 1 : 0);
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
    },
    save: async (text: string) => {
      await choose(say("users.savedFilters.save"));
      await name(like("users.savedFilters.saveTitle"), text);
      await expectMessage("saved", text);
    },
    manage: () => choose(say("users.savedFilters.manage")),
    rename: async (from: string, to: string) => {
      await press("rename", from);
      await name(like("users.savedFilters.rename", { name: from }), to);
      await expectMessage("renamed", to);
    },
    delete: async (text: string) => {
      await press("delete", text);
      const question = page.getByRole("dialog", { name: like("users.savedFilters.sure", { name: text }) });
      await question.getByRole("button", { name: say("users.savedFilters.remove"), exact: true }).click();
      await expectMessage("deleted", text);
    },
  };
}

test("filters that were kept under a name narrow the list again, for their owner alone, until they are deleted", async ({
  responsable,
  agent,
  newcomer,
  university,
  words: { say },
}) => {
  const number = university.studentNumber(1);
  const mark = randomInt(1e5, 1e6);
  const [first, second] = [`Women ${mark}`, `Kept ${mark}`];
  const own = savedFiltersOf(responsable);

  /** The list has the filter and the search, which the page shows, and so one row. */
  const isNarrowed = async ({ page, words }: Person) => {
    await expect(page).toHaveURL(
      (url: URL) => url.searchParams.get("sex") === "F" && url.searchParams.get("search") === number,
    );
    await expect(page.getByRole("searchbox", { name: words.say("students.search") })).toHaveValue(number);
    await expect(page.getByLabel(words.say("students.filters.sex"), { exact: true })).toHaveValue("F");
    await expect(rowWith(page, number)).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(2);
  };

  await step("the responsable narrows the list by a filter and a search, and keeps both under a name", async () => {
    await responsable.page.goto("/student");
    await responsable.page.getByLabel(say("students.filters.sex"), { exact: true }).selectOption("F");
    await searchList(responsable, number, "students.search");
    await isNarrowed(responsable);
    await own.save(first);
  });
  await step("chosen in the whole list, they narrow it again", async () => {
    await responsable.page.goto("/student");
    await own.choose(first);
    await isNarrowed(responsable);
  });
  await step("they are there in another browser of the same person", async () => {
    const elsewhere = await newcomer();
    await openSession(elsewhere, responsable.account.email);
    await elsewhere.page.goto("/student");
    await savedFiltersOf(elsewhere).choose(first);
    await isNarrowed(elsewhere);
  });
  await step("neither another person has them, nor another list", async () => {
    await agent.page.goto("/student");
    await savedFiltersOf(agent).expectOffered(first, false);
    await responsable.page.goto("/diplomasList");
    await own.expectOffered(first, false);
  });
  await step("they get another name, and narrow the list as before", async () => {
    await responsable.page.goto("/student");
    await own.manage();
    await own.rename(first, second);
    await responsable.page.keyboard.press("Escape");
    await own.expectOffered(first, false);
    await own.choose(second);
    await isNarrowed(responsable);
  });
  await step("deleted, after a question, they are offered no longer, and the list stays as it is", async () => {
    await own.manage();
    await own.delete(second);
    await responsable.page.keyboard.press("Escape");
    await own.expectOffered(second, false);
    await isNarrowed(responsable);
  });
});
