/** Documents of each starter with invented values: ordinary, longest and shortest ones, of a woman or a man, whole or public. */
import type { Values } from "@ijaza/schema/fields/rows";
import { SAMPLES } from "@ijaza/schema/templates/calls";
import { printableFields } from "@ijaza/schema/templates/fields";
import { stackLayout } from "@ijaza/schema/templates/stack-layout";
import type { PrintedContent, PrintedSignatory } from "../src/features/templates/drawing/content.ts";
import { sampleValues } from "../src/features/templates/previewing/samples.ts";
import type { Starter } from "../src/features/templates/starters/starter-parts.ts";
import type { UniversityRow } from "../src/features/universities/universities.service.ts";
import { sharp } from "../src/platform/files/sharp.ts";

export type Scene = { sample: (typeof SAMPLES)[number]; sex: "F" | "M"; isPublic: boolean };

/** All twelve. */
export const SCENES: readonly Scene[] = SAMPLES.flatMap((sample) =>
  (["F", "M"] as const).flatMap((sex) => [false, true].map((isPublic) => ({ sample, sex, isPublic }))),
);

/** What a public copy withholds of a diploma. */
const PRIVATE = ["birthDate", "birthPlace", "birthPlaceAr", "nationalId", "nationalIdType", "nationality"];

const COUNTRIES: Record<string, string> = {
  "national-diploma": "TN",
  "diploma-in-strapwork": "MA",
  "degree-with-corners": "SA",
  "diploma-in-portrait": "FR",
  "degree-with-ribbon": "GB",
  "diploma-with-head-piece": "JO",
  certificate: "TN",
  "certificate-with-panel": "JO",
  supplement: "TN",
};

const EMBLEM = await png(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="300" height="300" fill="none" stroke="#0e4a5a">' +
    '<circle cx="20" cy="20" r="19"/><circle cx="20" cy="20" r="16" stroke-width=".5"/><path d="M10 28V16l4-3 6 3 6-3 4 3v12z"/></svg>',
);
const SIGNATURE = await png(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 30" width="920" height="300" fill="none" stroke="#1c2f6b" stroke-width="1.4">' +
    '<path d="M6 22C18 2 22 4 20 16s8 10 14-4 8 6 6 12 10-4 16-12 4 14 12 8 10-6 16-6"/></svg>',
);

