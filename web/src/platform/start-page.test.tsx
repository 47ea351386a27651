/** A page that the server has painted stays where it is in the reader's language, and is written anew where it is not. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gateFor } from "../testing/gate.ts";
import { formatDate } from "./format/format.ts";
import { applyLanguage } from "./i18n/stored-language.ts";
import { startPage } from "./start-page.tsx";

const root = () => document.getElementById("root")!;
// What tests of other files did to the document of their worker does not count.
beforeEach(() => document.body.replaceChildren(Object.assign(document.createElement("div"), { id: "root" })));
afterEach(() => {
  document.body.replaceChildren();
  localStorage.removeItem("language");
  delete document.documentElement.dataset.region;
});

type Prepare = (path: string) => Promise<readonly string[]>;

/** Starts over what was painted; gives the heading that was painted, and the one that is shown. */
async function start(painted: string, prepare?: Prepare, headingOf = () => "Verify") {
  root().innerHTML = painted;
  const before = root().querySelector("h1");
  await act(() => startPage({ load: async () => ({}), show: () => <h1>{headingOf()}</h1>, prepare }));
  const after = root().querySelector("h1");
  expect(after?.textContent).toBe(headingOf());
  return { before, after };
}
const ready: Prepare = async () => [];

test("what the server painted in this language becomes the page", async () => {
  applyLanguage("en");
  const { before, after } = await start("<h1>Verify</h1>", ready);
  expect(after).toBe(before);
});

test("what the server painted with the months of a country becomes the page, whatever country the browser names", async () => {
  localStorage.setItem("language", "ar");
  applyLanguage("ar");
  document.documentElement.dataset.region = "EG";
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["ar-MA"]);
  const { before, after } = await start("<h1>3 يوليو 2026</h1>", ready, () => formatDate("2026-07-03", "ar"));
  expect(after).toBe(before);
  expect(after?.textContent).toBe("3 يوليو 2026");
});

test("what the server painted in another language is written anew", async () => {
  applyLanguage("ar");
  const { before, after } = await start("<h1>تحقّق</h1>", ready);
  expect(after).not.toBe(before);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["en", "ltr"]);
});

test("a page that nobody painted is written by its scripts", async () => {
  applyLanguage("en");
  const { before, after } = await start("", ready);
  expect([before, after?.isConnected]).toEqual([null, true]);
});

test.each(["en", "ar"] as const)(
  "a page painted in %s stays untouched until the code of its page is there",
  async (painted) => {
    applyLanguage(painted);
    const arrival = gateFor<readonly string[]>();
    let shown = 0;
    const show = () => <h1 ref={() => void shown++}>Verify</h1>;
    root().innerHTML = "<h1>Verify</h1>";
    const prepared = vi.fn(() => arrival.opened);
    const started = startPage({ load: async () => ({}), show, prepare: prepared });
    await vi.waitFor(() => expect(prepared).toHaveBeenCalled());
    expect([shown, root().innerHTML, document.documentElement.lang]).toEqual([0, "<h1>Verify</h1>", painted]);
    await act(async () => {
      arrival.open([]);
      await started;
    });
    expect(shown).toBeGreaterThan(0);
  },
);
