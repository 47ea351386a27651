/** Longer than a frame takes on a busy phone; a page in the background has none at all. In milliseconds. */
const LATEST = 300;

/** Resolves once the browser has shown what the document came with, and at once if that is nothing. */
export function afterFirstFrame(): Promise<void> {
  if (document.hidden || !document.getElementById("root")?.hasChildNodes()) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LATEST);
    // Called before the frame is shown, so that a task of its own comes after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