async function png(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const signatory = (
  sex: "F" | "M",
  [title, titleAr, titleEn]: readonly [string, string, string],
  [name, nameAr]: readonly [string, string],
): PrintedSignatory => ({
  name: { fr: name, en: name, ar: nameAr },
  title: { fr: title, ar: titleAr, en: titleEn },
  sex,
  prefix: "professor",
  signature: SIGNATURE,
});

const SIGNATORIES: readonly PrintedSignatory[] = [
  signatory(
    "M",
    ["Le président de l’université", "رئيس الجامعة", "President"],
    ["Mohamed Tahar Belhassen", "محمد الطاهر بلحسن"],
  ),
  signatory(
    "F",
    ["La doyenne de la faculté des sciences", "عميدة كلية العلوم", "Dean of the Faculty"],
    ["Hayet Mansouri", "حياة المنصوري"],
  ),
  signatory("F", ["La secrétaire générale", "أمينة السجلّ العام", "Registrar"], ["Layla Kawar", "ليلى قعوار"]),
];

const NAMES: Record<Scene["sample"], { name_fr: string; name_en: string; name_ar: string }> = {
  ordinary: {
    name_fr: "Université de Ribat al-Andalus",
    name_en: "University of Ribat al-Andalus",
    name_ar: "جامعة رباط الأندلس",
  },
  shortest: { name_fr: "Université U", name_en: "U University", name_ar: "جامعة" },
  longest: {
    name_fr: "Université internationale des sciences, des technologies et des humanités",
    name_en: "International University of Science, Technology and the Humanities",
    name_ar: "الجامعة الدولية للعلوم والتكنولوجيا والعلوم الإنسانية",
  },
};

/** What an ordinary certificate or supplement holds of the fields that its starter defines. */
const DEFINED: Values = {
  certificateNumber: "C-41-2026-000118",
  course: "Analyse de données avec Python",
  courseAr: "تحليل البيانات بلغة بايثون",
  hours: 30,
  grade: "A",
  gradeAr: "ممتاز",
  department: "Centre de formation continue",
  departmentAr: "مركز التكوين المستمر",
  teachingLanguage: "français",
  teachingLanguageAr: "الفرنسية",
  nationalLevel: "Master",
  nationalLevelAr: "الماجستير",
  iscedLevel: 7,
  credits: 120,
  semesters: 4,
  access: "Licence",
  accessAr: "الإجازة",
  average: 13.75,
  honoursFr: "Assez bien",
  honoursAr: "قريب من الحسن",
  sessionFr: "session principale",
  sessionAr: "الدورة الرئيسية",
  academicYear: "2025-2026",
  courses: "Analyse, géométrie",
  coursesAr: "التحليل والجبر والهندسة",
  rights: "donne accès au doctorat",
  rightsAr: "تخول الترشح للدكتوراه",
};

/** The same at its longest. */
const DEFINED_LONGEST: Values = {
  certificateNumber: "ATTESTATION-2025-2026-000123456",
  hours: 1200,
  grade: "Excellent avec les félicitations du jury",
  gradeAr: "ممتاز مع تهاني اللجنة",
  department: "Direction de la formation continue et de l’apprentissage tout au long de la vie",
  departmentAr: "إدارة التكوين المستمر والتعلم مدى الحياة",
  placeOfIssue: "Bir El Hafey",
  placeOfIssueAr: "بئر الحفي",
  courseAr: "الماجستير المهني في هندسة نظم المعلومات الموزعة وأمن الشبكات",
  domainAr: "العلوم الأساسية وتكنولوجيات المعلومات والاتصال",
  programmeAr: "هندسة نظم المعلومات الموزعة",
  specialityAr: "أمن الشبكات والذكاء الاصطناعي",
  teachingLanguage: "français, avec des enseignements en anglais",
  teachingLanguageAr: "الفرنسية مع دروس بالإنجليزية",
  nationalLevel: "Mastère professionnel",
  nationalLevelAr: "الماجستير المهني",
  iscedLevel: 7,
  credits: 120,
  semesters: 4,
  access: "Licence ou diplôme reconnu équivalent, sur dossier et entretien",
  accessAr: "الإجازة أو شهادة معادلة لها",
  honoursFr: "Très bien avec les félicitations du jury",
  honoursAr: "حسن جدا مع تهاني اللجنة",
  sessionFr: "session de contrôle",
  sessionAr: "دورة التدارك",
  academicYear: "2025-2026",
  thesisTitleAr: "التحقق من الشهادات بواسطة السجلات العمومية",
  courses: "Systèmes répartis, sécurité des réseaux, apprentissage automatique, droit du numérique, gestion de projet",
  coursesAr: "النظم الموزعة وأمن الشبكات والتعلم الآلي وقانون الرقميات وإدارة المشاريع",
  rights: "donne accès au doctorat et à l’exercice de la profession d’ingénieur en informatique",
  rightsAr: "تخول الترشح للدكتوراه وممارسة المهنة",
};

/** The content of a document, as the drawing is given it. */
export function sceneOf(starter: Starter, { sample, sex, isPublic }: Scene): PrintedContent {
  const layout = stackLayout.parse(starter.layout);
  const fields = printableFields(starter.kind, starter.fieldsDefinition);
  const all: Values = { ...sampleValues(fields, { sample, sex }), ...ownValues(fields, sample) };
  const withheld = new Set(fields.map(({ name }) => name).filter((name) => isPublic && PRIVATE.includes(name)));
  const names = NAMES[sample];
  const country = COUNTRIES[starter.id] ?? "TN";
  return {
    layout,
    kind: starter.kind,
    fields,
    claims: Object.fromEntries(Object.entries(all).filter(([name]) => !withheld.has(name))),
    university: {
      id: "01J0UNIVERSITY0000000000000",
      ...names,
      country,
      city: "Tunis",
      ...SET_BY_REGISTRAR,
      ...usageIn(country),
    } as unknown as UniversityRow,
    id: "01J8ZZZZZZZZZZZZZZZZZZZZZZ",
    link: "https://ijaza.example/digital_diploma/01J8ZZZZZZZZZZZZZZZZZZZZZZ",
    language: layout.language,
    holder: "Zeineb Baccouche",
    seed: "seed of a document",
    pictures: { logo: EMBLEM },
    signatories: SIGNATORIES,
    isBlank: false,
    isSpecimen: sample === "ordinary",
    keywords: [],
    attachments: [],
    withheld,
  };
}

/** What the network's registrar has set for the university. */
const SET_BY_REGISTRAR = {
  city_ar: "تونس",
  country_line: { fr: "République tunisienne", en: "Republic of Tunisia", ar: "الجمهورية التونسية" },
  ministry_line: {
    fr: "Ministère de l’Enseignement supérieur et de la Recherche scientifique",
    en: "Ministry of Higher Education and Scientific Research",
    ar: "وزارة التعليم العالي والبحث العلمي",
  },
  legal_text: {
    fr: "Vu le code de l’éducation, notamment ses articles L. 612-6 et L. 613-1 ;",
    en: "Founded by Royal Charter",
    ar: "",
  },
};

/** Both calendars and Eastern digits where their universities print them. */
const usageIn = (country: string) => ({
  digits: country === "JO" ? "eastern" : "latin",
  calendar: country === "SA" ? "both" : "gregorian",
});

function ownValues(fields: readonly { name: string }[], sample: Scene["sample"]): Values {
  if (sample === "shortest") return {};
  const known = sample === "longest" ? DEFINED_LONGEST : DEFINED;
  return Object.fromEntries(fields.flatMap(({ name }) => (name in known ? [[name, known[name]!]] : [])));
}
