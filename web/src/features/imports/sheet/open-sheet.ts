/** A sheet whose work is done in a worker: each call is a message, each answer too. */
import { FileFault } from "../parsing/limits.ts";
import type { Sheet } from "./sheet.ts";
import type { SheetCall, SheetReply, SheetRequest } from "./sheet-messages.ts";

type PendingCall = {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  onProgress?: (done: number) => void;
};

/** A sheet, with a function that ends its worker. */
export type OpenSheet = Sheet & { close: () => void };
export type OpenSheetFactory = () => OpenSheet;

export const openSheet: OpenSheetFactory = () => {
  const worker = new Worker(new URL("./sheet.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, PendingCall>();
  let last = 0;

  worker.addEventListener("message", ({ data }: MessageEvent<SheetReply>) => {
    const one = waiting.get(data.id);
    if (!one) return;
    if ("progress" in data) return one.onProgress?.(data.progress);
    waiting.delete(data.id);
    if ("fault" in data) one.reject(new FileFault(data.fault, { cause: data.detail }));
    else one.resolve(data.result);
  });
  worker.addEventListener("error", (event) => {
    for (const one of waiting.values()) one.reject(new FileFault("unreadable_file", { cause: event.message }));
    waiting.clear();
  });

  // The worker answers each call with the result of the same call of `Sheet`: only here do messages become types.
  const ask = <T>(call: SheetCall, onProgress?: (done: number) => void): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: (result) => resolve(result as T), reject, onProgress });
      const message: SheetRequest = { id: last, call };
      worker.postMessage(message);
    });

  return {
    read: (input) => ask({ name: "read", input }),
    map: (input) => ask({ name: "map", input }),
    readDays: (input) => ask({ name: "readDays", input }),
    judge: (input, onProgress) => ask({ name: "judge", input }, onProgress),
    setFiles: (input) => ask({ name: "setFiles", input }),
    window: (input) => ask({ name: "window", input }),
    edit: (input) => ask({ name: "edit", input }),
    findSwaps: (input) => ask({ name: "findSwaps", input }),
    part: (input) => ask({ name: "part", input }),
    refuse: (input) => ask({ name: "refuse", input }),
    download: (input) => ask({ name: "download", input }),
    close: () => worker.terminate(),
  };
};
