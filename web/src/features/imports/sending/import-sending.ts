/** The end of an import: the rows are sent, from the first, after a refusal, or from where a reload interrupted it. */

import { hasUploads, type Subject } from "../parsing/subject.ts";
import { FIRST_ROW } from "../parts.ts";
import { faultyFile, today } from "../reading/import-reading.ts";
import { createUploads } from "../uploads/uploads.ts";
import type { ImportCalls } from "../wizard/import-state.ts";
import { type Desk, START } from "../wizard/use-desk.ts";
import { deliver, NOTHING_SENT, type SentRows } from "./deliver.ts";
import { keepFile, readKeptFile, type Unfinished } from "./unfinished.ts";

type CreateSendingOptions = Pick<ImportCalls, "send" | "onEnd"> & {
  userId: string;
  subject: Subject;
  /** The template that is chosen on the page now. */
  templateName?: string | undefined;
  /** The message for a chosen file that can no longer be read. */
  unreadable: (name: string) => string;
  /** Asks again for the files of an import that is resumed. */
  askForFiles: (resumed: boolean) => Promise<void>;
  /** The import that a reload interrupted, if there is one. */
  findOwn: () => Promise<Unfinished | null>;
};

export function createSending(
  desk: Desk,
  { send, onEnd, userId, subject, templateName, unreadable, askForFiles, findOwn }: CreateSendingOptions,
) {
  const deliverFrom = async (from: SentRows) => {
    desk.sent.current = from;
    desk.begin("sending", from.next - FIRST_ROW);
    try {
      const all = await deliver({
        sheet: desk.sheet(),
        held: desk.file(),
        send,
        userId,
        subject,
        rowCount: desk.overview.current?.rowCount ?? 0,
        from,
        unreadable,
        signal: desk.stopper.current.signal,
        onWait: (waitMs) => desk.progress("sending", { waitMs }),
        onSent: (now) => {
          desk.sent.current = now;
          desk.progress("sending", { done: now.next - FIRST_ROW });
        },
      });
      if (!all) return;
      onEnd();
      desk.show({
        step: "done",
        summary: {
          ...all,
          refused: all.refused.length,
          withoutCode: all.withoutCode ?? [],
          importId: desk.file().importId,
        },
      });
    } catch (failure) {
      desk.fail("sending", failure);
    }
  };

  return {
    async importAll() {
      const { importId, file } = desk.file();
      desk.held.current = { ...desk.file(), ...(templateName && { templateName }) };
      await keepFile(importId, file);
      await deliverFrom({ next: FIRST_ROW, ...NOTHING_SENT });
    },
    goOn: () => deliverFrom(desk.sent.current),
    async resume() {
      const found = await findOwn();
      const file = found && (await readKeptFile(found.importId));
      if (!found || !file) return desk.show(START);
      const uploads = hasUploads(subject) ? createUploads() : null;
      desk.held.current = { ...found, file, uploads };
      try {
        const { subject: begun, options, days } = found;
        await desk.sheet().read({ file, subject: begun, today: today(), options, days });
        desk.overview.current = await desk.sheet().map(found.mapping);
        await desk.sheet().edit(found.edits);
        desk.sent.current = found;
        await (uploads ? askForFiles(true) : deliverFrom(found));
      } catch (error) {
        desk.show(faultyFile(error));
      }
    },
  };
}
