/** Gives the reader a file that was made in this page. */

/** The browser has taken it long before. */
const KEPT_MS = 10_000;

export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};
