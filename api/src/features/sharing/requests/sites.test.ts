import { expect, test } from "vitest";
import { siteOf } from "./sites.ts";

test.each([
  ["evilco.example", "evilco.example"],
  ["hr.evilco.example", "evilco.example"],
  ["a.b.evilco.co.uk", "evilco.co.uk"],
  // Whoever shares a suffix with others is somebody else.
  ["one.github.io", "one.github.io"],
  ["hr.one.github.io", "one.github.io"],
  ["HR.Université.example", "xn--universit-j4a.example"],
  ["hr.xn--universit-j4a.example", "xn--universit-j4a.example"],
  ["localhost", "localhost"],
  ["co.uk", "co.uk"],
])("the site of %s is %s", (domain, site) => {
  expect(siteOf(domain)).toBe(site);
});
