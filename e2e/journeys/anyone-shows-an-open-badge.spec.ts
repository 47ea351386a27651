/** Whoever is shown an Open Badge drops it on the page, and is led to the original, which decides. */
import { agentOf } from "../actors/agent.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { expect, step, test } from "../scene.ts";
import { FIRST } from "../universities.ts";

test("an Open Badge leads to its original, whatever the badge says", async ({ newcomer, anyone }) => {
  // Of the university that has signed diplomas from the start; it is only read.
  const agent = agentOf(await newcomer(), FIRST.agent);
  await agent.signIn();
  const { _id: id } = await demoDiploma(agent.page, "signed");
  const link = `/digital_diploma/${id}`;
  const badge = await (await anyone.page.request.get(`/api/diploma/file/${id}?format=openbadge`)).text();

  const show = async (text: string) => {
    await anyone.drop({ name: "badge.json", mimeType: "application/json", text });
    await expect(anyone.page).toHaveURL(link);
    await anyone.expectVerdict("valid");
    await expect(anyone.page.getByText(anyone.words.say("verification.badge"))).toBeVisible();
  };
  await step("as it came", () => show(badge));
  await step("with another title, which the original does not have", async () => {
    await show(badge.replaceAll(/"name":"[^"]*"/g, '"name":"Doctorate of Everything"'));
    await expect(anyone.page.getByText("Doctorate of Everything")).toHaveCount(0);
  });
});
