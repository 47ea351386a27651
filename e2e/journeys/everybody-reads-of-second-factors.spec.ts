/** The screens of second factors in three languages, checked as every other screen is. */
import { LANGUAGES } from "@ijaza/schema/product";
import { adminOf } from "../actors/admin.ts";
import { factorOwnerOf } from "../actors/factor-owner.ts";
import { readerOf } from "../actors/reader.ts";
import { registerInvited } from "../invitations.ts";
import { expect, test } from "../scene.ts";
import { giveDevice } from "../second-factors.ts";

test.use({ hasNewWindows: true });

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("what the owner of second factors sees", async ({ newcomer, words }) => {
      const { say, like } = words;
      const admin = adminOf(await newcomer());
      await admin.signIn();
      const invited = { email: `factors-${language}@ijaza.example`, username: `Amel ${language}` };
      const owner = factorOwnerOf(await newcomer(), invited);
      const { page } = owner;
      const { look } = readerOf(owner);
      await registerInvited(owner, admin, invited);
      await giveDevice(page);
      await owner.openSettings();
      await look("settings: no second factor");
      await owner.askForPasskey();
      await look("adding a passkey");
      await owner.addPasskey("Office computer");
      await look("recovery codes");
      await owner.keepCodes();
      const showCode = await owner.beginCodes();
      await look("setting up one-time codes");
      await owner.confirmCodes(showCode());
      await look("settings: second factors");
      const cancel = () =>
        page
          .getByRole("dialog")
          .getByRole("button", { name: say("ui.cancel"), exact: true })
          .click();
      await page.getByRole("button", { name: like("profile.factor.passkeys.remove") }).click();
      await look("removing a passkey");
      await cancel();
      await page.getByRole("button", { name: say("profile.factor.recovery.renew"), exact: true }).click();
      await look("renewing recovery codes");
      await cancel();
      await page.goto("/settings/account");
      await page.getByLabel(say("accounts.person.email"), { exact: true }).fill(`new-${invited.email}`);
      await page
        .getByRole("button", { name: say("profile.save"), exact: true })
        .first()
        .click();
      await expect(page.getByText(like("profile.waiting.text"))).toBeVisible();
      await look("settings: an e-mail waits");
      await owner.leave();
      await owner.givePassword();
      await look("second step: passkey");
      await owner.choose("recovery");
      await look("second step: recovery code");
      await owner.choose("code");
      await owner.giveCode("code", "000000");
      await owner.expectRefused();
      await look("second step: one-time code, refused");
    });
  });
}
