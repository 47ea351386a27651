/** The value of each column in the example row. Pure. */
import type { Field } from "@ijaza/schema/fields/fields";
import { EXAMPLE_NUMBER } from "@ijaza/schema/fields/rows";
import type { Language } from "@ijaza/schema/product";

const BY_NAME: Record<string, string> = {
  diplomaNumber: EXAMPLE_NUMBER,
  studentNumber: EXAMPLE_NUMBER,
  nationalId: "01234567",
  firstName: "Inès",
  lastName: "Ben Salah",
  firstNameAr: "إيناس",
  lastNameAr: "بن صالح",
  recipientFirstName: "Inès",
  recipientLastName: "Ben Salah",
  recipientFirstNameAr: "إيناس",
  recipientLastNameAr: "بن صالح",
  birthDate: "2001-03-14",
  birthPlace: "Sousse",
  birthPlaceAr: "سوسة",
  titleFr: "Licence en informatique",
  titleEn: "Bachelor of Computer Science",
  titleAr: "الإجازة في الإعلامية",
  domain: "Sciences et technologies",
  domainEn: "Science and Technology",
  domainAr: "العلوم والتكنولوجيا",
  programme: "Informatique",
  programmeEn: "Computer Science",
  programmeAr: "الإعلامية",
  speciality: "Génie logiciel",
  specialityEn: "Software Engineering",
  specialityAr: "هندسة البرمجيات",
  establishment: "Faculté des sciences de Sousse",
  establishmentAr: "كلية العلوم بسوسة",
  placeOfIssue: "Sousse",
  placeOfIssueAr: "سوسة",
  thesisTitle: "Vérification de diplômes",
  thesisTitleAr: "التثبت من الشهادات",
  average: "14,25",
  credits: "180",
  decisionDate: "2025-07-10",
  issueDate: "2025-07-21",
  expiryDate: "2028-07-20",
  file: "diplome-0001.pdf",
  attachments: "releve-0001.pdf;photo-0001.jpg",
};

const BY_KIND: Record<Field["kind"], string> = {
  text: "…",
  name: "Inès",
  identifier: "00123",
  choice: "",
  average: "14,25",
  integer: "12",
  number: "12",
  day: "2025-07-10",
  dayOrYear: "2001-03-14",
  years: "2024-2025",
  email: "ines@example.org",
  phone: "+216 20 123 456",
  country: "TN",
  file: "diplome-0001.pdf",
  files: "releve-0001.pdf",
};

/** A value that fits the field, choices by their label. */
export function exampleOf({ name, kind, choices }: Field, language: Language): string {
  return choices?.[0]?.label[language] ?? (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined) ?? BY_KIND[kind];
}
