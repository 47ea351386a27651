/** A responsable decides on a cohort by keyboard alone: each document is seen, accepted or rejected, and the last one is accepted by the question. */
import { tabTo } from "../actors/keyboard.ts";
import { readerOf } from "../actors/reader.ts";
import { diplomasOf } from "../cohorts.ts";
import { bringIn } from "../issuing.ts";
import { expect, step, test } from "../scene.ts";
import { nameIn } from "../universities.ts";

const SIZE = 6;
const REASON = "The honours are those of another year.";

test("the responsable decides on a cohort by keys", async ({ agent, responsable, university, words }) => {
  const { page } = responsable;
  const { keyboard } = page;
  const { say, like } = words;
  const numbers = Array.from({ length: SIZE }, (_, at) => university.studentNumber(at + 1));
  const cohort = diplomasOf(numbers, { prefix: `V-${university.slug}` });
  await bringIn(agent, cohort);
  const { look } = readerOf(responsable);
  await page.goto("/dashboard");
  const name = nameIn(agent.account, words.language);
  await tabTo(
    page.getByRole("link", { name: like("dashboard.queue.review.ofCohort", { name, cohort: cohort.file.name }) }),
  );
  await keyboard.press("Enter");

  const list = page.getByRole("navigation", { name: say("records/reviewing.list.label"), exact: true });
  const current = list.locator("[aria-current]");
  const progress = (accepted: number, rejected: number, left: number) =>
    expect(page.getByText(like("records/reviewing.progress", { accepted, rejected, left }))).toBeVisible();
  const isRead = async (position: number) => {
    await expect(page.getByText(like("records/reviewing.position", { position, size: SIZE }))).toBeVisible();
    await expect(page.getByRole("img", { name: like("records/reviewing.document.alt") })).toBeVisible();
    const accept = page.getByRole("button", { name: like("diplomas.actions.accept") });
    await expect(accept).not.toHaveAttribute("aria-busy", "true");
  };

  await step("the room shows the first document, and has no fault for those who cannot see it", async () => {
    await isRead(1);
    await progress(0, 0, SIZE);
    await look("review");
  });
  await step("accepts four", async () => {
    for (let position = 1; position <= 4; position += 1) {
      await isRead(position);
      await keyboard.press("a");
      await progress(position, 0, SIZE - position);
    }
  });
  await step("goes up and down, and rejects the fifth with a reason", async () => {
    await isRead(5);
    await keyboard.press("ArrowUp");
    await expect(page.getByText(like("records/reviewing.position", { position: 4, size: SIZE }))).toBeVisible();
    await keyboard.press("ArrowDown");
    await isRead(5);
    await keyboard.press("r");
    await expect(page.getByLabel(say("records.decide.reason"))).toBeFocused();
    await keyboard.type(REASON);
    await look("the reason of a rejection", [1440]);
    await page.getByLabel(say("records.decide.reason")).focus();
    await keyboard.press("Enter");
    await progress(4, 1, 1);
    await isRead(6);
  });
  await step("accepts the one that is left by the question", async () => {
    await tabTo(page.getByRole("button", { name: like("records/reviewing.foot.acceptLeft", { count: 1 }) }));
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: like("diplomas.decide.accepted.title", { count: 1 }) });
    await tabTo(dialog.getByRole("button", { name: say("diplomas.actions.accept"), exact: true }));
    await keyboard.press("Enter");
    await progress(5, 1, 0);
    await expect(page.getByRole("link", { name: say("records/reviewing.foot.finish"), exact: true })).toBeVisible();
  });
  await step("each keeps its mark", async () => {
    await expect(list.getByRole("button")).toHaveCount(SIZE);
    await expect(current).toHaveCount(1);
    await expect(list.getByText(say("records/reviewing.marks.accepted"), { exact: true })).toHaveCount(5);
    await expect(list.getByText(say("records/reviewing.marks.rejected"), { exact: true })).toHaveCount(1);
  });
});
