/** A university is founded, its responsable registers from the mail, and the registry on the chain lists both. */
import { FIRST_STEPS } from "@ijaza/schema/statistics/overviews";
import { adminOf } from "../actors/admin.ts";
import { fillRegistration, signOutAsStaff } from "../actors/newcomer.ts";
import { responsableOf } from "../actors/responsable.ts";
import { linkMailedTo } from "../mailbox.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { NETWORK_ADMIN } from "../universities.ts";

const PASSWORD = "the responsable keeps this sentence";
const CREDITS = 7;

test("a university is founded, and its responsable registers from the mail and is granted credits", async ({
  newcomer,
  words,
}) => {
  const { say, language } = words;
  const name = {
    en: `Coast University (${language})`,
    fr: `Université du Littoral (${language})`,
    ar: `جامعة الساحل (${language})`,
  };
  const account = { email: `responsable-${language}@coast.example`, username: `Leïla ${language}` };
  const founder = adminOf(await newcomer(), NETWORK_ADMIN);
  const responsable = responsableOf(await newcomer(), account);
  const { page } = responsable;
  const steps = page.getByRole("list", { name: say("dashboard.firstSteps.label"), exact: true });
  const stepOf = (name: string) =>
    steps.getByRole("listitem").filter({ hasText: say(`dashboard.firstSteps.title.${name}`) });

  await step("the network's admin founds it and invites who will manage it", async () => {
    await founder.signIn();
    await founder.foundUniversity({ name, website: `https://${language}.coast.example`, responsable: account });
    await expect(founder.page.getByText(say("universities.form.founded"))).toBeVisible();
    const row = await founder.openUniversity(name[language]);
    await expect(row.getByText(account.username)).toBeVisible();
  });
  await step("the invited person registers from the mail, once", async () => {
    const link = await linkMailedTo(account.email);
    await page.goto(link);
    await expect(page.getByText(name[language])).toBeVisible();
    await fillRegistration(responsable, PASSWORD);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText(account.username).first()).toBeVisible();
    const second = await newcomer();
    await second.page.goto(link);
    await expect(second.page.getByRole("heading", { name: say("accounts.gone.title") })).toBeVisible();
  });
  await step(
    "the dashboard lists what is left before the first document, and does not say that nothing waits",
    async () => {
      await expect(steps.getByRole("listitem")).toHaveCount(FIRST_STEPS.length);
      await expect(stepOf("secondFactor")).toHaveAttribute("aria-current", "step");
      await expect(page.getByText(say("dashboard.queue.empty"), { exact: true })).toHaveCount(0);
    },
  );
  await step("the wallet is entered in the registry while the page is looked at", async () => {
    await page.goto("/settings/signing");
    await expect(page.getByText(/^0x[0-9a-fA-F]{40}$/)).toBeVisible();
    await expect(page.getByText(say("profile.wallet.enrolment.entered"), { exact: true })).toBeVisible();
  });
  await step("the responsable signs in by the password", async () => {
    await signOutAsStaff(responsable);
    await page.getByLabel(say("session.identifier.staff")).fill(account.email);
    await page.getByLabel(say("session.password.label"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: say("session.submit"), exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
  });
  await step("the first credits are asked for, granted, and there", async () => {
    const admin = adminOf(await newcomer());
    await openSession(admin, admin.account.email);
    expect(await responsable.readCredits()).toBe(0);
    await responsable.askForCredits(CREDITS);
    await admin.openUniversity(name[language]);
    await admin.askToAccept(say("universities.requests.credit", { count: CREDITS }), name[language]);
    await admin.confirm();
    expect(await admin.readDecision("credit", name[language])).toBe("done");
    await expect(async () => expect(await responsable.readCredits()).toBe(CREDITS)).toPass();
    await page.goto("/dashboard");
    await expect(stepOf("credits")).toContainText(say("dashboard.firstSteps.done"));
  });
});
