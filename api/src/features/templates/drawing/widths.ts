/**
 * Upper bounds for the width of letters and the height of lines, in em of the box's size: those of the widest style of
 * a family, rounded up. Arabic letters count with their widest form. `fitting.test.ts` checks the fonts against them.
 */
import type { FONTS } from "@ijaza/schema/templates/box-layout";

/** `amiri`: other letters within Arabic text; `arabic`: Arabic letters in any text. */
export type FontSetting = (typeof FONTS)[number] | "amiri" | "arabic";

/** From the top edge of a line to its bottom edge. */
export const LINE_HEIGHTS: Record<FontSetting, number> = {
  serif: 1.38,
  sans: 1.37,
  display: 1.22,
  amiri: 1.56,
  arabic: 1.56,
};

/** Letters by their width in hundredths of an em. */
const LETTERS: Record<FontSetting, Record<number, string>> = {
  serif: {
    25: " ",
    30: "'’",
    35: "ijl.,:;!·-ìíîï",
    40: "tIJ[]/°ÌÍÎÏ",
    45: "()",
    50: 'frs"”*?',
    55: "cez“–_çèéêë",
    60: "agvxS0123456789+#=×àáâãäåð÷",
    65: "bdkopquyEFLPZ«»ÈÉÊËÞòóôõöøùúûüýþÿ",
    70: "hnBCTXYßÇÝñ",
    75: "AGKRVÀÁÂÃÄÅ",
    80: "DNOQU&ÐÑÒÓÔÕÖØÙÚÛÜ",
    85: "H—æ",
    90: "w@…",
    95: "Mœ",
    100: "m%ŒÆ",
    105: "W",
  },
  sans: {
    25: "’",
    30: "ijl .,:;'!·ìíîï",
    35: "J()[]-",
    40: "fIÌÍÎÏ",
    45: "rt/“”°",
    50: 'z"_?',
    55: "csF–ç",
    60: "aekvxyELSTZ0123456789«»+*=ÈÉÊË×àáâãäåèéêë÷ýÿ",
    65: "bdghnopquCPVXYÇÝÞðñòóôõöøùúûüþ",
    70: "ABKR#ßÀÁÂÃÄÅ",
    75: "DGÐ",
    80: "HOQU&ÑÒÓÔÕÖØÙÚÛÜ",
    85: "wN…",
    90: "%",
    95: "M@æÆ",
    100: "mWœŒ",
    105: "—",
  },
  display: {
    25: " :;'’·",
    30: "ijl.,![]ìíîï",
    35: "fstIJ1()°-?ÌÍÎÏ",
    40: 'r/"',
    45: "cexz2357“”+×çèéêë÷",
    50: "agkovy04689«»_=àáâãäåðòóôõöøýÿ",
    55: "bdhnpquFS–#*ñùúûüþ",
    60: "ELP%ßÈÉÊËÞ",
    65: "BYZæÝ",
    70: "CKTVXÇ",
    75: "wADGNRU@…œÀÁÂÃÄÅÐÑÙÚÛÜ",
    80: "mHOQ&ÒÓÔÕÖ",
    85: "—Ø",
    90: "M",
    95: "WŒÆ",
  },
  amiri: {
    20: "'",
    25: ",’",
    30: "j :;!°·",
    35: '.iltJ"ìíîï',
    40: "fI“”-?ÌÍÎÏ",
    45: "[]crs/*ç",
    50: "aegz«»#×àáâãäåèéêë",
    55: "bdopqvyFS0123456789+_ðòóôõöøýþÿ",
    60: "()hknuxELP–=ßÈÉÊËÞñ÷ùúûü",
    65: "BTYZÝ",
    70: "ACRV%æÀÁÂÃÄÅÇ",
    75: "GHKUXÙÚÛÜ",
    80: "wDNOQ@œÐÑÒÓÔÕÖØ",
    85: "&…",
    90: "mMÆ",
    95: "W—",
    105: "Œ",
  },
  arabic: {
    35: " ",
    40: "إا",
    45: "ءأ",
    50: "آرز،؛؟",
    55: "ؤةو",
    65: "دذـ",
    75: "مه",
    85: "لن",
    90: "عغجحخقئىي",
    110: "طظ",
    115: "بتثك",
    130: "ف",
    140: "سش",
    150: "صض",
  },
};

const byLetter = (letters: Record<number, string>): ReadonlyMap<string, number> =>
  new Map(Object.entries(letters).flatMap(([width, all]) => [...all].map((letter) => [letter, Number(width) / 100])));

const WIDTHS: Record<FontSetting, ReadonlyMap<string, number>> = {
  serif: byLetter(LETTERS.serif),
  sans: byLetter(LETTERS.sans),
  display: byLetter(LETTERS.display),
  amiri: byLetter(LETTERS.amiri),
  arabic: byLetter(LETTERS.arabic),
};

/** In em; infinite where a letter is not known. */
export function widthOf(text: string, setting: FontSetting): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS[setting].get(letter) ?? Number.POSITIVE_INFINITY;
  return sum;
}
