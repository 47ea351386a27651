/** Downloads a file that the server makes, and shows a message when it is not available. */
import { useFailureText } from "../platform/api/use-failure-text.ts";
import { type DownloadFileOptions, downloadFile } from "../platform/download-file.ts";
import { LONG_TOAST_MS, showToast } from "./toast.ts";

export const useDownload = (): ((file: DownloadFileOptions) => Promise<void>) => {
  const messageOf = useFailureText();
  return async (file) => {
    const failure = await downloadFile(file);
    if (failure !== null) showToast(messageOf(failure), { tone: "bad", duration: LONG_TOAST_MS });
  };
};
