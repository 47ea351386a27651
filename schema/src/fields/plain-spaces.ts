/** Blanks in cells. Pure. */

/** Spreadsheets and pages contain various kinds of spaces that look alike; texts must not differ only by them. */
export const plainSpaces = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .replace(/\p{Zs}/gu, " ");

export const isEmpty = (raw: string | number | null | undefined): boolean =>
  raw === null || raw === undefined || String(raw).trim() === "";
