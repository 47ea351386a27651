/** Which host names are the server's own. */
import { expect, test } from "vitest";
import { isOwnHost } from "./own-host.ts";

const PUBLIC_URL = "https://diplomas.university.example";

test.each([
  "localhost:3000",
  "127.0.0.1:3000",
  "[::1]:3000",
  "192.168.1.7",
  "printer",
  "mac.local",
  "Diplomas.University.example",
])("the server answers to %s", (host) => expect(isOwnHost(host, PUBLIC_URL)).toBe(true));

test.each([
  undefined,
  "evil.example",
  "diplomas.university.example.evil.example:3000",
  "localhost.evil.example",
  "a b",
])("the server does not answer to %s, whose pages would count as its own", (host) =>
  expect(isOwnHost(host, PUBLIC_URL)).toBe(false),
);
