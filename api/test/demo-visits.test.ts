/** The visits that the demo invents for its dashboards. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { expect, test } from "vitest";
import { demoDiplomaNumber } from "../seeds/demo-diplomas.ts";
import { visitDemo } from "../seeds/demo-visits.ts";
import { inScope } from "../src/platform/database.ts";
import { startChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";

const { db, fixtures, ended } = await startChainApp();

test("only the demo's own diplomas were visited, not those that somebody signed while it was made", async () => {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const numbers = [demoDiplomaNumber(1), "L-2026-001"];
  const rows = numbers.map((diplomaNumber, at) => diplomaValues(at, { studentNumber: `V${at}`, diplomaNumber }));
  for (const { studentNumber } of rows)
    await fixtures.student({ university, values: { studentNumber: String(studentNumber) } });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: rows });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  await visitDemo(db, { universityId: university.id, now: new Date() });
  const visited = await inScope(db, { university: university.id }, (trx) =>
    trx.selectFrom("visits").select("record_id").distinct().execute(),
  );
  const { diplomas } = await agent.call(getAllDiplomas, { search: numbers[0]! });
  expect(visited).toEqual(diplomas.map(({ _id }) => ({ record_id: _id })));
});
