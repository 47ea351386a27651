/** A responsable signs in and accepts a diploma without a mouse. */
import { tabTo } from "../actors/keyboard.ts";
import { rowWith } from "../actors/person.ts";
import { diplomasOf, firstRowOf } from "../cohorts.ts";
import { expect, step, test } from "../scene.ts";
import { DEMO_PASSWORD } from "../stack.ts";

test("the responsable signs in and accepts a diploma by keyboard alone", async ({
  agent,
  university,
  newcomer,
  words,
}) => {
  const { say, like } = words;
  const cohort = diplomasOf([university.studentNumber(5)], { prefix: `K-${university.slug}` });
  const number = firstRowOf(cohort).diplomaNumber ?? "";
  await agent.importDiplomas(cohort, { mode: "modeOne" });

  const { page } = await newcomer();
  const { keyboard } = page;
  await step("signs in", async () => {
    await page.goto("/login");
    await tabTo(page.getByLabel(say("session.identifier.staff")));
    await keyboard.type(university.responsable.email);
    await tabTo(page.getByLabel(say("session.password.label"), { exact: true }));
    await keyboard.type(DEMO_PASSWORD);
    await keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
  await step("goes from the queue to the diploma", async () => {
    const { username: name } = agent.account;
    await tabTo(
      page.getByRole("link", { name: like("dashboard.queue.review.ofFile", { name, file: cohort.file.name }) }),
    );
    await keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page.getByRole("searchbox", { name: say("diplomas.search") }));
    await keyboard.type(number);
    await expect(page.getByRole("row")).toHaveCount(2);
  });
  await step("selects and accepts it", async () => {
    await tabTo(rowWith(page, number).getByRole("checkbox"));
    await keyboard.press("Space");
    const bar = page.getByRole("region", { name: say("ui.list.selection"), exact: true });
    await tabTo(bar.getByRole("button", { name: say("diplomas.actions.accept"), exact: true }));
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: like("diplomas.decide.accepted.title", { count: 1 }) });
    await tabTo(dialog.getByRole("button", { name: say("diplomas.actions.accept"), exact: true }));
    await keyboard.press("Enter");
    await expect(page.getByText(like("diplomas.decide.accepted.done", { count: 1 }))).toBeVisible();
  });
});
