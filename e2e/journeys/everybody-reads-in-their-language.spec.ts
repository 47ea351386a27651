/** Every screen in three languages: axe at two widths, no sideways scrolling, no errors in the console. */
import { LANGUAGES } from "@ijaza/schema/product";
import type { Page } from "@playwright/test";
import { rowWith, searchList } from "../actors/person.ts";
import { PHONE, readerOf } from "../actors/reader.ts";
import { turnTo } from "../actors/turning.ts";
import { diplomasOf, students, withErrors } from "../cohorts.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { changeOneByte } from "../forgery.ts";
import { PAGES } from "../pages.ts";
import { expect, test } from "../scene.ts";
import type { Words } from "../words.ts";

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("what anyone sees", async ({ anyone, responsable, words }) => {
      const { page } = anyone;
      const { look } = readerOf(anyone);
      for (const path of PAGES.anyone) {
        await turnTo(anyone, path);
        await look(path);
      }
      await page.goto("/login");
      await page.getByRole("button", { name: words.say("session.submit"), exact: true }).click();
      await look("login, refused");
      await anyone.choose({ name: "a.pdf", mimeType: "application/pdf", text: "%PDF-1.7\n" });
      await anyone.expectVerdict("foreign");
      await look("a PDF");

      const signed = (await demoDiploma(responsable.page, "signed"))._id;
      await page.goto(`/digital_diploma/${signed}`);
      await anyone.expectVerdict("valid");
      await page.getByText(words.say("verification.technical.title"), { exact: true }).click();
      await look("valid");
      const proof = await anyone.downloadProof();
      await anyone.drop({ name: "a.json", mimeType: "application/json", text: changeOneByte(proof) });
      await anyone.expectVerdict("altered");
      await look("altered");
      await page.goto(`/digital_diploma/${(await demoDiploma(responsable.page, "revoked"))._id}`);
      await anyone.expectVerdict("revoked");
      await look("revoked");
      await page.route("/api/chain/rpc", (route) => route.abort());
      await page.goto(`/digital_diploma/${signed}`);
      await anyone.expectVerdict("unavailable");
      await look("chain not reached");
    });

    test("what the agent sees", async ({ agent, responsable, university, words }) => {
      const { page } = agent;
      const { say } = words;
      const { look, lookAt } = readerOf(agent);
      const prefix = `X${language}`;
      const cohort = diplomasOf([1, 2].map(university.studentNumber), { prefix });
      const [accepted, pending] = [1, 2].map((n) => `${prefix}-2026-0000${n}`);

      const ofStudents = await agent.openStudentImport();
      await look("import of students: file");
      await ofStudents.choose(students().file);
      await look("import of students: columns");
      await ofStudents.check();
      await look("import of students: rows");

      const wizard = await agent.openDiplomaImport("modeOne");
      await look("import of diplomas: file");
      await wizard.choose(withErrors().file);
      await look("import of diplomas: columns");
      await wizard.check();
      await look("import of diplomas: errors");
      await agent.importDiplomas(cohort, { mode: "modeOne" });
      await look("import of diplomas: summary");

      await responsable.accept(accepted ?? "");
      await lookAt(PAGES.agent);
      await page.goto("/cohorts");
      await page.getByRole("link", { name: cohort.file.name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(cohort.file.name);
      await look("cohort");
      await page.goto("/diplomas_not_confirm?tab=waiting");
      await look("waiting for the responsable");
      await page.goto("/diplomasList?search=nobody-has-this-number");
      await look("nothing found");
      await page.goto("/diplomas_not_confirm");
      await page.getByRole("button", { name: say("diplomas.sign.all"), exact: true }).click();
      await expect(page.getByRole("table", { name: say("records.cost.label") })).toBeVisible();
      await look("signing: cost");

      await agent.findDiploma(pending ?? "", "pending");
      const row = rowWith(page, pending ?? "");
      await row.getByRole("button", { name: words.like("diplomas.menu.of") }).click();
      await look("menu of a row");
      await page.keyboard.press("Escape");
      await page.goto("/diplomasList?tab=pending");
      await searchList(agent, pending ?? "");
      await agent.openDetails(pending ?? "");
      await look("details of a diploma");
      await agent.findDiploma(pending ?? "", "pending");
      await page.goto(await agent.addressOfCorrection(pending ?? ""));
      await expect(page.getByRole("textbox").first()).toHaveValue(pending ?? "");
      await look("correction");
      await page.getByRole("textbox").first().fill("");
      await page.getByRole("button", { name: say("records.form.save"), exact: true }).click();
      await look("correction, refused");
    });

    test("what the responsable sees", async ({ agent, responsable, university, words }) => {
      const { page } = responsable;
      const { say } = words;
      const cohort = diplomasOf([university.studentNumber(6)], { prefix: `Y${language}` });
      await agent.importDiplomas(cohort, { mode: "modeOne" });
      const { look, lookAt } = readerOf(responsable);

      await lookAt(PAGES.responsable);
      await page.goto("/usersList");
      await page
        .getByRole("button", { name: words.like("accounts.users.menuOf") })
        .first()
        .click();
      await page.getByRole("menuitem", { name: say("accounts.actions.remove"), exact: true }).click();
      await look("deleting a user");
      await responsable.openReview(agent.account);
      await expect(page.getByRole("img", { name: words.like("records/reviewing.document.alt") })).toBeVisible();
      await look("review");
      await page.getByRole("button", { name: words.like("records/reviewing.foot.acceptLeft") }).click();
      await look("review: the question before all are accepted");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("ui.cancel"), exact: true })
        .click();
      await page.getByRole("button", { name: words.like("diplomas.actions.reject") }).click();
      await look("review: the reason of a rejection");
      await page.goto("/diplomasList?tab=signed");
      await page
        .getByRole("button", { name: words.like("diplomas.menu.of") })
        .first()
        .click();
      await page.getByRole("menuitem", { name: say("diplomas.actions.revoke"), exact: true }).click();
      await look("revocation");
      await page.goto("/dashboard");
      await openSlideOver(page, say);
      await look("menu on a phone", [PHONE]);
      await page.goto("/deposit-demands");
      await page
        .getByRole("main")
        .getByRole("button", { name: say("credits.credit.ask"), exact: true })
        .click();
      await look("asking for credits");
    });
  });
}

async function openSlideOver(page: Page, say: Words["say"]): Promise<void> {
  await page.setViewportSize({ width: PHONE, height: 800 });
  await page.getByRole("button", { name: say("ui.staff.openMenu"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: say("ui.staff.menu"), exact: true })).toBeVisible();
}
