import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StudentIdentity } from "../students/students.service.ts";
import { claimsOf, contentDigest, freeze, stateDigest } from "./diplomas.content.ts";
import { columnsOf } from "./diplomas.fields.ts";

const student: StudentIdentity & { email: string; phone: string } = {
  student_number: "007",
  national_id: "00384426",
  national_id_type: "cin",
  first_name: "Inès",
  last_name: "Mansouri",
  first_name_ar: "إيناس",
  last_name_ar: null,
  sex: "F",
  birth_date: "2002",
  birth_place: null,
  birth_place_ar: null,
  nationality: "TN",
  email: "ines@etu.example",
  phone: "+216",
};
const fields = columnsOf({
  diplomaNumber: "D-1",
  studentNumber: "007",
  level: "licence",
  titleFr: "Licence",
  average: 14.5,
  credits: 180,
  academicYear: "2024-2025",
  decisionDate: "2025-07-10",
});
const key = Buffer.alloc(32, 1);
const salt = Buffer.alloc(16, 2);

describe("the content of a diploma", () => {
  test("is canonical JSON of its claims; absent values are left out, and numbers are numbers", () => {
    expect(freeze(claimsOf(fields, student))).toBe(
      '{"academicYear":"2024-2025","average":14.5,"birthDate":"2002","credits":180,"decisionDate":"2025-07-10",' +
        '"diplomaNumber":"D-1","firstName":"Inès","firstNameAr":"إيناس","lastName":"Mansouri","level":"licence",' +
        '"nationalId":"00384426","nationalIdType":"cin","nationality":"TN","sex":"F","studentNumber":"007","titleFr":"Licence"}',
    );
  });

  test("never contains an e-mail address or a phone number", () => {
    const claims = claimsOf(fields, student);
    expect(claims).not.toHaveProperty("email");
    expect(claims).not.toHaveProperty("phone");
  });

  const accepted = { key, salt, content: "{}", signatories: null };

  test("has another digest with another salt, another key or another byte", () => {
    const digest = contentDigest(accepted);
    expect(contentDigest({ ...accepted })).toEqual(digest);
    expect(contentDigest({ ...accepted, salt: Buffer.alloc(16, 3) })).not.toEqual(digest);
    expect(contentDigest({ ...accepted, key: Buffer.alloc(32, 9) })).not.toEqual(digest);
    expect(contentDigest({ ...accepted, content: "{ }" })).not.toEqual(digest);
  });

  test("has the digest of itself where nobody signs, and another with each who does", () => {
    const alone = createHmac("sha256", key).update(salt).update("{}").digest();
    expect(contentDigest(accepted)).toEqual(alone);
    const digests = [null, "[]", '[{"name":"A"}]', '[null,{"name":"A"}]'].map((signatories) =>
      contentDigest({ ...accepted, signatories }).toString("hex"),
    );
    expect(new Set(digests).size).toBe(digests.length);
    expect(contentDigest({ ...accepted, content: '{}[{"name":"A"}]' })).not.toEqual(
      contentDigest({ ...accepted, signatories: '[{"name":"A"}]' }),
    );
  });
});

describe("the digest of a state", () => {
  const names = { first_name: "Inès", last_name: "Mansouri", first_name_ar: null, last_name_ar: null };
  const state = { ...fields, ...names, status: "pending" as const, content_salt: salt };

  test("changes with the status, with any field and with the accepted content", () => {
    const digests = [
      stateDigest(key, state),
      stateDigest(key, { ...state, status: "unsigned" }),
      stateDigest(key, { ...state, average: 15 }),
      stateDigest(key, { ...state, rejection_reason: "no" }),
      stateDigest(key, { ...state, content_digest: Buffer.alloc(32) }),
    ].map((digest) => digest?.toString("hex"));
    expect(new Set(digests).size).toBe(digests.length);
  });

  test("is null once the record's salt is destroyed", () => {
    expect(stateDigest(key, { ...state, content_salt: null })).toBeNull();
  });
});
