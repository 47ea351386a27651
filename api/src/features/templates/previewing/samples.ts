/** Values to preview a template with: invented ones, ordinary and at their extremes. Pure. */
import type { Field } from "@ijaza/schema/fields/fields";
import type { Values } from "@ijaza/schema/fields/rows";
import type { SAMPLES } from "@ijaza/schema/templates/calls";

export type Sample = (typeof SAMPLES)[number];

const PERSON = {
  ordinary: ["Inès", "Ben Salah", "إيناس", "بن صالح"],
  shortest: ["Lé", "So", "مي", "حب"],
  longest: [
    "Mohamed Nour El Islam Abderrahmane",
    "Ben Abdelkader El Mouradi Bouzguenda",
    "محمد نور الإسلام عبد الرحمان",
    "بن عبد القادر المرادي بوزقندة",
  ],
} as const;

const ORDINARY: Values = {
  diplomaNumber: "LIC-2026-000123",
  studentNumber: "17000042",
  level: "licence",
  titleFr: "Licence en sciences de l’informatique",
  titleEn: "Bachelor in Computer Science",
  titleAr: "الإجازة في علوم الإعلامية",
  domain: "Sciences et technologies",
  domainEn: "Science and Technology",
  domainAr: "العلوم والتكنولوجيا",
  programme: "Informatique",
  programmeEn: "Computer Science",
  programmeAr: "الإعلامية",
  speciality: "Génie logiciel",
  specialityEn: "Software Engineering",
  specialityAr: "هندسة البرمجيات",
  establishment: "Faculté des sciences de Sfax",
  establishmentAr: "كلية العلوم بصفاقس",
  honours: "tres_bien",
  average: 15.75,
  credits: 180,
  session: "main",
  academicYear: "2025-2026",
  decisionDate: "2026-07-01",
  issueDate: "2026-07-15",
  placeOfIssue: "Sfax",
  placeOfIssueAr: "صفاقس",
  thesisTitle: "Vérification de diplômes par des registres publics",
  thesisTitleAr: "التثبت من الشهادات بواسطة السجلات العمومية",
  nationalId: "09876543",
  nationalIdType: "cin",
  sex: "F",
  birthDate: "2003-05-12",
  birthPlace: "Sfax",
  birthPlaceAr: "صفاقس",
  nationality: "TN",
  expiryDate: "2029-07-15",
  course: "Sécurité des réseaux",
  hours: 30,
  grade: "A",
};

const LONG_FR =
  "Mastère professionnel en ingénierie des systèmes d’information répartis, de la sécurité des réseaux et de l’intelligence artificielle appliquée aux administrations publiques";
const LONG_EN =
  "Professional Master in Distributed Information Systems Engineering, Network Security and Artificial Intelligence Applied to Public Administration";
const LONG_AR =
  "الماجستير المهني في هندسة نظم المعلومات الموزعة وأمن الشبكات والذكاء الاصطناعي المطبق على الإدارات العمومية والمؤسسات الصناعية الكبرى";
const LONGEST: Values = {
  diplomaNumber: "MASTERE-PROFESSIONNEL-2025-2026-000123456",
  level: "technician",
  titleFr: LONG_FR,
  titleEn: LONG_EN,
  titleAr: LONG_AR,
  domain: "Sciences fondamentales, technologies de l’information et de la communication",
  domainEn: "Fundamental Sciences, Information and Communication Technologies",
  domainAr: "العلوم الأساسية وتكنولوجيات المعلومات والاتصال",
  programme: "Ingénierie des systèmes d’information répartis",
  programmeEn: "Engineering of Distributed Information Systems",
  programmeAr: "هندسة نظم المعلومات الموزعة",
  speciality: "Sécurité des réseaux et intelligence artificielle",
  specialityEn: "Network Security and Artificial Intelligence",
  specialityAr: "أمن الشبكات والذكاء الاصطناعي",
  establishment: "École nationale supérieure d’ingénieurs et des technologies avancées de Sidi Bouzid",
  establishmentAr: "المدرسة الوطنية العليا للمهندسين والتكنولوجيات المتقدمة بسيدي بوزيد",
  placeOfIssue: "Sidi Bouzid",
  placeOfIssueAr: "سيدي بوزيد",
  thesisTitle: LONG_FR,
  thesisTitleAr: LONG_AR,
  honours: "assez_bien",
  session: "resit",
  birthPlace: "Bir El Hafey, gouvernorat de Sidi Bouzid",
  birthPlaceAr: "بئر الحفي من ولاية سيدي بوزيد",
  course: LONG_FR,
};
const SHORTEST: Values = { diplomaNumber: "1", titleFr: "Licence", titleEn: "Law", titleAr: "إجازة", level: "other" };
/** What a document may lack. */
const SPARED = [
  "domain",
  "domainEn",
  "domainAr",
  "programme",
  "programmeEn",
  "programmeAr",
  "speciality",
  "specialityEn",
  "specialityAr",
  "establishment",
  "establishmentAr",
  "honours",
  "average",
  "credits",
  "session",
  "issueDate",
  "placeOfIssue",
  "placeOfIssueAr",
  "thesisTitle",
  "thesisTitleAr",
  "expiryDate",
];

/** Of the ordinary man; the extremes are those of either. */
const HIS_FIRST_NAMES = ["Karim", "كريم"] as const;

type SampleOptions = { sample: Sample; sex: "F" | "M" };

/** A value for every field; of the shortest, those that need not be there are not. */
export function sampleValues(fields: readonly Field[], { sample, sex }: SampleOptions): Values {
  const [herFirst, last, herFirstAr, lastAr] = PERSON[sample];
  const [first, firstAr] = sample === "ordinary" && sex === "M" ? HIS_FIRST_NAMES : [herFirst, herFirstAr];
  const person = {
    firstName: first,
    lastName: last,
    firstNameAr: firstAr,
    lastNameAr: lastAr,
    recipientFirstName: first,
    recipientLastName: last,
    recipientFirstNameAr: firstAr,
    recipientLastNameAr: lastAr,
  };
  const extremes = { ordinary: {}, shortest: SHORTEST, longest: LONGEST }[sample];
  const known: Values = { ...ORDINARY, ...extremes, ...person, sex };
  return Object.fromEntries(
    fields
      .filter(({ name, required }) => sample !== "shortest" || required || !SPARED.includes(name))
      .map((field) => [field.name, known[field.name] ?? inventedFor(field, sample)]),
  );
}

/** With the real values of a university in place of invented ones; what the sample lacks stays out. */
export function withReal(invented: Values, real: Values = {}): Values {
  return Object.fromEntries(Object.entries(invented).map(([name, value]) => [name, real[name] ?? value]));
}

function inventedFor({ kind, label, choices = [] }: Field, sample: Sample): string | number {
  switch (kind) {
    case "number":
    case "integer":
    case "average":
      return sample === "longest" ? 1234567 : 1;
    case "day":
    case "dayOrYear":
      return "2026-09-30";
    case "choice": {
      const codes = choices.map(({ code }) => code).sort((a, b) => a.length - b.length);
      return codes.at(sample === "longest" ? -1 : 0) ?? "";
    }
    default:
      return sample === "longest" ? LONG_FR : label.fr;
  }
}
