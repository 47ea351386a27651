/** The screens of the admins of network, platform and university, in three languages, checked as all screens are. */
import { LANGUAGES } from "@ijaza/schema/product";
import { adminOf } from "../actors/admin.ts";
import { chooseFromMenu } from "../actors/person.ts";
import { readerOf } from "../actors/reader.ts";
import { PAGES } from "../pages.ts";
import { expect, test } from "../scene.ts";
import { NETWORK_ADMIN, UNIVERSITY_ADMIN } from "../universities.ts";

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("what the admins see", async ({ newcomer, words, university }) => {
      const { say, like } = words;
      const name = university.name[language];
      const admin = adminOf(await newcomer());
      const { page } = admin;
      await admin.signIn();
      const { look, lookAt } = readerOf(admin);
      await lookAt(PAGES.platform);
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

      await page.goto("/usersList?search=agent@ijaza");
      await chooseFromMenu(admin, page.getByRole("row"), "accounts.actions.change", "accounts.users.menuOf");
      await expect(page.getByLabel(say("accounts.person.email"), { exact: true })).toBeVisible();
      await look("change of a user");

      const network = adminOf(await newcomer(), NETWORK_ADMIN);
      await network.signIn();
      const reader = readerOf(network);
      await reader.lookAt(PAGES.network);
      await network.page.getByRole("button", { name: say("universities.form.found"), exact: true }).click();
      await reader.look("add a university, refused");

      const overseer = adminOf(await newcomer(), UNIVERSITY_ADMIN);
      await overseer.signIn();
      await readerOf(overseer).lookAt(["/audit"]);
    });
  });
}
