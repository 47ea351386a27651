/** Accepting many records asks for those who sign as often as accepting few. */
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { putSignatory } from "@ijaza/schema/signatories/calls";
import { putDiplomaTemplate } from "@ijaza/schema/templates/calls";
import type pg from "pg";
import { expect, test } from "vitest";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { rowsOf } from "../../../../test/row-layouts.ts";
import { signatoryValues } from "../../../../test/signatory-values.ts";
import { openDatabase } from "../../../platform/database.ts";

let count = 0;

/** Counts the statements that are sent to the database. */
function counting(url: string) {
  const opened = openDatabase({ url });
  opened.pool.on("connect", (client: pg.PoolClient) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      count += 1;
      return send(...args);
    }) as pg.PoolClient["query"];
  });
  return Promise.resolve(opened);
}

const { fixtures } = await startTestApp({ reach: counting });

async function countAccepting(records: number): Promise<number> {
  const university = await fixtures.university();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  const { signatory } = await responsable.call(putSignatory, signatoryValues());
  await responsable.call(putDiplomaTemplate, {
    name: "Rows",
    layout: { ...rowsOf(), signatories: [signatory.id] },
  });
  const diplomas = Array.from({ length: records }, (_, at) => ({
    ...studentValues(at),
    ...diplomaValues(at),
  }));
  await agent.call(addDiplomas, { mode: "modeTwo", templateName: "Rows", diplomas });
  count = 0;
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  return count;
}

test("a hundred diplomas take no more statements than two", async () => {
  const few = await countAccepting(2);
  expect(few).toBeGreaterThan(5);
  expect(await countAccepting(100)).toBe(few);
});
