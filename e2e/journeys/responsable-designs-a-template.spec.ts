/** A template is designed by keyboard alone, saved and previewed. Its PDF looks like the preview. */
import { randomInt } from "node:crypto";
import { tabTo } from "../actors/keyboard.ts";
import { templateDesignerOf } from "../actors/template-designer.ts";
import { differenceOf, drawPdf, drawShown, inkOf } from "../drawings.ts";
import { expect, step, test } from "../scene.ts";

/** Share of pixels that may differ between PDF and preview. Other values on the page cause four times as many. */
const TOLERANCE = 0.0005;

test("the responsable designs a diploma by keyboard alone, and prints what the preview shows", async ({
  responsable,
  words,
}) => {
  const { page } = responsable;
  const { say, like, language } = words;
  const { keyboard } = page;
  const designer = templateDesignerOf(responsable);
  const name = `Keyboard ${language} ${randomInt(1e5, 1e6)}`;
  await step("begins with an empty page", async () => {
    await designer.begin(name);
    await designer.expectDrawn();
  });
  await step("puts a text with a field on it", async () => {
    await designer.put("text");
    await keyboard.press("Enter");
    const english = page.getByLabel(say("templates/designing.text.in", { language: "English" }), { exact: true });
    await expect(english).toBeFocused();
    await keyboard.type("Diploma of {firstName} {lastName}, ");
    await designer.press(
      page.getByRole("button", { name: say("templates/designing.text.insertInto", { language: "English" }) }),
    );
    await expect(english).toHaveValue("Diploma of {firstName} {lastName}, {diplomaNumber}");
    await tabTo(page.getByLabel(say("templates/designing.style.size"), { exact: true }));
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type("20");
    await keyboard.press("Escape");
    await expect(designer.canvas.getByRole("button")).toBeFocused();
    await keyboard.press("Alt+Shift+ArrowRight");
    for (let times = 0; times < 4; times += 1) await keyboard.press("Shift+ArrowLeft");
    await designer.expectPlace({ x: 58.5, y: 99, width: 101, height: 12 });
  });
  await step("puts a seal and a code beside it", async () => {
    await designer.put("seal");
    for (let times = 0; times < 4; times += 1) await keyboard.press("Shift+ArrowDown");
    await designer.put("qr");
    for (let times = 0; times < 8; times += 1) await keyboard.press("Shift+ArrowRight");
    await keyboard.press("Alt+ArrowUp");
    await designer.expectPlace({ x: 215.5, y: 91.9, width: 26, height: 26 });
    await expect(designer.canvas.getByRole("button")).toHaveCount(3);
  });
  await step("frames the page, takes it back, and does it again", async () => {
    await tabTo(page.getByRole("tab", { selected: true }));
    await keyboard.press("End");
    await page.getByRole("tab", { name: say("templates/designing.panel.page"), exact: true }).press("Enter");
    await tabTo(page.getByLabel(say("templates/designing.page.pattern"), { exact: true }));
    await keyboard.press("ArrowDown");
    await expect(page.getByLabel(say("templates/designing.page.pattern"), { exact: true })).toHaveValue("border");
    await keyboard.press("ControlOrMeta+z");
    await expect(page.getByLabel(say("templates/designing.page.pattern"), { exact: true })).toHaveValue("none");
    await keyboard.press("ControlOrMeta+Shift+z");
    await expect(page.getByLabel(say("templates/designing.page.pattern"), { exact: true })).toHaveValue("border");
  });
  await step("saves it", async () => {
    await designer.press(designer.button("templates/designing.designer.save"));
    await expect(page.getByText(say("templates/designing.save.done", { version: 1 }), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/templates\/(?!new)\w+$/);
    await expect(page.getByText(like("templates/designing.designer.version", { version: 1 }))).toBeVisible();
    await designer.expectDrawn();
  });
  await step("the PDF is what the preview shows", async () => {
    await tabTo(designer.button("templates/designing.designer.pdf"));
    const [download] = await Promise.all([page.waitForEvent("download"), keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toBe(`${name}.pdf`);
    const printed = await drawPdf(await download.path());
    expect(inkOf(printed), "something is printed").toBeGreaterThan(0.02);
    const difference = async () => {
      await designer.expectDrawn();
      return differenceOf(await drawShown(designer.drawing), printed);
    };
    await expect.poll(difference).toBeLessThan(TOLERANCE);
    await tabTo(page.getByLabel(say("templates/designing.preview.sample"), { exact: true }));
    await keyboard.press("End");
    await expect.poll(difference, "other values are told apart").toBeGreaterThan(TOLERANCE);
  });
  await designer.remove(name, "diploma");
});
