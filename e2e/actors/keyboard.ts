/** Moves through a page by keyboard alone. */
import { expect, type Locator } from "@playwright/test";

/** More tab stops than any page has before its main action. */
const MOST_STOPS = 80;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS && !(await isFocused(target)); stop += 1)
    await target.page().keyboard.press("Tab");
  await expect(target).toBeFocused();
  const shown = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  expect(shown, "the focus can be seen").toBe(true);
}
