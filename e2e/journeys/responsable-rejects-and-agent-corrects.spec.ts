/** A diploma is rejected with a reason, is corrected, and waits for a decision again. */
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { rowWith, searchList } from "../actors/person.ts";
import { diplomasOf, firstRowOf } from "../cohorts.ts";
import { bringIn } from "../issuing.ts";
import { expect, step, test } from "../scene.ts";

const REASON = "The title does not name the field.";
const BETTER_TITLE = "Bachelor of Marine Science and Aquaculture";

test("a rejected diploma is corrected and goes back to the responsable", async ({
  agent,
  responsable,
  university,
  words,
}) => {
  const cohort = diplomasOf([university.studentNumber(3)], { prefix: `R-${university.slug}` });
  const number = firstRowOf(cohort).diplomaNumber ?? "";
  const labelOf = (path: string) => DIPLOMA_FIELDS.find(({ name }) => name === path)?.label[words.language] ?? path;
  await bringIn(agent, cohort);

  await step("the responsable rejects it with a reason", () => responsable.reject({ number, reason: REASON }));
  await step("the agent reads the reason, corrects it and submits it again", async () => {
    await agent.openCorrection(number, REASON);
    await agent.page.getByLabel(labelOf("titleEn")).fill(BETTER_TITLE);
    await agent.resubmit();
    await agent.page.goto("/diplomasRejected");
    await searchList(agent, number);
    await expect(rowWith(agent.page, number)).toHaveCount(0);
  });
  await step("it waits for the responsable again, corrected", async () => {
    await responsable.findWaiting(number);
    await expect(rowWith(responsable.page, number)).toBeVisible();
    const { details } = await responsable.openDetails(number);
    await expect(details.getByText(BETTER_TITLE).first()).toBeVisible();
  });
});
