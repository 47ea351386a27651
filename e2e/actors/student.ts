/** A student, who signs in for the first time, reads the own page and asks for corrections. */
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import type { DiplomaFieldName } from "@ijaza/schema/diplomas/fields";
import { hideClaims } from "@ijaza/schema/students/calls";
import { expect, type Locator } from "@playwright/test";
import { labelInCorrection, labelOfDiploma } from "../labels.ts";

import type { Person } from "./person.ts";

type Request = {
  field: string;
  value: string;
  note?: string;
  file?: { name: string; mimeType: string; buffer: Buffer };
};

const OWN_PAGE = /\/student_profile\/?$/;

export function studentOf(person: Person) {
  const { page, words } = person;
  const { say, language } = words;
  const button = (key: string, within: Locator = page.locator("body")) =>
    within.getByRole("button", { name: say(key), exact: true });

  /** Opens a folded section, unless it is open. */
  const unfold = async (title: string): Promise<Locator> => {
    const fold = page
      .locator("details.fold")
      .filter({ has: page.locator("summary").getByText(say(title), { exact: true }) });
    await fold.waitFor();
    if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
    return fold;
  };

  /** Fills in the open form and sends it. */
  const send = async (kind: CorrectionKind, { field, value, note, file }: Request) => {
    const dialog = page.getByRole("dialog", { name: say(`correction-requests.ask.title.${kind}`) });
    await dialog
      .getByLabel(say("correction-requests.ask.field"))
      .selectOption(labelInCorrection(kind, field, language));
    await dialog.getByLabel(say("correction-requests.ask.value")).fill(value);
    if (note) await dialog.getByLabel(say("correction-requests.ask.note")).fill(note);
    if (file) {
      await dialog.getByLabel(say("correction-requests.ask.chooseFile")).setInputFiles(file);
      await expect(dialog.getByText(file.name)).toBeVisible();
    }
    await button("correction-requests.ask.submit", dialog).click();
    await expect(page.getByText(say("correction-requests.ask.done")).last()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };

  return {
    ...person,
    /** Enters the mailed code. The session that it opens may only set a password. */
    giveCode: async ({ identifier, code }: { identifier: string; code: string }) => {
      await page.goto("/login_student");
      await page.getByRole("link", { name: say("session.first.link"), exact: true }).click();
      await expect(page.getByRole("heading", { name: say("session.first.title"), exact: true })).toBeVisible();
      await page.getByLabel(say("session.identifier.student")).fill(identifier);
      await page.getByLabel(say("session.first.code")).fill(code);
      await button("session.submit").click();
      await expect(page.getByText(say("session.first.passwordText"))).toBeVisible();
    },
    setPassword: async (password: string) => {
      await page.getByLabel(say("accounts.password.label"), { exact: true }).fill(password);
      await button("session.first.finish").click();
      await expect(page).toHaveURL(OWN_PAGE);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
    openOwnPage: () => page.goto("/student_profile/"),
    /** The document that is shown large, with its state and its actions. */
    stage: page.getByRole("region", { name: say("profile.own.label"), exact: true }),
    /** Shows the document in this status, where there are several. */
    choose: (status: DiplomaStatus) => page.getByRole("tab", { name: new RegExp(say(`ui.status.${status}`)) }).click(),
    unfold,
    /** The address of the public page of the shown document. */
    readLink: async (): Promise<string> => {
      const link = await (await unfold("profile.own.link.title"))
        .getByRole("link", { name: say("profile.visibility.look"), exact: true })
        .getAttribute("href");
      if (!link) throw new Error("the document has no page");
      return link;
    },
    /** Shows a claim of the shown diploma to the public, or hides it. */
    switchClaim: async (name: DiplomaFieldName, to: "true" | "false") => {
      const link = await unfold("profile.own.link.title");
      const saved = page.waitForResponse((reply) => reply.url().endsWith(hideClaims.path) && reply.ok());
      const one = link.getByRole("switch", { name: labelOfDiploma(name, language), exact: true });
      await one.click();
      await saved;
      await expect(one).toHaveAttribute("aria-checked", to);
    },
    askAboutDiploma: async (request: Request) => {
      const data = await unfold("profile.student.data");
      await button("correction-requests.ask.title.diploma", data).click();
      await send("diploma", request);
      await expect(data.getByText(say("correction-requests.own.open"))).toBeVisible();
    },
    askAboutOneself: async (request: Request) => {
      await button("correction-requests.ask.title.student", await unfold("profile.student.data")).click();
      await send("student", request);
    },
  };
}
