/** Reading the audit log: in scope, in order, with display names that the log itself does not contain. */
import { deleteAgent } from "@ijaza/schema/accounts/lists";
import { exportAudit, getAudit } from "@ijaza/schema/audit/calls";
import { selectMode } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../database.ts";
import { appendAudit, SYSTEM } from "./audit.ts";

const { fixtures, db } = await startTestApp();

const append = (universityId: string | null, { kind, at }: { kind: string; at: string }) =>
  inScope(db, EVERYTHING, (trx) =>
    appendAudit(trx, { universityId, author: SYSTEM, at: new Date(at), events: [{ kind, subjectId: "x" }] }),
  );

test("a responsable reads what happened in the university, the newest first, with the names of its people", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const agent = await fixtures.agent({ university });
  await agent.call(selectMode, { mode: "modeTwo" });
  const { events, total } = await responsable.call(getAudit, { pageSize: 3 });
  expect(events.length).toBe(3);
  expect(total).toBeGreaterThan(3);
  expect(events[0]).toMatchObject({
    kind: "user.mode_selected",
    subjectId: agent.user.id,
    data: { from: null, to: "modeTwo" },
    actor: { _id: agent.user.id, role: "agent_uni", username: agent.user.username },
    university: { _id: university.id },
  });
  const { events: rest } = await responsable.call(getAudit, { pageSize: 3, page: 2 });
  expect(rest[0]!.at <= events[2]!.at).toBe(true);
});

test("whoever was deleted keeps the name in the log and in its export", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const agent = await fixtures.agent({ university });
  await agent.call(selectMode, { mode: "modeTwo" });
  await responsable.call(deleteAgent, { agentId: agent.user.id });
  const { events } = await responsable.call(getAudit, { kind: "user.mode_selected" });
  expect(events.map(({ actor }) => actor.username)).toEqual([agent.user.username]);
  const sheet = await responsable.send(exportAudit, { format: "csv", kind: "user.mode_selected" });
  expect(sheet.body).toContain(agent.user.username);
});

test("nobody reads another university's log; the platform reads all logs", async () => {
  const { id } = await fixtures.university();
  await append(id, { kind: "email.change_asked", at: "2026-01-05T10:00:00Z" });
  await append(null, { kind: "email.change_withdrawn", at: "2026-01-05T10:00:00Z" });
  const stranger = await fixtures.universityAdmin();
  expect((await stranger.call(getAudit, { kind: "email" })).events).toEqual([]);
  const admin = await fixtures.admin();
  expect((await admin.call(getAudit, { kind: "email" })).events.map(({ kind }) => kind).sort()).toEqual([
    "email.change_asked",
    "email.change_withdrawn",
  ]);
  expect((await admin.call(getAudit, { kind: "email.change_asked" })).total).toBe(1);
});

test("a day is included as a whole, a moment to the millisecond", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  for (const at of ["2026-03-01T00:00:00.000Z", "2026-03-01T23:59:59.999Z", "2026-03-02T00:00:00.000Z"]) {
    await append(university.id, { kind: "ether.sent", at });
  }
  const count = async (range: { from?: string; to?: string }) =>
    (await responsable.call(getAudit, { kind: "ether", ...range })).total;
  expect(await count({ from: "2026-03-01", to: "2026-03-01" })).toBe(2);
  expect(await count({ from: "2026-03-02" })).toBe(1);
  expect(await count({ to: "2026-03-01T00:00:00.000Z" })).toBe(1);
  expect(await responsable.refused(getAudit, { from: "yesterday" })).toMatchObject({ error: "invalid_input" });
});
