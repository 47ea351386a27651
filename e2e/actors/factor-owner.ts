/** A person who protects the account with second factors, and signs in with them. */
import { expect } from "@playwright/test";
import { createCodeApp } from "../second-factors.ts";
import { givePasswordAsStaff, type Person } from "./person.ts";

export function factorOwnerOf(person: Person, { email }: { email: string }) {
  const { page, words } = person;
  const { say } = words;
  const press = (key: string) => page.getByRole("button", { name: say(key), exact: true }).click();
  const arrive = () => expect(page).toHaveURL("/dashboard");

  const shownCodes = page.getByRole("dialog", { name: say("profile.factor.keep.title") });

  /** Reads the recovery codes, and confirms that they were written down. */
  const keepCodes = async (): Promise<string[]> => {
    const dialog = shownCodes;
    // The codes are shown only once, so nothing but the button may close them.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    const codes = await dialog.getByRole("listitem").allInnerTexts();
    await press("profile.factor.keep.done");
    await expect(dialog).toHaveCount(0);
    return codes;
  };

  return {
    ...person,
    openSettings: async () => {
      await page.goto("/settings/security");
      await expect(page.getByRole("heading", { name: say("profile.factor.title"), exact: true })).toBeVisible();
    },
    askForPasskey: () => press("profile.factor.passkeys.add"),
    /** Adds the first factor, which comes with recovery codes; `whileOpen` runs while the password dialog is open. */
    addPasskey: async (name: string, whileOpen?: () => Promise<void>) => {
      await page.getByLabel(say("profile.factor.addPasskey.name"), { exact: true }).fill(name);
      await press("profile.factor.addPasskey.submit");
      await whileOpen?.();
      await expect(shownCodes.getByRole("listitem")).toHaveCount(10);
    },
    keepCodes,
    beginCodes: async (): Promise<() => string> => {
      await press("profile.factor.codes.setUp");
      const dialog = page.getByRole("dialog", { name: say("profile.factor.addCodes.title") });
      return createCodeApp(await dialog.getByText(/^[A-Z2-7 ]{39}$/).innerText());
    },
    confirmCodes: async (code: string) => {
      await page.getByLabel(say("profile.factor.addCodes.code"), { exact: true }).fill(code);
      await press("profile.factor.addCodes.submit");
      await expect(page.getByText(say("profile.factor.codes.set"), { exact: true })).toBeVisible();
    },
    expectCodesLeft: async (count: number) => {
      await expect(page.getByText(words.like("profile.factor.recovery.left", { count }))).toBeVisible();
    },
    leave: async () => {
      await press("ui.staff.logout");
      await expect(page).toHaveURL("/login");
    },
    /** Enters the password, and arrives at the second step. */
    givePassword: async () => {
      await givePasswordAsStaff(person, email);
      await expect(page.getByRole("heading", { name: say("session.factor.title"), exact: true })).toBeVisible();
    },
    usePasskey: async () => {
      await press("session.factor.passkey.submit");
      await arrive();
    },
    choose: (way: "passkey" | "code" | "recovery") => press(`session.factor.${way}.instead`),
    giveCode: async (way: "code" | "recovery", code: string) => {
      await page.getByLabel(say(`session.factor.${way}.label`), { exact: true }).fill(code);
      await press("session.submit");
    },
    expectRefused: () => expect(page.getByRole("alert")).toBeVisible(),
    arrive,
  };
}
