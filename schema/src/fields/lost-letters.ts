/**
 * Finds what a wrong conversion leaves of letters: question marks, codes of web pages and programs, and the bytes of one
 * encoding read as another. Only what no language writes counts, since a genuine name must pass. Pure.
 */

/** What the second and later bytes of a letter in UTF-8 look like in Windows-1252, but for quotes and dashes. */
const BYTE =
  "\\u0080-\\u00ac\\u00ae-\\u00bf\\u20ac\\u0192\\u2020\\u2021\\u02c6\\u2030\\u0160\\u2039\\u0152\\u017d\\u2022\\u02dc\\u2122\\u0161\\u203a\\u0153\\u017e\\u0178";
/** Quotes and dashes, which also stand behind a whole word. */
const MARK = "\\u201a\\u201e\\u2026\\u2018\\u2019\\u201c\\u201d\\u2013\\u2014";
const BYTE_OR_MARK = `(?:[${BYTE}]|[${MARK}](?=\\p{Ll}))`;

const SIGNS = [
  // `Am?lie`, `?cole`, `¿` as Oracle writes it, and whole words of question marks.
  "[\\p{L}\\p{M}][?¿](?=\\p{L})(?!\\w+=)",
  "(?<=^|\\s)\\?(?=\\p{L})",
  "\\?{3}",
  "\\ufffd",
  // `&eacute;`, `&#39;`, `\u00e9`, `%C3%A9`, `=C3=A9`
  "&(?:[A-Za-z]{2,8}[0-9]{0,2}|#[0-9]{2,6}|#[xX][0-9A-Fa-f]{2,5});",
  "\\\\(?:u(?!00[0-7])[0-9A-Fa-f]{4}|x[89A-Fa-f][0-9A-Fa-f])",
  "[%=][C-F][0-9A-F][%=][89AB][0-9A-F]",
  // UTF-8 read as Windows-1252: `Ã©`, `ÅŸ`, `Ø§Ù„`, `á»…`, `â€™`
  `[ÂÃ]${BYTE_OR_MARK}`,
  "(?<=\\p{Ll})Ã(?= |$)",
  `[ÄÅ]${BYTE_OR_MARK}`,
  `(?:[Î-ÑØ-Û](?:[${BYTE}${MARK}])){2}`,
  `á[º»]${BYTE_OR_MARK}`,
  "â€",
  "ï»¿",
  // UTF-8 read as Windows-1256: `ط§ظ„`
  "[طظ][§„†‡ˆ‰¢£¤¥¦¨©®¯°±²³´µ¶·¸¹¼½¾™›‹]",
  // UTF-8 read as Mac OS Roman: `√©`
  "√[©®™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæ]",
  // Windows-1256 or ISO 8859-6 read as Windows-1252: words of accented letters alone, `ãÍãÏ`
  "(?<![\\p{L}\\p{M}])[À-ÿ]{3,}(?![\\p{L}\\p{M}])",
  // The other way round: Arabic letters among accented Latin ones, `انçادê`
  "\\p{Script=Arabic}\\p{M}*[À-ɏ]|[À-ɏ]\\p{M}*(?=\\p{L})\\p{Script=Arabic}",
];
/** Of most cells of most files nothing more is to be asked. */
const PLAIN = /^[A-Za-z0-9 .,;:'’()/-]*$/;
const LOST = new RegExp(SIGNS.join("|"), "u");
/** What may join a name to the same name in another script. */
const APART = "[^\\s\\-/().,;:]*";
/** What a name never has though a text may: a question mark, signs of sums and prices, both scripts in one word. */
const LOST_IN_NAME = new RegExp(
  [
    "[?¿ƒ§¶†‡©®™¤¦¨¬%‚„ˆ˜‰•‹›]|_x[0-9A-Fa-f]{4}_|=[89A-F][0-9A-F]|(?![+<=>|~])\\p{Sm}|\\p{Sc}",
    "[Ÿÿ][À-ÞŒŸ]",
    `(?=\\p{L})\\p{Script=Arabic}${APART}(?=\\p{L})\\p{Script=Latin}`,
    `(?=\\p{L})\\p{Script=Latin}${APART}(?=\\p{L})\\p{Script=Arabic}`,
  ].join("|"),
  "u",
);

/** Whether letters of a text were lost. */
export const hasLostLetters = (text: string): boolean => !PLAIN.test(text) && LOST.test(text);

/** Whether letters of a name were lost. */
export const hasLostInName = (text: string): boolean => LOST_IN_NAME.test(text);
