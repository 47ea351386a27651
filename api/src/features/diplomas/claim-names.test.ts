/** The names that the verifier lets a credential's claims have are those that the server signs. */
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import { DIPLOMA_FIELDS, FILE_CLAIMS } from "@ijaza/schema/diplomas/fields";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { STARTER_FIELDS } from "@ijaza/schema/templates/starters/starter-fields";
import { CERTIFICATE_TYPE, DIPLOMA_CLAIMS } from "@ijaza/verifier";
import { faultOfClaimName } from "@ijaza/verifier/credential/claim-names";
import { expect, test } from "vitest";
import { claimsOf } from "./diplomas.content.ts";
import { columnsOf } from "./diplomas.fields.ts";

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "1"]));

test("the verifier's list of a diploma's claims is what is signed of a diploma with everything filled in", () => {
  const diploma = columnsOf(filled([...DIPLOMA_FIELDS.map(({ name }) => name), ...FILE_CLAIMS]));
  const student = filled(STUDENT_FIELDS.map(({ name }) => columnOf(name))) as Parameters<typeof claimsOf>[1];
  expect(DIPLOMA_CLAIMS.toSorted()).toEqual(Object.keys(claimsOf(diploma, student)).toSorted());
});

test("no field that we give certificates is refused by the verifier", () => {
  const names = [...CERTIFICATE_FIELDS, ...STARTER_FIELDS].map(({ name }) => name);
  expect(names.filter((name) => faultOfClaimName(CERTIFICATE_TYPE, name) !== null)).toEqual([]);
});
