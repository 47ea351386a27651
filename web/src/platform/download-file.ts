/** Downloads a file that the server makes, or returns why the server did not give it. */
import { readStoredLanguage } from "./i18n/stored-language.ts";
import { saveFile } from "./save-file.ts";

export type DownloadFileOptions = {
  /** A path on our own server. */
  path: string;
  name: string;
};

/** Resolves with null when the file was saved, else with an error for `useFailureText`. */
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
