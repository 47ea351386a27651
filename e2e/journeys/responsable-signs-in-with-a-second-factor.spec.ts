/** A responsable adds a passkey and one-time codes to the account, and signs in with each and with a recovery code. */
import { beginPasskey } from "@ijaza/schema/accounts/second-factor";
import { adminOf } from "../actors/admin.ts";
import { factorOwnerOf } from "../actors/factor-owner.ts";
import { givePassword, letPasswordAge } from "../actors/password-prompt.ts";
import { registerInvited } from "../invitations.ts";
import { expect, step, test } from "../scene.ts";
import { giveDevice } from "../second-factors.ts";
import { openSession } from "../sessions.ts";

test.use({ hasNewWindows: true });

test("once a responsable has set up second factors, the password alone does not sign in", async ({
  newcomer,
  words: { language },
}) => {
  const invited = { email: `second-factor-${language}@ijaza.example`, username: `Amel F. ${language}` };
  const admin = adminOf(await newcomer());
  await openSession(admin, admin.account.email);
  const owner = factorOwnerOf(await newcomer(), invited);
  await registerInvited(owner, admin, invited);
  await giveDevice(owner.page);
  const codes: string[] = [];
  let showCode = () => "";

  await step("a passkey, after the password is given again, and one-time codes are set up", async () => {
    await owner.openSettings();
    await owner.askForPasskey();
    await letPasswordAge(owner.page, beginPasskey.path);
    await owner.addPasskey("Office computer", () => givePassword(owner));
    codes.push(...(await owner.keepCodes()));
    showCode = await owner.beginCodes();
    await owner.confirmCodes(showCode());
    await owner.expectCodesLeft(10);
  });
  await step("the passkey signs in", async () => {
    await owner.leave();
    await owner.givePassword();
    await owner.usePasskey();
  });
  await step("a one-time code signs in, a wrong one does not, and a reload begins with the password", async () => {
    await owner.leave();
    await owner.givePassword();
    await owner.page.goto("/dashboard");
    await expect(owner.page).toHaveURL("/login");
    await owner.givePassword();
    await owner.choose("code");
    await owner.giveCode("code", "000000");
    await owner.expectRefused();
    await owner.giveCode("code", showCode());
    await owner.arrive();
  });
  await step("a recovery code signs in, once", async () => {
    await owner.leave();
    await owner.givePassword();
    await owner.choose("recovery");
    await owner.giveCode("recovery", codes[0] ?? "");
    await owner.arrive();
    await owner.openSettings();
    await owner.expectCodesLeft(9);
  });
});
