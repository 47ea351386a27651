import { expect, test } from "vitest";
import { siteOf } from "./sites.ts";

test.each([
  ["evilco.example", "evilco.example"],
  ["hr.evilco.example", "evilco.example"],
  ["a.b.evilco.co.uk", "evilco.co.uk"],
  // Whoever shares a suffix with others is somebody else.
  ["one.github.io", "one.github.io"],
  ["hr.one.github.io", "one.github.io"],
  ["HR.Université.example", "université.example"],
  ["hr.xn--universit-j4a.example", "université.example"],
  // Cyrillic letters that read as "apple".
  ["hr.xn--80ak6aa92e.example", "xn--80ak6aa92e.example"],
  ["localhost", "localhost"],
  ["co.uk", "co.uk"],
])("the site of %s is %s", (domain, site) => {
  expect(siteOf(domain)).toBe(site);
});
