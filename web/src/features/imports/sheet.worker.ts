/** The worker in which a file is parsed and judged, so that the page never freezes. */
import { FileFault } from "./parsing/limits.ts";
import { createSheet } from "./sheet.ts";
import type { Asked, Told } from "./sheet-messages.ts";

const sheet = createSheet();

const answer = async ({ id, call }: Asked): Promise<unknown> => {
  switch (call.name) {
    case "read":
      return sheet.read(call.given);
    case "map":
      return sheet.map(call.given);
    case "judge":
      return sheet.judge({}, (done) => tell({ id, progress: done }));
    case "bring":
      return sheet.bring(call.given);
    case "window":
      return sheet.window(call.given);
    case "edit":
      return sheet.edit(call.given);
    case "part":
      return sheet.part(call.given);
    case "refuse":
      return sheet.refuse(call.given);
    case "download":
      return sheet.download(call.given);
  }
};

const tell = (told: Told): void => globalThis.postMessage(told);

globalThis.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (result) => tell({ id: data.id, result }),
    (error: unknown) =>
      tell({ id: data.id, fault: error instanceof FileFault ? error.code : "unreadable_file", detail: String(error) }),
  );
});
