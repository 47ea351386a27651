/**
 * The step between columns and checking: the documents that rows name are chosen and matched, and problems are shown.
 */
import { FileFault } from "../parsing/limits.ts";
import { FIRST_ROW } from "../parts.ts";
import type { Desk } from "../wizard/use-desk.ts";

export function createUploading(desk: Desk) {
  const show = async (resumed: boolean) => {
    const from = resumed ? desk.sent.current.next : FIRST_ROW;
    const report = await desk.sheet().setFiles({ files: desk.file().uploads?.sketches() ?? [], from });
    desk.show({ step: "files", report, busy: null, resumed });
  };
  const change = (changes: { busy?: number | null; fault?: FileFault["code"] }) =>
    desk.show((now) => (now.step === "files" ? { ...now, ...changes } : now));

  return {
    askForFiles: (resumed = false) => show(resumed),
    /** Adds to the chosen files; of two with one name the later counts. */
    async addFiles(chosen: Promise<File[]> | File[], resumed: boolean) {
      change({ busy: 0, fault: undefined });
      try {
        await desk.file().uploads?.add(await chosen, (busy) => change({ busy }));
        await show(resumed);
      } catch (error) {
        await show(resumed);
        change({ fault: error instanceof FileFault ? "unreadable_archive" : "unreadable_file" });
      }
    },
    async clearFiles(resumed: boolean) {
      desk.file().uploads?.clear();
      await show(resumed);
    },
  };
}
