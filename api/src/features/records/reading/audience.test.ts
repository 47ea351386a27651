import { ROLES } from "@ijaza/schema/users/roles";
import { describe, expect, test } from "vitest";
import { audienceOf, disclosureTo } from "./audience.ts";

describe("a reader belongs to the audience", () => {
  const record = { university_id: "here", student_id: "owner" };

  test.each(ROLES)("of %s: staff of the record's university, its holder, or anyone", (role) => {
    const isStaff = role !== "student";
    expect(audienceOf({ id: "owner", role, universityId: "here" }, record)).toBe(isStaff ? "university" : "owner");
    expect(audienceOf({ id: "another", role, universityId: "here" }, record)).toBe(isStaff ? "university" : "anyone");
    expect(audienceOf({ id: "owner", role, universityId: "elsewhere" }, record)).toBe("anyone");
    expect(audienceOf({ id: "owner", role, universityId: null }, record)).toBe("anyone");
  });

  test("of anyone as a student, while the record belongs to nobody", () => {
    const nobodys = { ...record, student_id: null };
    expect(audienceOf({ id: "another", role: "student", universityId: "here" }, nobodys)).toBe("anyone");
  });

  test("of anyone without a session", () => {
    expect(audienceOf(null, record)).toBe("anyone");
  });
});

describe("of a record's claims", () => {
  const kind = { declared: { isPublicClaim: (name: string) => name !== "birthDate" } };
  const disclosedTo = (audience: "owner" | "university" | "anyone") => {
    const { discloses, withheld } = disclosureTo({ audience, kind, withheld: ["honours"] });
    return { withheld, names: ["lastName", "honours", "birthDate"].filter(discloses) };
  };

  test.each(["owner", "university"] as const)("all are given to the %s, whatever the holder hides", (audience) => {
    expect(disclosedTo(audience)).toEqual({ withheld: [], names: ["lastName", "honours", "birthDate"] });
  });

  test("public ones that the holder does not hide are visible to anyone", () => {
    expect(disclosedTo("anyone")).toEqual({ withheld: ["honours"], names: ["lastName"] });
  });

  test("for a share the chosen ones, public or not, and always the last day of validity", () => {
    const { audience, discloses } = disclosureTo({ audience: { share: "one" }, chosen: ["birthDate", "honours"] });
    expect(audience).toEqual({ share: "one" });
    const names = ["lastName", "honours", "birthDate", "expiryDate"];
    expect(names.filter(discloses)).toEqual(["honours", "birthDate", "expiryDate"]);
  });
});
