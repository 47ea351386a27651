/** A person who receives an Open Badge drops it on the page, which verifies the badge itself: unchanged, and edited. */
import { demoDiploma } from "../demo-diplomas.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { FIRST } from "../universities.ts";

test("an Open Badge is verified itself, and an edited one is invalid", async ({ newcomer, anyone }) => {
  // An agent of the university with signed demo diplomas, who only reads.
  const agent = await newcomer();
  await openSession(agent, FIRST.agent.email);
  const { _id: id } = await demoDiploma(agent.page, "signed");
  const badge = await (await anyone.page.request.get(`/api/diploma/file/${id}?format=openbadge`)).text();
  const title = (name: string) => anyone.page.getByRole("heading", { level: 1, name, exact: true });

  await step("as it came", async () => {
    await anyone.drop({ name: "badge.json", mimeType: "application/json", text: badge });
    await expect(title(anyone.words.say("verification.headline.valid.title_badge"))).toBeVisible();
    await expect(
      anyone.page.getByRole("link", { name: anyone.words.say("verification.badge.original") }),
    ).toHaveAttribute("href", `/digital_diploma/${id}`);
  });
  await step("with another title", async () => {
    const text = badge.replaceAll(/"name":"[^"]*"/g, '"name":"Doctorate of Everything"');
    await anyone.drop({ name: "badge.json", mimeType: "application/json", text });
    await expect(title(anyone.words.say("verification.headline.altered.title"))).toBeVisible();
    await expect(anyone.page.getByText("Doctorate of Everything")).toHaveCount(0);
  });
});
