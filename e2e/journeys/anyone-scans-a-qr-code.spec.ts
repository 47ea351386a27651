/** Who holds a paper: a photo of its QR code, a scan, or the camera leads to the diploma that it names. */
import { writeFileSync } from "node:fs";
import { agentOf } from "../actors/agent.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { filmOf, photoOf, scanOf } from "../papers.ts";
import { expect, step, test } from "../scene.ts";
import { CAMERA_FILM, URL_OF_PRODUCT } from "../stack.ts";
import { FIRST } from "../universities.ts";

test("a QR code leads to the diploma that it names, and another code nowhere", async ({ newcomer, anyone }) => {
  // Of the university that has signed diplomas from the start; it is only read.
  const agent = agentOf(await newcomer(), FIRST.agent);
  await agent.signIn();
  const link = `/digital_diploma/${(await demoDiploma(agent.page, "signed"))._id}`;
  const address = `${URL_OF_PRODUCT}${link}`;

  await step("from a photo", async () => {
    await anyone.chooseFile({ name: "photo.jpg", mimeType: "image/jpeg", buffer: await photoOf(address) });
    await expect(anyone.page).toHaveURL(link);
    await anyone.expectVerdict("valid");
  });
  await step("a photo of any other code is told in words", async () => {
    await anyone.chooseFile({ name: "menu.jpg", mimeType: "image/jpeg", buffer: await photoOf("today: couscous") });
    await anyone.expectTold("verification.refusal.noCode");
  });
  await step("from a scanned paper, which itself proves nothing", async () => {
    await anyone.chooseFile({ name: "scan.pdf", mimeType: "application/pdf", buffer: await scanOf(address) });
    await anyone.expectVerdict("foreign");
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
});
