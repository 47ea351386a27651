/** The names of the files that a page saves, empty at the start of each test. */
import { beforeEach, vi } from "vitest";

/** Called once in a file of tests; the browser's own saving does not happen. */
export function watchSavedFiles(): readonly string[] {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  return saved;
}
