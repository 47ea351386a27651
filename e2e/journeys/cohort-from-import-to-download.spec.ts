/** A cohort by its name: imported, accepted, signed, renamed, found again, downloaded as one archive, and revoked at once. */
import { readFileSync } from "node:fs";
import { diplomasOf } from "../cohorts.ts";
import { expect, step, test } from "../scene.ts";

/** The number of entries in the directory of a .zip. */
const countEntries = (archive: Buffer): number => archive.toString("latin1").split("PK\x01\x02").length - 1;

test("a cohort goes from its import to the archive of its PDFs", async ({
  colleague: agent,
  responsable,
  university,
  words: { say, like },
}) => {
  const prefix = `C-${university.slug}`;
  const cohort = diplomasOf([1, 2].map(university.studentNumber), { prefix });
  const count = cohort.rows;
  const name = `Licence ${prefix}`;
  const { page } = agent;

  await step("the agent imports a file, calls the cohort by a name, and comes to its page", async () => {
    await agent.importDiplomas(cohort, { mode: "modeOne", name });
    await page.getByRole("link", { name: say("diplomas.add.results"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText(say("cohorts.needs.pendingElse"))).toBeVisible();
  });
  const address = new URL(page.url()).pathname;

  await step("the manager accepts the cohort", async () => {
    await responsable.page.goto("/dashboard");
    await responsable.page.getByRole("link", { name, exact: true }).click();
    await expect(responsable.page).toHaveURL(address);
    await responsable.page.getByRole("link", { name: like("cohorts.needs.review", { count }) }).click();
    await responsable.acceptShown(count);
  });
  await step("the agent signs it, and is led back to it", async () => {
    await page.goto(address);
    await page.getByRole("button", { name: like("cohorts.needs.sign", { count }) }).click();
    const dialog = page.getByRole("dialog", { name: like("diplomas.sign.title", { count }) });
    await dialog.getByRole("button", { name: say("diplomas.sign.action"), exact: true }).click();
    await page.getByRole("link", { name: say("jobs.showCohort"), exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("link", { name: like("cohorts.download", { count }) })).toBeVisible();
  });
  await step("the manager renames it, and finds it by its new name", async () => {
    const { page: desk } = responsable;
    await desk.goto(address);
    await desk.getByRole("button", { name: say("cohorts.rename.open"), exact: true }).click();
    await desk.getByLabel(say("cohorts.rename.name"), { exact: true }).fill(`${name} bis`);
    await desk.getByRole("button", { name: say("cohorts.rename.save"), exact: true }).click();
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`${name} bis`);
    await desk.goto(`/cohorts?search=${encodeURIComponent(`${prefix} bis`)}`);
    await expect(desk.getByRole("link", { name: `${name} bis`, exact: true })).toHaveAttribute("href", address);
  });
  await step("the agent downloads its PDFs", async () => {
    await page.goto(address);
    const link = page.getByRole("link", { name: like("cohorts.download", { count }) });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(countEntries(readFileSync(await download.path()))).toBe(count);
  });
  await step(
    "the manager ticks its diplomas in the list, downloads them, and revokes them with one reason",
    async () => {
      const { page: desk } = responsable;
      const bar = await responsable.tickAll(prefix);
      const button = bar.getByRole("button", { name: like("records.files.download", { count }) });
      const [download] = await Promise.all([desk.waitForEvent("download"), button.click()]);
      expect(countEntries(readFileSync(await download.path()))).toBe(count);
      await responsable.revokeTicked(count, "issued_in_error");
      await desk.goto(`/diplomasList?tab=revoked&search=${encodeURIComponent(prefix)}`);
      await expect(desk.getByRole("row").filter({ hasText: prefix })).toHaveCount(count);
    },
  );
});
