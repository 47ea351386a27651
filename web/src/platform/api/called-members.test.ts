/** What the build leaves out of an endpoint is missed in tests as well. */
import { getAllUsers } from "@ijaza/schema/account-lists";
import { expect, test } from "vitest";

test("what the built client has of an endpoint can be read, the rest throws", () => {
  expect(getAllUsers).toMatchObject({ method: "GET", path: "/api/user/getAllUsers", who: expect.anything() });
  expect(() => getAllUsers.reply).toThrow("no “reply” of an endpoint");
});
