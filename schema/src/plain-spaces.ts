/** Spreadsheets and pages contain various kinds of spaces that look alike; texts must not differ only by them. Pure. */
export const plainSpaces = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .replace(/\p{Zs}/gu, " ");
