/** Translations stand beside the field that they translate. */
import { expect, test } from "vitest";
import { fieldsOfMode } from "../diplomas/fields.ts";
import { groupTranslations, translationsOf } from "./translations.ts";

const groups = groupTranslations(fieldsOfMode("modeTwo")).map((group) => group.map(({ name }) => name));

test.each([
  [["domain", "domainEn", "domainAr"]],
  [["establishment", "establishmentAr"]],
  [["placeOfIssue", "placeOfIssueAr"]],
  [["thesisTitle", "thesisTitleAr"]],
  [["firstName", "firstNameAr"]],
])("%j are one group", (names) => {
  expect(groups).toContainEqual(names);
});

test("what translates no field is a group of its own, and no field is lost", () => {
  expect(groups).toEqual(expect.arrayContaining([["titleFr"], ["titleEn"], ["titleAr"], ["level"]]));
  expect(groups.flat().toSorted()).toEqual(
    fieldsOfMode("modeTwo")
      .map(({ name }) => name)
      .toSorted(),
  );
});

test("the reader's language comes first, and Arabic last for others", () => {
  expect(translationsOf("domain", "ar")).toEqual(["domainAr", "domain", "domainEn"]);
  expect(translationsOf("domain", "fr")).toEqual(["domain", "domainEn", "domainAr"]);
  expect(translationsOf("domain", "en")).toEqual(["domainEn", "domain", "domainAr"]);
});
