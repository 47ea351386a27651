/** A registrar outside the platform: the network's admin sees its calls, it makes them, and the universities can sign. */
import { adminOf } from "../actors/admin.ts";
import { signInAsStaff } from "../actors/person.ts";
import { startWithRegistrar } from "../own-server.ts";
import { expect, step, test } from "../scene.ts";
import { FIRST, NETWORK_ADMIN } from "../universities.ts";

/** A first start, and then the blocks in which the calls are final. */
const PATIENCE = { timeout: 90_000 };

test("the calls that wait are shown, made by the registrar, and gone", async ({ browser, words, place }) => {
  test.setTimeout(300_000);
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
      await expect(async () => {
        await page.reload();
        await expect(entry).toContainText(say("registrar-calls.waitsFor.registrar"), { timeout: 3_000 });
      }).toPass(PATIENCE);
    });
    const manager = await open();
    await step("the demo's university reads that it waits for the registrar", async () => {
      await signInAsStaff(manager, FIRST.responsable.email);
      await manager.page.goto("/settings/signing");
      // Until the registry's roles are given, which a first start does, the registry refuses the calls.
      await expect(async () => {
        await manager.page.reload();
        const state = manager.page.getByText(say("profile.wallet.enrolment.registrar"));
        await expect(state).toBeVisible({ timeout: 3_000 });
      }).toPass(PATIENCE);
    });
    await step("the registrar makes the calls of the file, and the page has none any more", async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: say("registrar-calls.download.all") }).click();
      await server.makeCallsOf(await (await download).path());
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(say("registrar-calls.empty.title"))).toBeVisible({ timeout: 3_000 });
      }).toPass(PATIENCE);
      await expect(
        page.getByText(like("registrar-calls.made.university.register", { name: name[language] })),
      ).toBeVisible();
    });
    await step("the university can sign", async () => {
      await expect(async () => {
        await manager.page.reload();
        const state = manager.page.getByText(say("profile.wallet.enrolment.entered"), { exact: true });
        await expect(state).toBeVisible({ timeout: 3_000 });
      }).toPass(PATIENCE);
    });
  } finally {
    await server.stop();
  }
});
