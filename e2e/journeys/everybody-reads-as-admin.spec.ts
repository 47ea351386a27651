/** The screens of the admins of network, platform and university, in three languages, checked as all screens are. */
import { LANGUAGES } from "@ijaza/schema/product";
import { adminOf } from "../actors/admin.ts";
import { chooseFromMenu, signInAsStaff } from "../actors/person.ts";
import { readerOf } from "../actors/reader.ts";
import { expect, test } from "../scene.ts";
import { NETWORK_ADMIN, UNIVERSITY_ADMIN } from "../universities.ts";

test.describe.configure({ timeout: 300_000 });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("what the admins see", async ({ newcomer, words, university }) => {
      const { say, like } = words;
      const name = university.name[language];
      const admin = adminOf(await newcomer());
      const { page } = admin;
      await admin.signIn();
      const { look, lookAt } = await readerOf(admin);
      await lookAt(["/dashboard", "/universities_list", "/deposit-demands", "/audit"]);
      const row = await admin.openUniversity(name);
      await row.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("dialog", { name: say("universities.facts.label") })).toBeVisible();
      await look("details of a university");
      for (const action of ["responsable", "ether", "suspend"]) {
        const again = await admin.openUniversity(name);
        await again.getByRole("button", { name: like("universities.actions.of") }).click();
        await page.getByRole("menuitem", { name: say(`universities.actions.${action}`), exact: true }).click();
        await look(`university: ${action}`);
      }

      const network = adminOf(await newcomer(), NETWORK_ADMIN);
      await network.signIn();
      const reader = await readerOf(network);
      await reader.lookAt([
        "/dashboard",
        "/usersList",
        "/add_user",
        "/settings/account",
        "/settings/security",
        "/universities_list",
        "/add_university",
      ]);
      await network.page.getByRole("button", { name: say("universities.form.found"), exact: true }).click();
      await reader.look("add a university, refused");

      const overseer = adminOf(await newcomer(), UNIVERSITY_ADMIN);
      await overseer.signIn();
      await (await readerOf(overseer)).lookAt(["/audit"]);
    });

    test("what the platform's admin sees", async ({ newcomer, words }) => {
      const admin = await newcomer();
      const { page } = admin;
      await signInAsStaff(admin, "admin@ijaza.example");
      const { look, lookAt } = await readerOf(admin);
      await lookAt(["/dashboard", "/usersList", "/createAdmin", "/settings/account", "/settings/security"]);
      await page.goto("/usersList?search=agent@ijaza");
      await chooseFromMenu(admin, page.getByRole("row"), "accounts.actions.change", "accounts.users.menuOf");
      await expect(page.getByLabel(words.say("accounts.person.email"), { exact: true })).toBeVisible();
      await look("change of a user");
    });
  });
}
