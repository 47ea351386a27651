/** A national diploma in Arabic and French: the two languages side by side, under one title. */
import type { Layout, LayoutBox } from "../box-layout.ts";
import { at, BRASS, everywhere, MUTED, only, PETROL, rule, text } from "./boxes.ts";

const FR = { x: 24, width: 118 };
const AR = { x: 155, width: 118 };

const fr = (id: string, [y, height]: [number, number], value: string, style = {}): LayoutBox =>
  text(at(`${id}-fr`, [FR.x, y, FR.width, height]), { ...only("fr", value), ...style });
const ar = (id: string, [y, height]: [number, number], value: string, style = {}): LayoutBox =>
  text(at(`${id}-ar`, [AR.x, y, AR.width, height]), { ...only("ar", value), ...style });

const head: LayoutBox[] = [
  { ...at("logo", [136, 15, 25, 24]), kind: "picture", picture: "logo" },
  fr("university", [19, 14], "{universityName}", { size: 15, isBold: true, colour: PETROL }),
  ar("university", [19, 14], "{universityName}", { size: 18, isBold: true, colour: PETROL }),
  text(at("title-ar", [48.5, 41, 200, 18]), {
    ...only("ar", "شهادة {level}"),
    font: "display",
    size: 32,
    colour: PETROL,
  }),
  text(at("title-fr", [48.5, 59, 200, 11]), {
    ...only("fr", "Diplôme – {level}"),
    font: "display",
    size: 24,
    isBold: true,
    colour: PETROL,
  }),
  rule(at("rule", [118.5, 72.5, 60, 0])),
];

const person: LayoutBox[] = [
  fr("grant", [76.5, 11], "Vu le procès-verbal des délibérations du jury en date du {decisionDate}, il est décerné à", {
    size: 10.5,
    colour: MUTED,
  }),
  ar("grant", [76.5, 11], "بناءً على محضر مداولات لجنة الامتحان بتاريخ {decisionDate}، تُسند إلى", {
    size: 12,
    colour: MUTED,
  }),
  fr("name", [88, 13], "{firstName} {lastName}", { font: "display", size: 27, isBold: true }),
  ar("name", [88, 13], "{firstNameAr} {lastNameAr}", { size: 23, isBold: true }),
  fr("birth", [101.5, 6], "né(e) le {birthDate}[ à {birthPlace}]", { size: 11, colour: MUTED }),
  ar("birth", [101.5, 6], "المولود(ة) في {birthDate}[ بـ{birthPlaceAr}]", { size: 10.5, colour: MUTED }),
];

const degree: LayoutBox[] = [
  fr("degree", [110, 6], "le diplôme intitulé", { size: 11, colour: MUTED }),
  ar("degree", [110, 6], "الشهادة المعنونة", { size: 10.5, colour: MUTED }),
  fr("award", [116.5, 18.5], "{titleFr}", { size: 18, isBold: true, colour: PETROL }),
  ar("award", [116.5, 18.5], "{titleAr}", { size: 23, isBold: true, colour: PETROL }),
  fr("programme", [135, 11], "[Domaine : {domain}\n][Parcours : {programme}][  ·  Spécialité : {speciality}]", {
    size: 10.5,
  }),
  ar("programme", [135, 11], "[المجال: {domainAr}\n][المسار: {programmeAr}][  ·  الاختصاص: {specialityAr}]", {
    size: 10.5,
  }),
  fr("year", [146, 6], "Année universitaire {academicYear}[ – {session}]", { size: 10.5 }),
  ar("year", [146, 6], "السنة الجامعية {academicYear}[ – {session}]", { size: 10.5 }),
  fr("honours", [152.5, 7], "Mention : {honours}", { size: 12, isBold: true }),
  ar("honours", [152.5, 7], "بملاحظة: {honours}", { size: 12, isBold: true }),
];

const foot: LayoutBox[] = [
  { ...at("seal", [130.5, 150, 36, 36]), kind: "seal", colour: BRASS },
  text(at("made", [24, 165, 80, 7]), {
    texts: { en: "", fr: "[{universityCity}, le {issueDate}]", ar: "" },
    language: "fr",
    size: 10.5,
    align: "start",
  }),
  text(at("president-fr", [24, 172, 60, 5]), {
    ...only("fr", "Le président de l’université"),
    size: 9.5,
    align: "start",
    colour: MUTED,
  }),
  text(at("president-ar", [84, 172, 40, 5]), {
    ...only("ar", "رئيس الجامعة"),
    size: 9,
    align: "start",
    colour: MUTED,
  }),
  { ...at("signature", [40, 177, 50, 17]), kind: "picture", picture: "signature" },
  { ...at("qr", [247, 165, 26, 26]), kind: "qr", colour: "#0d1d23" },
  text(at("number", [172, 168, 72, 6]), { ...only("fr", "N° {diplomaNumber}"), font: "sans", size: 9, align: "end" }),
  text(at("check-fr", [172, 174, 72, 5]), {
    ...only("fr", "Vérifier cette pièce"),
    font: "sans",
    size: 8,
    align: "end",
    colour: MUTED,
  }),
  text(at("check-ar", [172, 179, 72, 6]), {
    ...only("ar", "للتثبت من صحة الوثيقة"),
    size: 8.5,
    align: "start",
    colour: MUTED,
  }),
  text(at("reference", [172, 185, 72, 6]), {
    texts: everywhere("{reference}"),
    font: "sans",
    size: 7,
    align: "end",
    colour: MUTED,
  }),
];

export const NATIONAL_DIPLOMA = {
  name: "Diplôme national",
  layout: {
    language: "fr",
    page: { size: "A4", orientation: "landscape" },
    background: { colour: "#fffdf8", picture: null, pattern: "rosette", patternColour: PETROL },
    boxes: [...head, ...person, ...degree, ...foot],
  } satisfies Layout,
};
