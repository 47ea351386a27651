/** Saves a file that was made in this page to the reader's device. */

/** Long enough for the browser to have read the file. */
const KEPT_MS = 10_000;

export const saveFile = (content: Blob, name: string): void => saveFileAt(URL.createObjectURL(content), name);

/** Saves a file that has an object URL (`blob:`) already, and revokes the URL. */
export const saveFileAt = (address: string, name: string): void => {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
