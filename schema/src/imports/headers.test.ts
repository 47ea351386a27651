/** Headers as people write them: every spelling finds its field, and no field is confused with another. */
import { expect, test } from "vitest";
import { fieldsOfCertificate } from "../certificates/fields.ts";
import { fieldsOfMode } from "../diplomas/fields.ts";
import { LANGUAGES } from "../product.ts";
import type { FieldDefinition } from "../templates/calls.ts";
import { MODES } from "../users/calls.ts";
import { fieldsOfHeaders } from "./headers.ts";

const namesOf = (mode: (typeof MODES)[number], headers: string[]) =>
  fieldsOfHeaders(fieldsOfMode(mode), headers).map((field) => field?.name);

test.each(MODES.flatMap((mode) => LANGUAGES.map((language) => [mode, language] as const)))(
  "the labels of %s in %s are recognised as its own fields",
  (mode, language) => {
    const fields = fieldsOfMode(mode);
    const heads = fields.map(({ label, required }) => `${label[language]}${required ? " *" : ""}`);
    expect(fieldsOfHeaders(fields, heads)).toEqual(fields);
  },
);

test.each([
  ["NUMERO D'ETUDIANT", "studentNumber"],
  ["numéro d`étudiant", "studentNumber"],
  ["Num\u00e9ro\u00a0d\u2019\u00e9tudiant", "studentNumber"],
  ["Nume\u0301ro d'e\u0301tudiant", "studentNumber"],
  ["Titre de la these:", "thesisTitle"],
  ["domain_ar", "domainAr"],
  ["Domaine", "domain"],
  ["المجال", "domain"],
  ["المجال بالعربية", "domainAr"],
  ["SPECIALITE (ARABE)", "specialityAr"],
  ["Programme (English)", "programmeEn"],
  ["Etablissement", "establishment"],
  ["المؤسسة", "establishmentAr"],
  ["Lieu de delivrance", "placeOfIssue"],
  ["مكان الإصدار", "placeOfIssueAr"],
  ["Title of the thesis (Arabic)", "thesisTitleAr"],
  ["الـمـسـتـوى", "level"],
  ["المُسْتَوَى", "level"],
  ["student_number", "studentNumber"],
])("%s is recognised as %s", (header, name) => {
  expect(namesOf("modeOne", [header])).toEqual([name]);
});

test.each([[""], ["*"], ["°"], ["Remarque"]])("%j is no field", (header) => {
  expect(namesOf("modeOne", [header])).toEqual([undefined]);
});

const definition = (name: string, [en, fr, ar]: [string, string, string]): FieldDefinition => ({
  name,
  label: { en, fr, ar },
  type: "text",
  required: true,
});

test("if two languages use one label for different fields, the language of the file decides", () => {
  const fields = fieldsOfCertificate([
    definition("remark", ["Note", "Remarque", "ملاحظة"]),
    definition("mark", ["Mark", "Note", "العدد"]),
    definition("note", ["Place", "Mark", "المكان"]),
  ]);
  for (const language of LANGUAGES) {
    const heads = fields.map(({ label }) => `${label[language]} *`);
    expect(fieldsOfHeaders(fields, heads)).toEqual(fields);
  }
  expect(
    fieldsOfHeaders(
      fields,
      fields.map(({ name }) => name),
    ),
  ).toEqual(fields);
});

test("labels that differ by only one character are distinguished", () => {
  const fields = fieldsOfCertificate([
    definition("c", ["C", "C", "C"]),
    definition("cpp", ["C++", "C++", "C++"]),
    definition("number", ["№", "№", "№"]),
  ]).slice(-3);
  expect(fieldsOfHeaders(fields, ["C++ *", "№ *", "C *"]).map((field) => field?.name)).toEqual(["cpp", "number", "c"]);
  const signs = fieldsOfCertificate([
    definition("plus", ["A+", "A+", "A+"]),
    definition("minus", ["A-", "A-", "A-"]),
  ]).slice(-2);
  expect(fieldsOfHeaders(signs, ["A"])).toEqual([undefined]);
});
