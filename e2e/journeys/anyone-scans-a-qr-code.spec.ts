/** A person with a paper diploma: a photo of its QR code, a scan or the camera leads to the diploma. */
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { demoDiploma } from "../demo-diplomas.ts";
import { filmOf, photoOf, scanOf } from "../papers.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { CAMERA_FILM, URL_OF_PRODUCT } from "../stack.ts";
import { FIRST } from "../universities.ts";

/** Whether the loaded document may open the camera, regardless of the path that it shows. */
const mayFilm = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } };
    return featurePolicy.allowsFeature("camera");
  });

test("a QR code leads to the diploma that it names, and a foreign code leads nowhere", async ({
  newcomer,
  anyone,
  words: { say },
}) => {
  // An agent of the university with signed demo diplomas, who only reads.
  const agent = await newcomer();
  await openSession(agent, FIRST.agent.email);
  const link = `/digital_diploma/${(await demoDiploma(agent.page, "signed"))._id}`;
  const address = `${URL_OF_PRODUCT}${link}`;

  await step("from a photo", async () => {
    await anyone.chooseFile({ name: "photo.jpg", mimeType: "image/jpeg", buffer: await photoOf(address) });
    await expect(anyone.page).toHaveURL(link);
    await anyone.expectVerdict("valid");
  });
  await step("a photo of any other code is told in words", async () => {
    await anyone.chooseFile({ name: "menu.jpg", mimeType: "image/jpeg", buffer: await photoOf("today: couscous") });
    await anyone.expectTold("verification/input.refusal.noCode");
  });
  await step("from a scanned paper, which itself proves nothing", async () => {
    await anyone.chooseFile({ name: "scan.pdf", mimeType: "application/pdf", buffer: await scanOf(address) });
    await anyone.expectVerdict("copy");
    await anyone.followCode();
    await expect(anyone.page).toHaveURL(link);
    await anyone.expectVerdict("valid");
  });
  await step("through the camera", async () => {
    writeFileSync(CAMERA_FILM, await filmOf(address));
    await anyone.openCamera();
    await expect(anyone.page).toHaveURL(link);
    await anyone.expectVerdict("valid");
  });
  await step("elsewhere the camera is shut, and open again where one verifies", async () => {
    const { page } = anyone;
    expect(await mayFilm(page)).toBe(true);
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("link", { name: say("ui.nav.signIn"), exact: true }).click();
    await expect(page).toHaveURL("/login");
    // The address changes before the page is loaded again, here and on the way back.
    await expect(async () => expect(await mayFilm(page)).toBe(false)).toPass();
    await page.goBack();
    await anyone.expectVerdict("valid");
    await expect(async () => expect(await mayFilm(page)).toBe(true)).toPass();
  });
});
