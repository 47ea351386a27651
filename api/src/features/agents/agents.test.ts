/** The staff of a university through HTTP: its agents, its responsable, and the import mode of each. */
import { deleteAgent } from "@ijaza/schema/accounts/lists";
import { updateUniversity } from "@ijaza/schema/universities/calls";
import { getAgents, getResponsable, selectMode, verifyUser } from "@ijaza/schema/users/calls";
import { describe, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { setUpPending } from "../../../test/pending-scene.ts";

const { fixtures } = await startTestApp();

describe("the agents of a university", () => {
  test("are listed for its responsable and its admin, with the waiting records of each", async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    await fixtures.agent();
    for (const reader of [await fixtures.responsable({ university }), await fixtures.universityAdmin({ university })]) {
      const { agents, total } = await reader.call(getAgents);
      expect(total).toBe(1);
      expect(agents).toMatchObject([{ _id: agent.user.id, pendingDiplomas: 0, pendingCertificates: 0 }]);
    }
  });

  test("who are deleted are listed apart while something of theirs waits", async () => {
    const { agent, responsable } = await setUpPending(fixtures, 2);
    await responsable.call(deleteAgent, { agentId: agent.user.id });
    const { agents, former } = await responsable.call(getAgents);
    expect(agents).toEqual([]);
    expect(former).toMatchObject([{ _id: agent.user.id, username: agent.user.username, pendingDiplomas: 2 }]);
  });

  test("are searched by name and e-mail, and sorted", async () => {
    const university = await fixtures.university();
    const responsable = await fixtures.responsable({ university });
    for (const username of ["Salma Ben Youssef", "Anouar Jlassi"]) {
      await fixtures.account("agent_uni", { universityId: university.id, username });
    }
    const names = async (query: { search?: string; sort?: string }) =>
      (await responsable.call(getAgents, query)).agents.map((agent) => agent.username);
    expect(await names({ sort: "username" })).toEqual(["Anouar Jlassi", "Salma Ben Youssef"]);
    expect(await names({ search: "youssef SALMA" })).toEqual(["Salma Ben Youssef"]);
  });
});

describe("the responsable of a university", () => {
  test("is shown to its agents, and null while there is none", async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    expect(await agent.call(getResponsable)).toEqual({ responsable: null });
    await fixtures.responsable();
    const responsable = await fixtures.account("resp_uni", { universityId: university.id });
    expect(await agent.call(getResponsable)).toMatchObject({ responsable: { _id: responsable.id } });
  });

  test("is not shown while blocked if there is another one", async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    const first = await fixtures.account("resp_uni", { universityId: university.id });
    const second = await fixtures.account("resp_uni", { universityId: university.id });
    await fixtures.blocked(second);
    expect(await agent.call(getResponsable)).toMatchObject({ responsable: { _id: first.id } });
  });
});

describe("an import mode", () => {
  test("is selected for the own account among those of the university", async () => {
    const university = await fixtures.university({ modes: ["modeOne", "modeTwo"] });
    const agent = await fixtures.agent({ university });
    const colleague = await fixtures.agent({ university });
    expect(await agent.call(selectMode, { mode: "modeTwo" })).toEqual({ modeSelected: "modeTwo" });
    expect((await agent.call(verifyUser)).user?.modeSelected).toBe("modeTwo");
    expect((await colleague.call(verifyUser)).user?.modeSelected).toBeNull();
    expect(await agent.refused(selectMode, { mode: "modeThree" })).toMatchObject({ error: "mode_not_enabled" });
    const mode = { modeOne: true, modeTwo: false, modeThree: false, modeFour: false };
    await (await fixtures.admin("admin_alecso")).call(updateUniversity, { _id: university.id, mode });
    expect((await agent.call(verifyUser)).user?.modeSelected).toBeNull();
  });
});
