/** The title in two scripts: each on its side, and nothing repeated. */
import { expect, test } from "vitest";
import { facingOf } from "./facing.ts";
import { subjectOf } from "./facts.ts";

const listed = { en: "University of Wadi Nour", fr: "Université de Wadi Nour", ar: "جامعة وادي النور" };
const claims = {
  firstName: "Yasmine",
  lastName: "Ferjani",
  firstNameAr: "ياسمين",
  lastNameAr: "الفرجاني",
  titleFr: "Master de recherche",
  titleEn: "Research master",
  titleAr: "ماجستير البحث",
  academicYear: "2025-2026",
};
const facing = (language: "en" | "fr" | "ar", input: Record<string, string> = claims) =>
  facingOf({ claims: input, language, university: { main: listed[language], listed } });

test("a reader of English finds Arabic on the other side", () => {
  expect(facing("en")).toEqual({
    main: {
      language: "en",
      name: "Yasmine Ferjani",
      subject: "Research master",
      university: listed.en,
      year: "2025-2026",
    },
    other: {
      language: "ar",
      name: "ياسمين الفرجاني",
      subject: "ماجستير البحث",
      university: listed.ar,
      year: "2025-2026",
    },
  });
});

test("a reader of Arabic finds French on the other side, as it is printed, else English", () => {
  expect(facing("ar").other).toMatchObject({ language: "fr", subject: "Master de recherche", university: listed.fr });
  const { titleFr: _, ...rest } = claims;
  expect(facing("ar", rest).other).toMatchObject({ language: "en", subject: "Research master", university: listed.en });
});

test("a text in one script only is shown once, on the reader's side", () => {
  expect(facing("en", { firstNameAr: "ياسمين", titleAr: "ماجستير البحث" })).toEqual({
    main: { language: "en", name: "ياسمين", subject: "ماجستير البحث", university: listed.en, year: undefined },
  });
});

test("a certificate is not called by its number, and by Arabic letters where the reader has Arabic", () => {
  const claims = { recipientFirstName: "Anis", certificateNumber: "C-1", course: "Security", courseAr: "الأمن" };
  expect(subjectOf(claims, "fr")).toBe("Security");
  expect(subjectOf(claims, "ar")).toBe("الأمن");
});

test("a certificate has one subject, and its holder's name in both scripts", () => {
  const certificate = { recipientFirstName: "Anis", recipientFirstNameAr: "أنيس", course: "Security" };
  expect(facing("fr", certificate)).toMatchObject({
    main: { name: "Anis", subject: "Security" },
    other: { language: "ar", name: "أنيس", subject: undefined },
  });
});
