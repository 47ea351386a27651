/** Anyone, without an account, who verifies a diploma by its file, its link or its reference. */
import { readFile } from "node:fs/promises";
import { getCsrfToken } from "@ijaza/schema/users/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { expect } from "@playwright/test";
import { textOf } from "./import-wizard.ts";
import type { Person } from "./person.ts";
import { turnTo } from "./turning.ts";

export type Anyone = ReturnType<typeof anyoneOf>;
/** The headline of the verdict, by its key. */
export type Headline = "valid" | "copy" | "foreign" | "revoked" | "superseded" | "altered" | "unavailable";
type SentFile = { name: string; mimeType: string; text: string };

export function anyoneOf(person: Person) {
  const { page, words } = person;
  const { say } = words;
  const heading = page.getByRole("heading", { level: 1 });
  const box = page.getByRole("region", { name: say("verification/input.box.label"), exact: true });
  const expectVerdict = (headline: Headline, wait?: { timeout: number }) =>
    expect(heading).toHaveText(say(`verification.headline.${headline}.title`), wait);
  /** Expands the further uses of a document, where they are collapsed. */
  const unfoldUses = async () => {
    const fold = page.getByRole("group").filter({ hasText: say("verification.uses.title") });
    if ((await fold.count()) === 0) return;
    const isOpen = await fold.evaluate((element) => element instanceof HTMLDetailsElement && element.open);
    if (!isOpen) await fold.getByText(say("verification.uses.title"), { exact: true }).click();
  };
  const openBox = async () => {
    await turnTo(person, "/verification");
    await expect(box).toBeVisible();
    // It is painted before the script that answers it.
    await expect(box).toHaveAttribute("aria-busy", "false");
  };

  const chooseFile = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await openBox();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      box.getByRole("button", { name: say("verification/input.box.choose"), exact: true }).click(),
    ]);
    await chooser.setFiles(file);
  };

  /** Repeats a check until the headline appears, because the chain may not have the change yet. */
  const awaitAfter = (check: () => Promise<unknown>, headline: Headline) =>
    expect(async () => {
      await check();
      await expectVerdict(headline, { timeout: 20_000 });
    }).toPass();

  /** Drops a file onto the drop zone. */
  const drop = async ({ name, mimeType, text }: SentFile) => {
    await openBox();
    const held = await page.evaluateHandle(
      (file) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([file.text], file.name, { type: file.mimeType }));
        return transfer;
      },
      { name, mimeType, text },
    );
    await box
      .getByText(say("verification/input.box.drop"), { exact: true })
      .dispatchEvent("drop", { dataTransfer: held });
  };

  return {
    ...person,
    openLink: (link: string) => page.goto(link),
    drop,
    /** Chooses a file with the button. */
    choose: ({ name, mimeType, text }: Omit<SentFile, "text"> & { text: string | Buffer }) =>
      chooseFile({ name, mimeType, buffer: Buffer.from(text) }),
    chooseFile,
    /** Opens the document of which the file is a copy. */
    followCode: () => page.getByRole("link", { name: say("verification.actions.original"), exact: true }).click(),
    openCamera: async () => {
      await openBox();
      await box.getByRole("button", { name: say("verification/input.scan.open"), exact: true }).click();
    },
    /** Pastes a link or a reference. */
    paste: async (address: string) => {
      await openBox();
      await box.getByLabel(say("verification/input.box.address"), { exact: true }).fill(address);
      await box.getByRole("button", { name: say("verification/input.box.check"), exact: true }).click();
    },
    expectTold: (key: string) => expect(box).toContainText(say(key)),
    expectVerdict,
    /** Asks the server for a verdict, as another system does. Pages verify on the device, which is not counted. */
    haveServerVerify: async (id: string) => {
      const { csrfToken } = await (await page.request.get(getCsrfToken.path)).json();
      const reply = await page.request.post(verifyDiplomaById.path, {
        data: { id },
        headers: { "x-csrf-token": String(csrfToken) },
      });
      expect(reply.status()).toBe(200);
    },
    awaitVerdict: (link: string, headline: Headline) => awaitAfter(() => page.goto(link), headline),
    awaitVerdictOf: (file: SentFile, headline: Headline) => awaitAfter(() => drop(file), headline),
    expectHolder: (name: string) => expect(page.getByRole("heading", { level: 2, name })).toBeVisible(),
    /** Enlarges the picture of the document once it has loaded, and closes it again. */
    enlargePicture: async () => {
      await page.getByRole("button", { name: say("verification.picture.enlarge") }).click();
      const whole = page.getByRole("dialog", { name: say("verification.picture.title"), exact: true });
      await expect(whole.getByRole("img")).toBeVisible();
      const drawn = () =>
        whole.getByRole("img").evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ""));
      await expect.poll(drawn).toContain("width=1600");
      await page.keyboard.press("Escape");
      await expect(whole).toHaveCount(0);
    },
    /** The QR code on the screen as a picture, as a camera sees it. */
    takeCode: async (): Promise<Buffer> => {
      await unfoldUses();
      await page.getByRole("button", { name: say("verification.uses.code"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: say("verification.code.title"), exact: true });
      return dialog.getByRole("img", { name: say("verification.code.alt"), exact: true }).screenshot();
    },
    /** The proof file that the page offers for download. */
    downloadProof: async (): Promise<string> => {
      await unfoldUses();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: say("verification.actions.download"), exact: true }).click(),
      ]);
      return textOf(file);
    },
    /** The diploma's PDF. */
    downloadPdf: async (): Promise<Buffer> => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: say("ui.files.pdf"), exact: true }).click(),
      ]);
      return readFile(await file.path());
    },
  };
}
