/** Addresses of pages that were copied with the signs around them. */
import { expect, test } from "vitest";
import { tidyAddress } from "./tidy-address.ts";

const ID = "7k2qf9xw4m0123456789abcdef";

test.each([
  [`/digital_diploma/${ID}.`, `/digital_diploma/${ID}`],
  ["/digital_diploma/7K2QF-9XW4M-01234-56789-ABCDE-F", `/digital_diploma/${ID}`],
  [`/digital_diploma/${ID}%20?utm=mail`, `/digital_diploma/${ID}?utm=mail`],
  [`/digital_diploma/${ID}%E2%80%8F`, `/digital_diploma/${ID}`],
  ["/verification.", "/verification"],
  ["/university/wadi-nour)?x=1", "/university/wadi-nour?x=1"],
  ["/share-certificate%23abc-_", "/share-certificate#abc-_"],
  ["/login_student?first=true%23ABCD.17", "/login_student?first=true#ABCD.17"],
])("%s leads to %s", (url, meant) => {
  expect(tidyAddress(url)).toBe(meant);
});

test.each([
  `/digital_diploma/${ID}`,
  `/digital_diploma/${ID}/`,
  "/verification?q=a.",
  "/nowhere.",
  "/diplomasList?search=%2312",
  "/%E0%A4%A",
])("%s stays as it is", (url) => {
  expect(tidyAddress(url)).toBeNull();
});
