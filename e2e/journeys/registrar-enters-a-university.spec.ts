/** A registrar outside the platform: the network's admin sees its calls, it makes them, and the universities can sign. */
import { adminOf } from "../actors/admin.ts";
import { BRIEFLY, openUntil, signInAsStaff } from "../actors/person.ts";
import { startWithRegistrar } from "../own-server.ts";
import { expect, step, test } from "../scene.ts";
import { FIRST, NETWORK_ADMIN } from "../universities.ts";

test("the calls that wait are shown, made by the registrar, and gone", async ({ browser, words, place }) => {
  const { say, like, language } = words;
  const server = await startWithRegistrar(place);
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    return { page: await context.newPage(), words };
  };
  try {
    const founder = adminOf(await open(), NETWORK_ADMIN);
    const { page } = founder;
    const name = { en: "Oasis University", fr: "Université de l’Oasis", ar: "جامعة الواحة" };
    const list = page.getByRole("table", { name: say("registrar-calls.list") });
    await step("the network's admin founds a university, and reads what the registrar has to do", async () => {
      await founder.signIn();
      const responsable = { email: "responsable@oasis.example", username: "Ines" };
      await founder.foundUniversity({ name, website: "https://oasis.example", responsable });
      await expect(page.getByText(say("universities.form.founded"))).toBeVisible();
      await page.goto("/registry");
      const entry = list.getByRole("row").filter({ hasText: name[language] }).filter({ hasText: "oasis.example" });
      await openUntil(
        page,
        () => page.reload(),
        () => expect(entry).toContainText(say("registrar-calls.waitsFor.registrar"), BRIEFLY),
      );
    });
    const manager = await open();
    await step("the demo's university reads that it waits for the registrar", async () => {
      await signInAsStaff(manager, FIRST.responsable.email);
      await manager.page.goto("/settings/signing");
      // Until the registry's roles are given, which a first start does, the registry refuses the calls.
      await openUntil(
        manager.page,
        () => manager.page.reload(),
        () => expect(manager.page.getByText(say("profile.wallet.enrolment.registrar"))).toBeVisible(BRIEFLY),
      );
    });
    await step("the registrar makes the calls of the file, and the page has none any more", async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: say("registrar-calls.download.all") }).click();
      await server.makeCallsOf(await (await download).path());
      await openUntil(
        page,
        () => page.reload(),
        () => expect(page.getByText(say("registrar-calls.empty.title"))).toBeVisible(BRIEFLY),
      );
      await expect(
        page.getByText(like("registrar-calls.made.university.register", { name: name[language] })),
      ).toBeVisible();
    });
    await step("the university can sign", async () => {
      const state = manager.page.getByText(say("profile.wallet.enrolment.entered"), { exact: true });
      await openUntil(
        manager.page,
        () => manager.page.reload(),
        () => expect(state).toBeVisible(BRIEFLY),
      );
    });
  } finally {
    await server.stop();
  }
});
