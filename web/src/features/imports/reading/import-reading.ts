/** The first steps of an import: a file is chosen and read, and its columns are matched. */

import { remap } from "../parsing/columns.ts";
import { FileFault } from "../parsing/limits.ts";
import type { ReadingOptions } from "../parsing/read-file.ts";
import { hasUploads, type Subject } from "../parsing/subject.ts";
import { FIRST_ROW } from "../parts.ts";
import { NOTHING_SENT } from "../sending/deliver.ts";
import type { Overview } from "../sheet/sheet-values.ts";
import { createUploads } from "../uploads/uploads.ts";
import type { ImportState } from "../wizard/import-state.ts";
import type { Desk } from "../wizard/use-desk.ts";

export const today = () => new Date().toISOString().slice(0, 10);

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Back at the first step, which shows what is wrong with the file. */
export const faultyFile = (error: unknown): ImportState => {
  const fault = error instanceof FileFault ? error.code : "unreadable_file";
  return { step: "file", fault, busy: false, unfinished: null };
};

export function createReading(desk: Desk, subject: Subject) {
  const showColumns = (read: Overview) => {
    desk.overview.current = read;
    desk.file().mapping = read.mapping;
    desk.show({ step: "columns", overview: read });
  };
  const read = (options: ReadingOptions) => {
    const held = desk.file();
    held.options = options;
    held.edits = [];
    const reading = desk.sheet().read({ file: held.file, subject, today: today(), options, days: held.days });
    return reading.then(showColumns, (error) => desk.show(faultyFile(error)));
  };

  return {
    async choose(file: File) {
      desk.show({ step: "file", busy: true, unfinished: null });
      const uploads = hasUploads(subject) ? createUploads() : null;
      desk.sent.current = { next: FIRST_ROW, ...NOTHING_SENT };
      desk.held.current = {
        file,
        fileName: file.name,
        options: {},
        mapping: [],
        edits: [],
        importId: newId(),
        uploads,
      };
      await read({});
    },
    reread: (options: ReadingOptions) => read({ ...desk.file().options, ...options }),
    /** The file that is open, read for another subject; corrected cells stay corrected. */
    async readAs(other: Subject) {
      const { file, options, edits, days, uploads } = desk.file();
      desk.show({ step: "file", busy: true, unfinished: null });
      desk.file().uploads = hasUploads(other) ? (uploads ?? createUploads()) : null;
      try {
        const { mapping } = await desk.sheet().read({ file, subject: other, today: today(), options, days });
        await desk.sheet().edit(edits);
        // Once more, for the first rows as they are now.
        showColumns(await desk.sheet().map(mapping));
      } catch (error) {
        desk.show(faultyFile(error));
      }
    },
    mapColumn: async (column: number, name: string | null) =>
      showColumns(await desk.sheet().map(remap(desk.file().mapping, column, name))),
  };
}
