/** A responsable signs in and accepts a diploma without a mouse. */
import { tabTo } from "../actors/keyboard.ts";
import { diplomasOf, firstRowOf } from "../cohorts.ts";
import { bringIn } from "../issuing.ts";
import { expect, step, test } from "../scene.ts";
import { DEMO_PASSWORD } from "../stack.ts";
import { nameIn } from "../universities.ts";

test("the responsable signs in and accepts a diploma by keyboard alone", async ({
  agent,
  university,
  newcomer,
  words,
}) => {
  const { say, like } = words;
  const cohort = diplomasOf([university.studentNumber(5)], { prefix: `K-${university.slug}` });
  const number = firstRowOf(cohort).diplomaNumber ?? "";
  await bringIn(agent, cohort);

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
    const name = nameIn(agent.account, words.language);
    await tabTo(
      page.getByRole("link", { name: like("dashboard.queue.review.ofCohort", { name, cohort: cohort.file.name }) }),
    );
    await keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("definition").filter({ hasText: number })).toBeVisible();
  });
  await step("accepts it by the button", async () => {
    await tabTo(page.getByRole("button", { name: like("diplomas.actions.accept") }));
    await keyboard.press("Enter");
    await expect(page.getByRole("link", { name: say("records/reviewing.foot.finish"), exact: true })).toBeVisible();
  });
});
