/** Lists as files: what every one of them leaves in the log, and those of admins: universities, users, and the audit log. */
import { exportUsers } from "@ijaza/schema/accounts/lists";
import { exportAudit, getAudit } from "@ijaza/schema/audit/calls";
import { exportCertificates } from "@ijaza/schema/certificates/reading";
import { exportDiplomas } from "@ijaza/schema/diplomas/reading";
import type { SheetCall } from "@ijaza/schema/lists/sheets";
import { exportStudents } from "@ijaza/schema/students/calls";
import { exportUniversities } from "@ijaza/schema/universities/calls";
import { expect, test } from "vitest";
import { columnOf, exportSheet } from "./exported-sheet.ts";
import { startTestApp } from "./harness.ts";

const { fixtures, clock } = await startTestApp();

type Exported = { kind: string; name: string; call: SheetCall; total: number };

test.each<Exported>([
  { kind: "certificate.exported", name: "certificates", call: exportCertificates, total: 0 },
  { kind: "diploma.exported", name: "diplomas", call: exportDiplomas, total: 0 },
  { kind: "student.exported", name: "students", call: exportStudents, total: 1 },
  { kind: "university.exported", name: "universities", call: exportUniversities, total: 1 },
  { kind: "user.exported", name: "users", call: exportUsers, total: 2 },
])("the log says who has exported how many $name, and the file bears their name and the day", async (exported) => {
  const { kind, name, call, total } = exported;
  const university = await fixtures.university();
  await fixtures.student({ university });
  const admin = await fixtures.universityAdmin({ university });
  await fixtures.agent({ university });
  const { headers } = await admin.send(call, { format: "csv" });
  const day = clock.now().toISOString().slice(0, 10);
  expect(headers["content-disposition"]).toBe(`attachment; filename="${name}-${day}.csv"`);
  const { events } = await admin.call(getAudit, { kind });
  expect(events).toMatchObject([{ kind, actor: { _id: admin.user.id }, data: { total, format: "csv" } }]);
});

test("the universities in one's scope are exported with their names, managers and balances", async () => {
  const university = await fixtures.university({ name: { en: "Tunis", fr: "Tunis, en français", ar: "تونس" } });
  const responsable = await fixtures.responsable({ university });
  await fixtures.university();
  const admin = await fixtures.admin("admin_alecso");
  const found = await exportSheet(admin, exportUniversities, { format: "xlsx", search: "Tunis" }, { language: "fr" });
  expect(columnOf(found, "Nom (français)")).toEqual(["Tunis, en français"]);
  expect(columnOf(found, "Responsable")).toEqual([responsable.user.username]);
  expect(columnOf(found, "Pays")).toEqual(["Tunisie"]);
  expect(columnOf(found, "Crédits")).toEqual(["0"]);
  const own = await exportSheet(await fixtures.universityAdmin({ university }), exportUniversities, { format: "csv" });
  expect(columnOf(own, "Name (English)")).toEqual(["Tunis"]);
});

test("the users in one's scope are exported; of one university for admins of the network only", async () => {
  const university = await fixtures.university();
  const responsable = await fixtures.responsable({ university });
  const agent = await fixtures.agent({ university });
  await fixtures.agent();
  const own = await exportSheet(responsable, exportUsers, { format: "csv", role: "agent_uni" });
  expect(columnOf(own, "Name")).toEqual([agent.user.username]);
  expect(columnOf(own, "Role")).toEqual(["University Agent"]);
  const query = { format: "csv", universityId: university.id, sort: "username" } as const;
  expect(await responsable.refused(exportUsers, query)).toMatchObject({ error: "forbidden" });
  const all = await exportSheet(await fixtures.admin(), exportUsers, query);
  expect(columnOf(all, "Name")).toEqual([agent.user.username, responsable.user.username].toSorted());
});

test("the audit log is exported as it is shown, the newest first, and its export is an event of it", async () => {
  const responsable = await fixtures.responsable();
  const query = { kind: "session" };
  const { events } = await responsable.call(getAudit, query);
  const sheet = await exportSheet(responsable, exportAudit, { format: "csv", ...query });
  expect(columnOf(sheet, "Hash")).toEqual(events.map(({ hash }) => hash));
  expect(columnOf(sheet, "Who")).toEqual(events.map(({ actor }) => actor.username));
  const exported = await responsable.call(getAudit, { kind: "audit.exported" });
  expect(exported.events).toMatchObject([{ data: { total: events.length, format: "csv" } }]);
});

test("a file is made again for a retry, and its request needs the token of its session", async () => {
  const responsable = await fixtures.responsable();
  const headers = { "idempotency-key": "the-same-key" };
  const files = [1, 2].map(() => responsable.send(exportUsers, { format: "csv" }, { headers }));
  const [first, second] = await Promise.all(files);
  expect([first?.statusCode, second?.body]).toEqual([200, first?.body]);
  const refused = await responsable.refused(exportUsers, { format: "csv" }, { headers: { "x-csrf-token": "" } });
  expect(refused).toMatchObject({ error: "csrf_missing" });
});
