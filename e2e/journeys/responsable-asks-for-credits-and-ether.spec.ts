/** Requests for credits and ether: only one can be open, only one admin decides it, and the granted amount arrives. */
import { adminOf } from "../actors/admin.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";

const AMOUNT = 20;

test("when two admins decide at once, the credits are granted once, and the balance shows them", async ({
  responsable,
  newcomer,
  university,
  words,
}) => {
  const name = university.name[words.language];
  const arrived = await responsable.readArrived();
  const before = await responsable.readCredits();
  const admins = [adminOf(await newcomer()), adminOf(await newcomer())];
  const [first] = admins;

  await step("the responsable asks for credits, and is told when asking twice", async () => {
    await responsable.askForCredits(AMOUNT);
    await expect(responsable.page.getByText(words.say("credits.sent"))).toBeVisible();
    await responsable.askForCredits(1);
    await expect(responsable.page.getByText(words.say("credits.alreadySent"))).toBeVisible();
  });
  await step("two admins accept at once: one is first, the other is told", async () => {
    for (const admin of admins) {
      await openSession(admin, admin.account.email);
      await admin.openUniversity(name);
      await admin.askToAccept(words.say("universities.requests.credit", { count: AMOUNT }), name);
    }
    await Promise.all(admins.map((admin) => admin.confirm()));
    const outcomes = await Promise.all(admins.map((admin) => admin.readDecision("credit", name)));
    expect(outcomes.toSorted()).toEqual(["done", "late"]);
  });
  await step("the credits are there, once", async () => {
    expect(await responsable.readCredits()).toBe(before + AMOUNT);
  });
  await step("the responsable asks for ether, and an admin sends it", async () => {
    await responsable.askForEther();
    await expect(responsable.page.getByText(words.say("credits.sent"))).toBeVisible();
    await first?.openUniversity(name);
    await first?.askToAccept(words.say("universities.requests.ether"), name);
    await first?.confirm();
    expect(await first?.readDecision("ether", name)).toBe("done");
  });
  await step("both have arrived on the chain", () => responsable.expectArrived(arrived + 2));
});
