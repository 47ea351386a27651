/** An admin who acts on the keys of a university: as the guardian who marks one, or as the registrar who confirms that. */
import type { KeyAction } from "@ijaza/schema/keys/calls";
import { expect } from "@playwright/test";
import { BRIEFLY, openUntil, type Person } from "./person.ts";

const twoDigits = (number: number) => String(number).padStart(2, "0");

export function keyGuardianOf({ page, words: { say } }: Person) {
  const section = page.getByRole("region", { name: say("keys.purposes.credential.title"), exact: true });
  const chip = (state: string) => section.getByText(say(`keys.chips.${state}`), { exact: true });
  const begin = async (action: KeyAction) => {
    await section.getByRole("button", { name: say(`keys.actions.${action}`) }).click();
    return page.getByRole("dialog", { name: say(`keys.questions.${action}.title`), exact: true });
  };

  return {
    open: (universityId: string) => page.goto(`/registry/${universityId}`),
    /** Marks the signing key since a moment, after the page has said how many documents that concerns. */
    mark: async (since: Date, { before, after }: { before: number; after: number }) => {
      const dialog = await begin("mark");
      const day = `${twoDigits(since.getDate())}/${twoDigits(since.getMonth() + 1)}/${since.getFullYear()}`;
      const time = [since.getHours(), since.getMinutes(), since.getSeconds()].map(twoDigits).join(":");
      await dialog.getByLabel(say("keys.form.day"), { exact: true }).fill(day);
      await dialog.getByLabel(say("keys.form.time"), { exact: true }).fill(time);
      await expect(dialog.getByText(say("keys.consequences.before", { count: before }), { exact: true })).toBeVisible();
      await expect(dialog.getByText(say("keys.consequences.after", { count: after }), { exact: true })).toBeVisible();
      await dialog.getByRole("button", { name: say("keys.questions.mark.action"), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
    confirm: async () => {
      const dialog = await begin("confirm");
      await dialog.getByRole("button", { name: say("keys.questions.confirm.action"), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    },
    /** Reads the page again until a signing key is in this state. */
    awaitState: (state: string) =>
      openUntil(
        page,
        () => page.reload(),
        () => expect(chip(state)).toBeVisible(BRIEFLY),
      ),
  };
}
