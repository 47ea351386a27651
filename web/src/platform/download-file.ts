/** Fetches a file that the server makes and gives it to the reader, or what kept the server from giving it. */
import { readStoredLanguage } from "./i18n/stored-language.ts";
import { saveFile } from "./save-file.ts";

export type DownloadFileOptions = {
  /** On our own server. */
  path: string;
  name: string;
};

/** Null when the reader has it; else an error as those of calls are, for `useFailureText`. */
export const downloadFile = async ({ path, name }: DownloadFileOptions): Promise<unknown> => {
  const address = new URL(path, globalThis.location.origin);
  try {
    const response = await fetch(address, { headers: { language: readStoredLanguage() }, credentials: "include" });
    if (!response.ok) return { status: response.status, data: await response.json().catch(() => null) };
    saveFile(await response.blob(), name);
    return null;
  } catch {
    return { status: "FETCH_ERROR" };
  }
};
