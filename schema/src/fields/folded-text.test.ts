/** Folding text for comparisons and searches. */
import { expect, test } from "vitest";
import { foldEmail, foldText } from "./folded-text.ts";

test.each([
  ["ines el idrissi", "Inès EL Idrissi", "INÈS  el‑idrissi", "Ines\u200bel Idrissi".replace("\u200b", " ")],
  [
    "obrien lukasiewicz",
    "O'Brien-Łukasiewicz",
    "O’Brien Łukasiewicz",
    "OʼBRIEN–LUKASIEWICZ",
    "O´Brien⁃Łukasiewicz",
    "O‛Brien˗lukasiewicz",
  ],
  ["strasse aesir oeuvre dorde oster", "Straße Æsir Œuvre Đorđe Øster", "STRASSE ǽsir OEUVRE dorde oster"],
  ["isik ipek", "IŞIK İpek", "ışık ipek", "ışik İPEK"],
  ["nguyen thi", "Nguyễn Thị", "ｎｇｕｙｅｎ thi"],
  ["ايناس", "إيناس", "أيناس", "ايناس"],
  ["اسامه", "أُسَامَة", "اسامة", "أسامه"],
  ["مصطفي", "مصطـفى", "مصطفی", "مصطفے"],
  ["محمد", "محمد", "ﻣﺤﻤﺪ", "مُحَمَّد"],
  ["كريم علي", "کریم علی", "كريم على"],
  ["عبدالله", "عبد الله", "عبدالله", "عبد‌الله", "عبد الله"],
  ["0012", "٠٠١٢", "۰۰۱۲", "००१२", "０0١2"],
])("%s is the fold of every spelling", (folded, ...spellings) => {
  for (const spelling of spellings) expect(foldText(spelling)).toBe(folded);
});

test("folding a folded text changes nothing", () => {
  for (const text of ["Inès", "أُسَامَة", "Œuvre ß İ ﷲ ", "مؤمن رئيس", "عبد ال الله", "O’ - B"])
    expect(foldText(foldText(text))).toBe(foldText(text));
});

test("an address is its own in any case, and no other's", () => {
  expect(foldEmail("İPEK.IŞIK@EXAMPLE.ORG")).toBe(foldEmail("İpek.IŞIK@example.org"));
  expect(foldEmail("ipek.işik@example.org")).not.toBe(foldEmail("İpek.IŞIK@example.org"));
});
