/** Passwords at rest. */
import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const cost = { memoryCost: 8, timeCost: 1 };
const passwords = createPasswords({ pepper: Buffer.alloc(32, 1), cost });

test("a password is stored as argon2id, and only the right one matches", async () => {
  const hashed = await passwords.hash("a long enough password");
  expect(hashed).toMatch(/^\$argon2id\$/);
  expect(await passwords.matches("a long enough password", hashed)).toBe(true);
  expect(await passwords.matches("another password", hashed)).toBe(false);
});

test("the production cost is 65 MiB and three passes", async () => {
  const costly = createPasswords({ pepper: Buffer.alloc(32, 1) });
  expect(await costly.hash("a long enough password")).toContain("$m=66560,t=3,p=1$");
});

test("a stolen hash is worthless without the pepper", async () => {
  const hashed = await passwords.hash("a long enough password");
  const thief = createPasswords({ pepper: Buffer.alloc(32, 2), cost });
  expect(await thief.matches("a long enough password", hashed)).toBe(false);
});

test("without a hash nothing matches, and another Unicode form of the same text does match", async () => {
  expect(await passwords.matches("nobody's", null)).toBe(false);
  const hashed = await passwords.hash("Inès à l’école".normalize("NFD"));
  expect(await passwords.matches("Inès à l’école".normalize("NFC"), hashed)).toBe(true);
});
