/** Letters that a conversion has lost are a fault; genuine names of any language are none. */
import { describe, expect, test } from "vitest";
import { type Field, readCell } from "./fields.ts";

const read = (kind: Field["kind"], cell: string) =>
  readCell({ name: "x", label: { en: "x", fr: "x", ar: "x" }, kind }, cell, "2026-11-21");

const NAMES = [
  "Amélie",
  "BENOÎT",
  "Œuvrard",
  "François-Xavier",
  "d’Été",
  "محمد",
  "عبد الله",
  "أمين",
  "İbrahim",
  "Çağlar",
  "Şükrü",
];
const MORE = ["João", "Conceição", "Nguyễn Thị Mỹ Ân", "Đặng Quỳnh", "Łukasz", "Ægir", "Björn"];
/** How an encoding's bytes are read as those of another. */
const READ_AS = ["windows-1252", "windows-1256", "macintosh"];
const misread = NAMES.concat(MORE).flatMap((genuine) =>
  READ_AS.map(
    (encoding) => [genuine, encoding, new TextDecoder(encoding).decode(new TextEncoder().encode(genuine))] as const,
  ),
);

test.each(misread)("%s in UTF-8, read as %s, is refused as a name: %s", (_, _encoding, cell) => {
  const found = read("name", cell);
  expect(found).toMatchObject({
    fault: { error: expect.stringMatching(/^(letters_lost|control_character|invisible_character)$/) },
  });
});

test.each([
  ["text", "Ing?nieur"],
  ["text", "?conomie"],
  ["text", "Droit priv?s ??? "],
  ["text", "Sciences de l&#39;ing&eacute;nieur"],
  ["text", "Am\\u00e9lie"],
  ["text", "Universit%C3%A9"],
  ["text", "L’Ã©cole"],
  ["text", "الهند³Ø ãåäÏÓ"],
  ["name", "Ben?t"],
  ["name", "Andr?"],
  ["name", "Am&eacute;lie"],
  ["name", "ãÍãÏ"],
  ["name", "انçادê"],
  ["name", "Mohamedمحمد"],
  ["name", "محمدa"],
] as const)("a %s of %j is refused", (kind, cell) => {
  expect(read(kind, cell)).toEqual({ fault: { error: "letters_lost" } });
});

describe("nothing is lost", () => {
  test.each([
    "João",
    "JOÃO",
    "SEBASTIÃO",
    "IRMÃ LÚCIA",
    "Irmã",
    "MAGALHÃES",
    "CONCEIÇÃO",
    "Ângela",
    "ÂNGELA",
    "Iñaki NÚÑEZ",
    "Nguyễn Văn Ân",
    "NGUYỄN THỊ ÂN",
    "Trần Đăng Khoa",
    "Ý Nhi",
    "Âu Dương",
    "Bùi Xuân Ấ",
    "Hồ Quý Ly",
    "İbrahim ÇAĞLAR",
    "Şükrü Öztürk",
    "ÖĞÜN",
    "Işık",
    "Ğ. Âşık",
    "Ömür ÜÇÖZ",
    "Åsa",
    "ÅSE-MARIE",
    "Øystein BJØRN",
    "Þór Ævarsson",
    "Łódzki",
    "Šťastný",
    "Žižek",
    "Ďuriš",
    "Ștefan",
    "Ķeniņš",
    "Amélie D’ARC",
    "Œuvrard",
    "L’Haÿ",
    "Éà Lô",
    "NOËL",
    "O’Brien",
    "Anne-Émilie Ô",
    "Zoé & Cie",
    "d'Aÿ",
    "محمد الأمين",
    "مُحَمَّد",
    "لـلَّٰه",
    "علی\u200cرضا",
    "فاطمة الزهراء",
    "حافظ",
    "طه",
    "د. سامي (2)",
    "إبراهيم",
    "Нина Щербина",
    "Ελένη Παππά",
    "محمد Mohamed",
  ])("in the name %s", (genuine) => {
    expect(read("name", genuine)).toEqual({ value: genuine });
    expect(read("text", genuine)).toEqual({ value: genuine });
  });

  test.each([
    "Quo vadis ? Une étude de l’équité",
    "What now? A study",
    "« CAFÉ » et «BOGOTÁ»…",
    "شهادة الـMBA وبرمجة بPython",
    "R&D; AT&T",
    "https://example.org/page?id=1",
    "¿Qué hacer? El caso de México",
    "“BLÅ” – Å–Ä",
    "50 % – √2 et √x",
    "هل نجحت الإصلاحات؟",
    "n° 12 (À)",
  ])("in the title %s", (genuine) => {
    expect(read("text", genuine)).toEqual({ value: genuine });
  });
});
