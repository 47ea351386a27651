import { expect, test } from "vitest";
import { readMailedCode, spellCode } from "./code.ts";

test("a code is spelt in groups of four, however it was typed", () => {
  expect(spellCode("ab12 cd34-ef56")).toBe("AB12-CD34-EF56");
  expect(spellCode("ab12c")).toBe("AB12-C");
  expect(spellCode("٠١٢٣")).toBe("0123");
});

test("characters beyond the length of a code are dropped", () => {
  expect(spellCode("AB12-CD34-EF56-GH")).toBe("AB12-CD34-EF56");
});

test("a dash at the end does not come back when it is deleted", () => {
  expect(spellCode("AB12-")).toBe("AB12");
});

test.each([
  ["ABCD-EFGH-JKLM.17000042", { identifier: "17000042", secret: "ABCD-EFGH-JKLM" }],
  ["abcd-efgh-jklm.A%2F17%20b", { identifier: "A/17 b", secret: "ABCD-EFGH-JKLM" }],
  ["ABCD-EFGH", { identifier: "", secret: "" }],
  ["ABCD-EFGH-JKLM.%", { identifier: "", secret: "" }],
  ["", { identifier: "", secret: "" }],
])("the link with %j brings number and code", (fragment, brought) => {
  expect(readMailedCode(fragment)).toEqual(brought);
});
