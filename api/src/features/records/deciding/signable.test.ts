/** A record that a verifier would refuse is not accepted, and its row and field are named. */
import { getPendingByAgent } from "@ijaza/schema/diploma-reading";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, owner } = await startTestApp();

test.each([
  ["Réseaux\u200b", "invisible_character"],
  ["Réseaux\u202e", "bidi_control"],
])("a diploma that was stored before the rule, with %j, is not accepted", async (title, error) => {
  const university = await fixtures.university();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [{ ...studentValues(1), ...diplomaValues(1) }] });
  const { diplomas } = await agent.call(getPendingByAgent);
  const [id = ""] = diplomas.map(({ _id }) => _id);
  const changed = sql`update diplomas set title_fr = ${title} where id = ${id}`;
  await inScope(owner, "all", (trx) => changed.execute(trx));
  const refused = await responsable.refused(decideDiplomas, { diplomasIds: [id], decision: "accepted" });
  const path = `${diplomaValues(1).diplomaNumber}.titleFr`;
  expect(refused).toMatchObject({ status: 422, errors: [{ path, error }] });
});
