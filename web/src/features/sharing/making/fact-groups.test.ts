/** Which facts of a document answer a request, whatever names the organisation used. */
import { REQUESTABLE_CLAIMS } from "@ijaza/schema/sharing/third-party";
import { expect, test } from "vitest";
import { answering, claimsOfGroups, GROUP_NAMES } from "./fact-groups.ts";

const CERTIFICATE = ["email", "expiryDate", "hours", "issueDate", "recipientFirstName", "recipientLastName"];

test("a certificate answers requests by names of diplomas and its own, and always discloses its last day", () => {
  for (const lastName of ["lastName", "recipientLastName"]) {
    expect(answering("certificate", CERTIFICATE, [lastName])).toEqual(["expiryDate", "recipientLastName"]);
  }
  expect(answering("certificate", CERTIFICATE, ["titleFr"])).toEqual(["expiryDate", "hours"]);
});

test("a diploma answers with the requested facts that it has", () => {
  expect(answering("diploma", ["lastName", "nationalId"], ["lastName", "recipientLastName"])).toEqual(["lastName"]);
});

test("whoever asks for the programme or the award asks for what they say in every language", () => {
  const made = ["establishmentAr", "placeOfIssueAr", "programme", "programmeAr", "specialityEn", "thesisTitleAr"];
  expect(answering("diploma", made, claimsOfGroups(["programme"]))).toEqual(
    made.filter((name) => !["placeOfIssueAr", "thesisTitleAr"].includes(name)),
  );
  expect(answering("diploma", made, claimsOfGroups(["awarded"]))).toEqual(["placeOfIssueAr"]);
});

test("every fact of the form may be requested, also of certificates, but no address or personal number", () => {
  expect(claimsOfGroups(GROUP_NAMES).filter((name) => !REQUESTABLE_CLAIMS.includes(name))).toEqual([]);
  expect(REQUESTABLE_CLAIMS).toEqual(expect.arrayContaining(["recipientLastName", "expiryDate"]));
  for (const name of ["email", "studentNumber", "nationalId", "phone"]) expect(REQUESTABLE_CLAIMS).not.toContain(name);
});
