/** Where a change of path leads, for every kind of visitor. */
import { describe, expect, test } from "vitest";
import { redirectOf, zoneOf } from "./redirects.ts";

const PUBLIC = [
  "/",
  "/verification",
  "/digital_diploma/abc",
  "/register/token",
  "/share-certificate",
  "/third_party",
  "/forget_password/t",
  "/contact",
  "/components",
];
const LOGIN = ["/login", "/Login", "/login/", "/login_student"];
const STAFF = ["/dashboard", "/add_Student", "/diplomas_not_confirm/7", "/updateStudent/7", "/settings"];
const STUDENT = ["/student_profile", "/student_profile/"];
const UNKNOWN = ["/nowhere", "/dashboards", "/loginx"];

test("only / itself is public, not every path that begins with it", () => {
  expect(zoneOf("/")).toBe("public");
  expect(zoneOf("/nowhere")).toBe("unknown");
});

describe("nobody", () => {
  test.each([...PUBLIC, ...LOGIN, ...UNKNOWN])("may stay on %s", (pathname) => {
    expect(redirectOf({ pathname, found: "nobody" })).toBeNull();
  });
  test.each(STAFF)("is redirected from %s to the staff's sign-in", (pathname) => {
    expect(redirectOf({ pathname, found: "nobody" })).toBe("/login");
  });
  test.each(STUDENT)("is redirected from %s to the students' sign-in", (pathname) => {
    expect(redirectOf({ pathname, found: "nobody" })).toBe("/login_student");
  });
});

describe("a user who must set a password first", () => {
  test.each([...STAFF, ...STUDENT])("is redirected from %s to the sign-in", (pathname) => {
    expect(redirectOf({ pathname, found: "owing-staff" })).toBe("/login");
    expect(redirectOf({ pathname, found: "owing-student" })).toBe("/login_student");
  });
  test.each([...PUBLIC, ...LOGIN, ...UNKNOWN])("may stay on %s", (pathname) => {
    expect(redirectOf({ pathname, found: "owing-staff" })).toBeNull();
    expect(redirectOf({ pathname, found: "owing-student" })).toBeNull();
  });
});

describe("a student", () => {
  test.each([...PUBLIC, ...STUDENT])("may stay on %s", (pathname) => {
    expect(redirectOf({ pathname, found: "student" })).toBeNull();
  });
  test.each([...LOGIN, ...STAFF])("is redirected from %s to their profile", (pathname) => {
    expect(redirectOf({ pathname, found: "student" })).toBe("/student_profile");
  });
});

describe("a member of the staff", () => {
  test.each([...PUBLIC, ...STAFF])("may stay on %s", (pathname) => {
    expect(redirectOf({ pathname, found: "staff" })).toBeNull();
  });
  test.each([...LOGIN, ...STUDENT])("is redirected from %s to the dashboard", (pathname) => {
    expect(redirectOf({ pathname, found: "staff" })).toBe("/dashboard");
  });
});
