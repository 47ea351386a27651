/** What the build leaves out of an endpoint is missed in tests as well. */
import { getAllUsers } from "@ijaza/schema/accounts/lists";
import { expect, test } from "vitest";

test("what the built client has of an endpoint can be read, the rest throws", () => {
  expect(getAllUsers).toMatchObject({ method: "GET", path: "/api/user/getAllUsers" });
  expect(() => getAllUsers.reply).toThrow("no “reply” of an endpoint");
});

test("no module of the schema reads of an endpoint what the client has not", async () => {
  const modules = import.meta.glob(["../../../../schema/src/**/*.ts", "!**/*.test.ts"]);
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  expect(loaded.length).toBeGreaterThan(80);
});
