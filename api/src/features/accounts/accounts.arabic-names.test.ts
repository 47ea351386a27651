/** Names of users in Arabic letters through HTTP: entering, refusing, finding, and reading them. */

import { createAgentUni, registerAgentUni, resolveToken } from "@ijaza/schema/accounts/calls";
import { exportUsers, getAllUsers, sendMail } from "@ijaza/schema/accounts/lists";
import { updateUser, updateUserById } from "@ijaza/schema/accounts/own";
import { exportAudit, getAudit } from "@ijaza/schema/audit/calls";
import type { Language } from "@ijaza/schema/product";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { getAgents, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { columnOf, exportSheet } from "../../../test/exported-sheet.ts";
import { type Member, PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { db, fixtures, mails, visitor } = await startTestApp();

const NAME = "منير بالحاج";

// Every test calls from the same address, and takes the same names.
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  await inScope(db, EVERYTHING, (trx) => trx.updateTable("users").set({ deleted_at: new Date() }).execute());
});

async function cast() {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university, username: "Mounir Belhaj", usernameAr: NAME });
  const agent = await fixtures.agent({ university, username: "Leïla Mestiri" });
  return { university, responsable, agent };
}

const INVITED = { username: "Salma T.", usernameAr: " سلمى \u00a0 التونسي ", email: "salma@staff.example" };

describe("a name in Arabic letters", () => {
  test("is given with an invitation, in its stored form, and may be changed by who registers", async () => {
    const { responsable } = await cast();
    const { user } = await responsable.call(createAgentUni, INVITED);
    expect(user).toMatchObject({ username: "Salma T.", usernameAr: "سلمى التونسي" });
    const token = (await mails.linkFor(INVITED.email)).pathname.split("/").at(-1) ?? "";
    expect(await visitor().call(resolveToken, { token })).toMatchObject({ usernameAr: "سلمى التونسي" });
    const registration = { token, username: "Salma T.", usernameAr: "سلمى بن يوسف", password: PASSWORD };
    const client = visitor();
    expect((await client.call(registerAgentUni, registration)).user.usernameAr).toBe("سلمى بن يوسف");
    expect((await client.call(verifyUser)).user?.usernameAr).toBe("سلمى بن يوسف");
  });

  test("stays as it was invited when who registers says nothing of it", async () => {
    const { responsable } = await cast();
    await responsable.call(createAgentUni, INVITED);
    const token = (await mails.linkFor(INVITED.email)).pathname.split("/").at(-1) ?? "";
    const { user } = await visitor().call(registerAgentUni, { token, username: "Salma T.", password: PASSWORD });
    expect(user.usernameAr).toBe("سلمى التونسي");
  });

  test("is changed and removed by its owner and by an administrator, and the log says which field", async () => {
    const { agent, responsable } = await cast();
    expect((await agent.call(updateUser, { usernameAr: "ليلى المستيري" })).user.usernameAr).toBe("ليلى المستيري");
    expect((await agent.call(updateUser, { numero: "+216 71 000 000" })).user.usernameAr).toBe("ليلى المستيري");
    const admin = await fixtures.admin();
    const change = { userId: agent.user.id, usernameAr: "" };
    expect((await admin.call(updateUserById, change)).user.usernameAr).toBeNull();
    const { events } = await responsable.call(getAudit, { kind: "user.changed" });
    expect(events.map(({ data }) => data)).toEqual([
      { fields: "username_ar" },
      { fields: "numero" },
      { fields: "username_ar" },
    ]);
  });

  test.each([
    ["Mounir", "not_arabic_letters"],
    ["منير Belhaj", "not_arabic_letters"],
    ["12 34", "no_letter"],
    ["منير\u200b", "invisible_character"],
    ["\u202eمنير", "bidi_control"],
  ])("is refused as %j", async (usernameAr, error) => {
    const { agent } = await cast();
    const refusal = await agent.refused(updateUser, { usernameAr });
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: "usernameAr", error }] });
  });

  test.each([NAME, "منير  بالحاج", "منـير بالحاج", "مُنِير بالحاج"])(
    "that another user has is refused, also as %j",
    async (usernameAr) => {
      const { agent, responsable } = await cast();
      await responsable.call(createAgentUni, INVITED);
      const token = (await mails.linkFor(INVITED.email)).pathname.split("/").at(-1) ?? "";
      const registration = { token, username: "Salma T.", usernameAr, password: PASSWORD };
      for (const refusal of [
        await agent.refused(updateUser, { usernameAr }),
        await responsable.refused(createAgentUni, {
          ...INVITED,
          usernameAr,
          email: "other@staff.example",
          username: "O",
        }),
        await visitor().refused(registerAgentUni, registration),
      ]) {
        expect(refusal).toMatchObject({ status: 409, error: "username_ar_taken" });
      }
    },
  );

  test("is refused where another user is read by it: by a username in Arabic letters", async () => {
    const { agent, university } = await cast();
    const other = await fixtures.agent({ university, username: "سامي العياري" });
    expect(await agent.refused(updateUser, { usernameAr: "سامي العياري" })).toMatchObject({
      error: "username_ar_taken",
    });
    expect(await other.refused(updateUser, { username: NAME })).toMatchObject({ error: "username_ar_taken" });
    await other.call(updateUser, { usernameAr: "سامي ع." });
    await agent.call(updateUser, { usernameAr: "سامي العياري" });
  });
});

