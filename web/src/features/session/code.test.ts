import { expect, test } from "vitest";
import { spellCode } from "./code.ts";

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
