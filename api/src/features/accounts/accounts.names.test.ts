/** Usernames through HTTP: every name is visible, and no two look alike. */

import { createAgentUni, registerAgentUni } from "@ijaza/schema/accounts/calls";
import { sendEmailToContactHelp } from "@ijaza/schema/accounts/contact";
import { updateUser } from "@ijaza/schema/accounts/own";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { signIn } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { db, fixtures, mails, visitor } = await startTestApp();

const HOLDER = "Mounir Belhaj";
const ALIKE = [
  "\u041counir Belhaj",
  "mounir BELHAJ",
  "Mounir\u00a0Belhaj",
  " Mounir  Belhaj ",
  "\uff2dounir Belhaj",
  "Rnounir Belhaj",
  "Mounir BeIhaj",
];
const UNREADABLE = "data:image/png;base64,AAAA";
const UNSEEN = ["\u200b", `${HOLDER}\u200b`, "Mou\u00adnir", "Mounir\u3164"];

// Every test calls from the same address.
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  await inScope(db, EVERYTHING, (trx) => trx.updateTable("users").set({ deleted_at: new Date() }).execute());
});

/** A responsable, and a user whose name the tests imitate. */
async function cast() {
  const university = await fixtures.university();
  await fixtures.agent({ university, username: HOLDER });
  return { university, responsable: await fixtures.responsable({ university }) };
}

let lastInvited = 0;
function inviting(username: string) {
  lastInvited += 1;
  return { username, email: `invited-${lastInvited}@staff.example` };
}

async function invited(username: string) {
  const { responsable } = await cast();
  const invitation = inviting(username);
  await responsable.call(createAgentUni, invitation);
  return (await mails.linkFor(invitation.email)).pathname.split("/").at(-1) ?? "";
}

describe("a name that looks like another user's is taken", () => {
  test.each(ALIKE)("for an invited user: %j", async (username) => {
    const { responsable } = await cast();
    const refusal = await responsable.refused(createAgentUni, inviting(username));
    expect(refusal).toMatchObject({ status: 409, error: "username_taken" });
  });

  test.each(ALIKE)("for a user who registers: %j", async (username) => {
    const token = await invited("Salma Trabelsi");
    const registration = { token, username, password: PASSWORD };
    // The picture is unreadable: this shows that the name is checked before it.
    const drawn = { ...registration, signature: UNREADABLE };
    expect(await visitor().refused(registerAgentUni, drawn)).toMatchObject({ error: "username_taken" });
    await visitor().call(registerAgentUni, { ...registration, username: "Salma T." });
  });

  test.each(ALIKE)("for a renamed user: %j", async (username) => {
    const { responsable } = await cast();
    expect(await responsable.refused(updateUser, { username })).toMatchObject({ error: "username_taken" });
  });

  test("but not for its owner, who may spell it differently, and whose former name is then free", async () => {
    const { university, responsable } = await cast();
    const agent = await fixtures.agent({ university, username: "Sami Ayari" });
    expect((await agent.call(updateUser, { username: "SAMI AYARI" })).user.username).toBe("SAMI AYARI");
    await agent.call(updateUser, { username: "Sami A." });
    await responsable.call(updateUser, { username: "S\u0430mi Ayari" });
  });

  test("and is free again once the account is deleted", async () => {
    const { responsable } = await cast();
    await inScope(db, EVERYTHING, (trx) =>
      trx.updateTable("users").set({ deleted_at: new Date() }).where("username", "=", HOLDER).execute(),
    );
    await responsable.call(updateUser, { username: "\u041counir Belhaj" });
  });
});

describe("a name with invisible characters is refused", () => {
  const refusalOf = async (refused: Promise<{ errors?: { path: string; error: string }[] }>) => (await refused).errors;

  test.each(UNSEEN)("for an invited, registering or renamed user: %j", async (username) => {
    const { responsable } = await cast();
    const errors = [{ path: "username", error: "invisible_character" }];
    expect(await refusalOf(responsable.refused(createAgentUni, inviting(username)))).toMatchObject(errors);
    expect(await refusalOf(responsable.refused(updateUser, { username }))).toMatchObject(errors);
    const registration = { token: "x", username, password: PASSWORD };
    expect(await refusalOf(visitor().refused(registerAgentUni, registration))).toMatchObject(errors);
  });

  test.each([
    ["12 34", "no_letter", "Needs at least one letter"],
    [`Max${"\u0301".repeat(5)}`, "too_many_marks", "Has more than four accents or vowel marks on one letter"],
  ])("with its reason: %j is %s", async (username, error, message) => {
    const { responsable } = await cast();
    expect(await refusalOf(responsable.refused(updateUser, { username }))).toEqual([
      { path: "username", error, message },
    ]);
  });

  test("in the contact form, and in an e-mail address", async () => {
    const message = { name: "\u200b", email: "agent\u200b@a.example", subject: "Hello", message: "Hello" };
    expect(await refusalOf(visitor().refused(sendEmailToContactHelp as Endpoint, message))).toMatchObject([
      { path: "name", error: "invisible_character" },
      { path: "email", error: "invisible_character" },
    ]);
  });
});

describe("signing in by a username", () => {
  test.each([HOLDER, "mounir belhaj", "Mounir\u00a0Belhaj", " Mounir  Belhaj "])("works with %j", async (email) => {
    await cast();
    expect((await visitor().call(signIn, { email, password: PASSWORD })).user?.username).toBe(HOLDER);
  });

  test.each(["\u041counir Belhaj", "Rnounir Belhaj", "Mounir Belhaj\u200b"])("not with %j", async (email) => {
    await cast();
    const credentials = { email, password: PASSWORD };
    expect(await visitor().refused(signIn, credentials)).toMatchObject({ error: "invalid_credentials" });
  });
});