describe("lists of users", () => {
  test.each(["بالحاج", "مُنِير", "Mestiri", "leila", "staff.example"])("find by %j in either script", async (search) => {
    const { responsable, agent } = await cast();
    await agent.call(updateUser, { usernameAr: "ليلى المستيري" });
    const { users } = await responsable.call(getAllUsers, { search });
    const isOfAgent = search === "Mestiri" || search === "leila";
    const expected = search === "staff.example" ? [responsable, agent] : [isOfAgent ? agent : responsable];
    expect(users.map(({ _id }) => _id).toSorted()).toEqual(expected.map(({ user }) => user.id).toSorted());
  });

  test("find the names and the e-mail as they are now", async () => {
    const { responsable, agent, university } = await cast();
    const found = async (search: string) => (await responsable.call(getAgents, { search })).total;
    await agent.call(updateUser, { username: "Hind Berrada", usernameAr: "هند برادة" });
    expect([await found("Mestiri"), await found("hind"), await found("هند براده")]).toEqual([0, 1, 1]);
    await fixtures.agent({ university, usernameAr: "أحمد" });
    const { agents } = await responsable.call(getAgents, { sort: "usernameAr" });
    expect(agents.map(({ usernameAr }) => usernameAr)).toEqual(["أحمد", "هند برادة"]);
  });
});

describe("who reads Arabic reads it", () => {
  const mailIn = async (language: Language, reader: Member, sender: Member) => {
    await reader.call(updatePreferences, { language });
    const message = { userId: reader.user.id, subject: "Hello", message: "Text" };
    await sender.call(sendMail, message);
    return (await mails.to(reader.user.email)).at(-1)?.text;
  };

  test("in mails, for the reader and for the sender, and others do not", async () => {
    const { responsable, agent } = await cast();
    await agent.call(updateUser, { usernameAr: "ليلى المستيري" });
    const arabic = await mailIn("ar", agent, responsable);
    expect(arabic).toContain("مرحبًا ليلى المستيري،");
    expect(arabic).toContain(`يكتب إليك ${NAME} عبر`);
    const french = await mailIn("fr", agent, responsable);
    expect(french).toContain("Bonjour Leïla Mestiri,");
    expect(french).toContain("Mounir Belhaj vous écrit");
    await agent.call(updateUser, { usernameAr: "" });
    expect(await mailIn("ar", agent, responsable)).toContain("مرحبًا Leïla Mestiri،");
  });

  test("in the audit log and its file, and in the file of users beside the username", async () => {
    const { responsable, agent } = await cast();
    for (const { user } of [responsable, agent]) await fixtures.signedIn(user);
    const { events } = await responsable.call(getAudit, { kind: "session" });
    expect(events[0]?.actor).toMatchObject({ usernameAr: null, username: "Leïla Mestiri" });
    expect(events[1]?.actor).toMatchObject({ usernameAr: NAME, username: "Mounir Belhaj" });
    const query = { format: "csv", kind: "session" } as const;
    const log = await exportSheet(responsable, exportAudit, query, { language: "ar" });
    expect(columnOf(log, "صاحب العملية")).toEqual(["Leïla Mestiri", NAME]);
    const users = await exportSheet(responsable, exportUsers, { format: "csv", role: "resp_uni" });
    expect([columnOf(users, "Name"), columnOf(users, "Name (Arabic)")]).toEqual([["Mounir Belhaj"], [NAME]]);
  });
});
