/** The diplomas and certificates of the demo, over two starts of the server. */
import { deleteAgent } from "@ijaza/schema/accounts/lists";
import { getAllCertificates } from "@ijaza/schema/certificates/reading";
import { deleteDiploma, updateDiploma } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { getShares } from "@ijaza/schema/sharing/shares";
import { getAccessRequests } from "@ijaza/schema/sharing/third-party";
import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { callOf } from "@ijaza/schema/statistics/statistic";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { signIn, signInStudent } from "@ijaza/schema/users/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemo } from "../seeds/demo.ts";
import type { App } from "../src/app.ts";
import { inScope } from "../src/platform/database.ts";
import { createPasswords } from "../src/platform/passwords.ts";
import { listenForSignals } from "../src/platform/signals.ts";
import { startChainApp } from "./chain-harness.ts";
import { EVERYTHING } from "./everything.ts";
import { CHEAP, TEST_PUBLIC_URL, TEST_SECRETS } from "./harness.ts";

const { db, url, rooms, visitor } = await startChainApp();
const signals = listenForSignals(url);
afterAll(() => signals.close());
const password = "the password of the demo";

/** Does for the demo what a start of the server does. */
const start = async () => {
  const passwords = createPasswords({ pepper: TEST_SECRETS.pepper, cost: CHEAP });
  const demo = await loadDemo({ rooms, passwords } as App, { db, signals, password, publicUrl: TEST_PUBLIC_URL });
  await demo.issue();
};

beforeAll(start);

test("a correction or a deletion in the demo is kept after the next start", async () => {
  const agent = visitor();
  await agent.call(signIn, { email: "agent@ijaza.example", password });
  const { diplomas, counts } = await agent.call(getAllDiplomas, { status: "rejected" });
  expect([counts.signed, counts.revoked, counts.rejected]).toEqual([24, 3, 4]);
  for (const { programmeAr, specialityEn, establishmentAr, placeOfIssue } of diplomas) {
    expect([programmeAr, specialityEn, establishmentAr, placeOfIssue]).not.toContain(null);
  }
  const [corrected, deleted] = diplomas;
  await agent.call(updateDiploma, { _id: corrected!._id, titleEn: "Corrected" });
  await agent.call(deleteDiploma, { _id: deleted!._id });
  const before = (await agent.call(getAllDiplomas, {})).counts;
  await start();
  expect((await agent.call(getAllDiplomas, {})).counts).toEqual(before);
});

test("the demo has certificates in several statuses, including expired and revoked", async () => {
  const agent = visitor();
  await agent.call(signIn, { email: "agent@ijaza.example", password });
  const { counts } = await agent.call(getAllCertificates, {});
  expect(counts).toMatchObject({ signed: 6, revoked: 1, rejected: 2, pending: 4 });
  expect(await agent.call(getAllCertificates, { expired: "true" })).toMatchObject({ total: 1 });
});

test("the demo's documents are printed in rows, with those who sign them", async () => {
  const layouts = await inScope(db, EVERYTHING, async (trx) => {
    const issued = [
      ...(await trx
        .selectFrom("diplomas")
        .where("status", "=", "signed")
        .select("template_version_id as id")
        .execute()),
      ...(await trx
        .selectFrom("certificates")
        .where("status", "=", "signed")
        .select("template_version_id as id")
        .execute()),
    ];
    const versions = await trx.selectFrom("template_versions").select(["id", "layout"]).execute();
    const layoutOf = new Map(versions.map(({ id, layout }) => [id, layout]));
    return issued.map(({ id }) => layoutOf.get(id ?? "") as StackLayout);
  });
  expect(layouts.length).toBeGreaterThan(25);
  for (const { version, signatories } of layouts) {
    expect([version, signatories.length > 0, signatories.includes(null)]).toEqual([2, true, false]);
  }
});

test("the demo has visits of the past year, and another start adds none", async () => {
  const read = async () => {
    const agent = visitor();
    await agent.call(signIn, { email: "agent@ijaza.example", password });
    return agent.call(callOf(STATISTICS.visitsByMonth, "agent_uni")!, {});
  };
  const { months } = await read();
  // The last one may have begun with the demo.
  expect([months.length, months.slice(0, -1).every(({ count }) => count > 0)]).toEqual([12, true]);
  await start();
  expect(await read()).toEqual({ months });
});

test("the demo student has shares in several states and one waiting request, which another start does not repeat", async () => {
  await start();
  await rooms.sharing.requests.sweep();
  const student = visitor();
  await student.call(signInStudent, { identifier: "student@ijaza.example", password });
  const { shares } = await student.call(getShares);
  expect(shares.map(({ state, hasPin }) => [state, hasPin])).toEqual([
    ["live", false],
    ["live", true],
    ["taken_back", false],
  ]);
  const { requests } = await student.call(getAccessRequests);
  expect(requests.map(({ state, domain }) => [state, domain])).toEqual([["waiting", "atlas.example"]]);
});

test("the demo starts again after its agent was deleted", async () => {
  const [agent, responsable] = [visitor(), visitor()];
  const { user } = await agent.call(signIn, { email: "agent@ijaza.example", password });
  await responsable.call(signIn, { email: "responsable@ijaza.example", password });
  const before = (await responsable.call(getAllDiplomas, {})).counts;
  await responsable.call(deleteAgent, { agentId: user!._id });
  await start();
  expect((await responsable.call(getAllDiplomas, {})).counts).toEqual(before);
});
