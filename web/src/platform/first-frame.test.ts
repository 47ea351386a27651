/** When the scripts of a painted page start. */
import { afterEach, expect, test, vi } from "vitest";
import { afterFirstFrame } from "./first-frame.ts";
import { fetchPageScripts } from "./page-scripts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.innerHTML = '<div id="root"></div>';
});

/** Frames that come when they are told to. */
function holdFrames(): { show: () => void } {
  const held: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => held.push(frame));
  return { show: () => held.forEach((frame) => void frame()) };
}

const isSettled = (promise: Promise<void>, within: number): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), within)),
  ]);

test("what the server painted is shown first", async () => {
  document.body.innerHTML = '<div id="root"><main>painted</main></div>';
  const frames = holdFrames();
  const shown = afterFirstFrame();
  expect(await isSettled(shown, 20)).toBe(false);
  frames.show();
  expect(await isSettled(shown, 100)).toBe(true);
});

test("a browser that shows no frame is not waited for", async () => {
  document.body.innerHTML = '<div id="root"><main>painted</main></div>';
  holdFrames();
  expect(await isSettled(afterFirstFrame(), 5_000)).toBe(true);
});

test.each(["nothing painted", "a page in the background"])("%s is not waited for", async (what) => {
  if (what !== "nothing painted") {
    document.body.innerHTML = '<div id="root"><main>painted</main></div>';
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  }
  holdFrames();
  expect(await isSettled(afterFirstFrame(), 0)).toBe(true);
});

test("the scripts that a painted page names are fetched together", () => {
  document.body.innerHTML =
    '<div id="root"></div><script type="application/json" id="page-scripts">["/assets/a.js","/assets/b.js"]</script>';
  fetchPageScripts();
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("a page that was not painted names none", () => {
  fetchPageScripts();
  expect(document.head.querySelector("link")).toBeNull();
});
