/** Values are printed as the university's country says them. */
import { expect, test } from "vitest";
import { DIPLOMA_FIELDS } from "../diplomas/fields.ts";
import type { Language } from "../product.ts";
import { STUDENT_FIELDS } from "../students/fields.ts";
import type { Digits } from "./printed-dates.ts";
import { styledValues } from "./styled-values.ts";

const CLAIMS = {
  honours: "assez_bien",
  session: "main",
  decisionDate: "2026-07-20",
  birthDate: "2003",
  birthPlaceAr: "صفاقس",
  birthPlace: "Sfax",
  diplomaNumber: "D-41",
  nationalId: "09876543",
};

type At = { country?: string; digits?: Digits; claims?: Record<string, string> };

function values(language: Language, { country = "TN", digits = "latin", claims = CLAIMS }: At = {}) {
  const usage = { language, country, digits };
  const fields = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS];
  const find = styledValues({ fields, claims, beside: { universityName: "جامعة 2" }, usage });
  return (name: string, form: string | null = null) =>
    find(name, form)
      ?.map(({ text }) => text)
      .join("") ?? null;
}

test("honours and sessions are those of the country", () => {
  const words = (country: string) => [values("ar", { country })("honours"), values("ar", { country })("session")];
  expect(["TN", "DZ", "MA", "JO"].map(words)).toEqual([
    ["قريب من الحسن", "الدورة الرئيسية"],
    ["قريب من الجيد", "الدورة العادية"],
    ["مستحسن", "الدورة العادية"],
    ["جيد", "الدور الأول"],
  ]);
  expect(values("fr")("honours")).toBe("Assez bien");
  expect(values("en", { country: "SA" })("honours")).toBe("Good");
});

test("a pass is called متوسط in Tunisia only", () => {
  const pass = (country: string) => values("ar", { country, claims: { honours: "passable" } })("honours");
  expect(["TN", "DZ", "MA", "EG"].map(pass)).toEqual(["متوسط", "مقبول", "مقبول", "مقبول"]);
});

test("the number of a citizen has its name in Egypt and in Saudi Arabia", () => {
  const number = (language: Language) => (country: string) =>
    values(language, { country, claims: { nationalIdType: "cin" } })("nationalIdType", "number");
  expect(["EG", "SA", "JO", "MA"].map(number("ar"))).toEqual([
    "الرقم القومي",
    "رقم الهوية الوطنية",
    "الرقم الوطني",
    "البطاقة الوطنية رقم",
  ]);
  expect(["EG", "SA", "JO"].map(number("en"))).toEqual(["National ID", "National ID", "National ID"]);
});

test("no honours are none to print", () => {
  expect(values("fr", { claims: { honours: "none" } })("honours")).toBeNull();
});

test("days have their forms, and a year alone keeps its own word", () => {
  expect(values("fr")("decisionDate", "on")).toBe("le 20 juillet 2026");
  expect(values("ar", { country: "SA" })("decisionDate", "hijri")).toBe("6 صفر 1448");
  expect(values("fr")("birthDate", "on")).toBe("en 2003");
});

test("a place takes its preposition with it", () => {
  expect(values("ar")("birthPlaceAr", "in")).toBe("بصفاقس");
  expect(values("ar")("birthPlace", "in")).toBe("في Sfax");
  expect(values("fr")("birthPlace", "in")).toBe("à Sfax");
});

test("words of the country may be raised in part, and unknown ones are nothing", () => {
  expect(values("fr")("term.identity")).toBe("CIN no");
  expect(values("ar", { country: "MA" })("term.programme")).toBe("المسلك");
  expect(values("fr")("term.toString")).toBeNull();
});

test("Eastern digits are those of Arabic text, but not of a number that is compared", () => {
  const eastern = values("ar", { country: "JO", digits: "eastern" });
  expect([eastern("decisionDate"), eastern("nationalId"), eastern("diplomaNumber"), eastern("universityName")]).toEqual(
    ["٢٠ تموز ٢٠٢٦", "٠٩٨٧٦٥٤٣", "D-41", "جامعة ٢"],
  );
  expect(values("en", { country: "JO", digits: "eastern" })("nationalId")).toBe("09876543");
});

test("what is written in Latin letters keeps its Latin digits", () => {
  const claims = { nationalId: "BE123456", titleFr: "Master 2", titleAr: "شهادة 2" };
  const eastern = values("ar", { country: "JO", digits: "eastern", claims });
  expect([eastern("nationalId"), eastern("titleFr"), eastern("titleAr")]).toEqual(["BE123456", "Master 2", "شهادة ٢"]);
});

test("a number has the decimal sign of its country and of its digits", () => {
  const average = (country: string, digits: Digits) =>
    values("ar", { country, digits, claims: { average: "13.75" } })("average");
  expect([average("TN", "latin"), average("SA", "latin"), average("SA", "eastern")]).toEqual([
    "13,75",
    "13.75",
    "١٣٫٧٥",
  ]);
});

test("what has no value, or is no field, is null", () => {
  expect(values("fr")("domain")).toBeNull();
  expect(values("fr")("constructor")).toBeNull();
});

test("a fact that lacks one language is printed in another one", () => {
  const claims = { titleFr: "Master", birthPlaceAr: "صفاقس" };
  expect(values("ar", { claims })("titleAr")).toBe("Master");
  expect(values("en", { claims })("titleEn")).toBe("Master");
  expect(values("fr", { claims })("birthPlace")).toBe("صفاقس");
  expect(values("fr", { claims })("speciality")).toBeNull();
});

test("a level is the title of its country's diploma, and a kind of identity stands before its number", () => {
  const claims = { level: "licence", nationalIdType: "cin" };
  const titles = ["TN", "DZ", "MA", "LB", "EG"].map((country) => values("ar", { country, claims })("level", "title"));
  expect(titles).toEqual([
    "الشهادة الوطنية للإجازة",
    "شهادة الليسانس",
    "دبلوم الإجازة",
    "شهادة الإجازة",
    "شهادة البكالوريوس",
  ]);
  expect(values("fr", { claims })("nationalIdType", "number")).toBe("CIN no");
  expect(values("fr", { claims })("nationalIdType")).toBe("Carte d’identité nationale");
});

test("what is no claim may be written in capitals", () => {
  expect(values("fr")("universityName", "upper")).toBe("جامعة 2");
});
