/** Gives the reader a file that was made in this page. */

/** The browser has taken it long before. */
const KEPT_MS = 10_000;

export const saveFile = (content: Blob, name: string): void => saveFileAt(URL.createObjectURL(content), name);

/** The same of a file that has an address (`blob:`) already, which is given up. */
export const saveFileAt = (address: string, name: string): void => {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
