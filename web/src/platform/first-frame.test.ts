/** When the scripts of a painted page start. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFirstFrame } from "./first-frame.ts";
import { fetchPageScripts } from "./page-scripts.ts";

const PAINTED = '<div id="root"><main>painted</main></div>';

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
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

/** Whether what waits for the frame may go on, at any later moment. */
function watch(): { mayStart: boolean } {
  const watched = { mayStart: false };
  void afterFirstFrame().then(() => {
    watched.mayStart = true;
  });
  return watched;
}

test("what the server painted is shown first", async () => {
  document.body.innerHTML = PAINTED;
  const frames = holdFrames();
  const watched = watch();
  await vi.advanceTimersByTimeAsync(299);
  expect(watched.mayStart).toBe(false);
  frames.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(watched.mayStart).toBe(true);
});

test("a browser that shows no frame is not waited for longer than 300 ms", async () => {
  document.body.innerHTML = PAINTED;
  holdFrames();
  const watched = watch();
  await vi.advanceTimersByTimeAsync(300);
  expect(watched.mayStart).toBe(true);
});

test.each(["nothing painted", "a page in the background"])("%s is not waited for", async (what) => {
  if (what !== "nothing painted") {
    document.body.innerHTML = PAINTED;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  }
  holdFrames();
  const watched = watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(watched.mayStart).toBe(true);
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
