/** The worker that parses and validates a file, so that the page never freezes. */
import { FileFault } from "../parsing/limits.ts";
import { createSheet } from "./sheet.ts";
import type { SheetReply, SheetRequest } from "./sheet-messages.ts";

const sheet = createSheet();

const answer = async ({ id, call }: SheetRequest): Promise<unknown> => {
  switch (call.name) {
    case "read":
      return sheet.read(call.input);
    case "map":
      return sheet.map(call.input);
    case "readDays":
      return sheet.readDays(call.input);
    case "judge":
      return sheet.judge({}, (done) => post({ id, progress: done }));
    case "setFiles":
      return sheet.setFiles(call.input);
    case "window":
      return sheet.window(call.input);
    case "edit":
      return sheet.edit(call.input);
    case "findSwaps":
      return sheet.findSwaps(call.input);
    case "part":
      return sheet.part(call.input);
    case "refuse":
      return sheet.refuse(call.input);
    case "download":
      return sheet.download(call.input);
  }
};

const post = (reply: SheetReply): void => globalThis.postMessage(reply);

globalThis.addEventListener("message", ({ data }: MessageEvent<SheetRequest>) => {
  answer(data).then(
    (result) => post({ id: data.id, result }),
    (error: unknown) =>
      post({ id: data.id, fault: error instanceof FileFault ? error.code : "unreadable_file", detail: String(error) }),
  );
});
