/** What is left before the first document is signed, from what really is: of a university, and of an agent. */
import { createAgentUni } from "@ijaza/schema/accounts/calls";
import { beginPasskey, finishPasskey } from "@ijaza/schema/accounts/second-factor";
import { requestCredits } from "@ijaza/schema/credits/calls";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { putSignatory, removeSignatory } from "@ijaza/schema/signatories/calls";
import { getFirstSteps } from "@ijaza/schema/statistics/overviews";
import { getDiplomaTemplates, putDiplomaTemplate } from "@ijaza/schema/templates/calls";
import { updateUniversity } from "@ijaza/schema/universities/calls";
import { expect, test } from "vitest";
import { createAuthenticator } from "../../../test/authenticator.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import type { Client } from "../../../test/client.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import type { Member } from "../../../test/fixtures.ts";
import { pictureUrl, signatoryValues } from "../../../test/signatory-values.ts";

const { fixtures } = await startChainApp();

const stepsOf = async (client: Client) => {
  const { steps } = await client.call(getFirstSteps);
  return Object.fromEntries(steps.map(({ name, state }) => [name, state]));
};
const importOne = async (agent: Member) => {
  const university = { id: agent.universityId };
  const { student_number: studentNumber } = await fixtures.student({ university });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: [diplomaValues(1, { studentNumber })] });
};
const protect = async (client: Client) => {
  const { options } = await client.call(beginPasskey);
  await client.call(finishPasskey, { name: "Phone", response: createAuthenticator().make(options) });
};

test("a new university has everything to do, whatever templates it was founded with", async () => {
  const responsable = await fixtures.responsable();
  expect((await responsable.call(getFirstSteps)).steps).toEqual([
    { name: "secondFactor", state: "open" },
    { name: "signatory", state: "open" },
    { name: "agent", state: "open" },
    { name: "credits", state: "open" },
    { name: "template", state: "open" },
    { name: "emblem", state: "open" },
    { name: "import", state: "open" },
    { name: "decision", state: "open" },
    { name: "signing", state: "open" },
  ]);
});

test("the second factor is one's own, the rest the university's", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  await protect(responsable);
  expect(await stepsOf(responsable)).toMatchObject({ secondFactor: "done" });
  expect(await stepsOf(await fixtures.universityAdmin({ university }))).toMatchObject({ secondFactor: "open" });
});

test("a signatory counts with a picture of the signature, and while in use", async () => {
  const responsable = await fixtures.responsable();
  const { signatory } = await responsable.call(putSignatory, signatoryValues());
  expect(await stepsOf(responsable)).toMatchObject({ signatory: "open" });
  const { id } = signatory;
  await responsable.call(putSignatory, { ...signatoryValues(), id, pictureUrl: await pictureUrl() });
  expect(await stepsOf(responsable)).toMatchObject({ signatory: "done" });
  await responsable.call(removeSignatory, { id });
  expect(await stepsOf(responsable)).toMatchObject({ signatory: "open" });
});

test("an agent who is invited and credits that are requested are waited for", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  await responsable.call(createAgentUni, { username: "Sami Gharbi", email: "sami@staff.example" });
  await responsable.call(requestCredits, { amount: 50 });
  expect(await stepsOf(responsable)).toMatchObject({ agent: "waiting", credits: "waiting" });
  await fixtures.agent({ university });
  expect(await stepsOf(responsable)).toMatchObject({ agent: "done" });
});

test("a template is chosen by saving one, or by importing onto those of the founding", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const { templates } = await responsable.call(getDiplomaTemplates, { universityName: university.name_en });
  const { id, name, layout, _id: basedOn } = templates[0]!;
  await responsable.call(putDiplomaTemplate, { id, name: `${name} 2`, layout, basedOn });
  expect(await stepsOf(responsable)).toMatchObject({ template: "done", import: "open" });
  const agent = await fixtures.agent();
  await importOne(agent);
  const elsewhere = await fixtures.responsable({ university: { id: agent.universityId } });
  expect(await stepsOf(elsewhere)).toMatchObject({ template: "done", import: "done" });
});

test("credits that were granted and an emblem are done", async () => {
  const university = await fixtures.issuingUniversity();
  const responsable = await fixtures.responsable({ university });
  expect(await stepsOf(responsable)).toMatchObject({ credits: "done", emblem: "open" });
  await (await fixtures.admin()).call(updateUniversity, { _id: university.id, logo: await pictureUrl() });
  expect(await stepsOf(responsable)).toMatchObject({ emblem: "done" });
});

test("an agent has three steps, which count the own records alone", async () => {
  const university = await fixtures.university();
  const [agent, other] = [await fixtures.agent({ university }), await fixtures.agent({ university })];
  const responsable = await fixtures.responsable({ university });
  await importOne(agent);
  expect(await stepsOf(agent)).toEqual({ import: "done", decision: "waiting", signing: "open" });
  expect(await stepsOf(other)).toEqual({ import: "open", decision: "open", signing: "open" });
  expect(await stepsOf(responsable)).toMatchObject({ import: "done", decision: "open" });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  expect(await stepsOf(agent)).toEqual({ import: "done", decision: "done", signing: "open" });
  expect(await stepsOf(await fixtures.responsable())).toMatchObject({ import: "open", agent: "open" });
});

test("once a document is signed nothing is left, for a new agent only once one of theirs is", async () => {
  const { university, responsable, agent } = await fixtures.signedDiploma();
  expect(await stepsOf(responsable)).toEqual({});
  expect(await stepsOf(agent)).toEqual({});
  expect(await stepsOf(await fixtures.agent({ university }))).toMatchObject({ import: "open" });
});
