/** What a verifier would refuse, or could not be drawn, is not accepted. */

import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { layoutOf } from "../../../../test/layouts.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, owner } = await startTestApp();

/** A diploma that waits for its acceptance; `change` writes past the rules, as a former release has. */
async function waiting() {
  const university = await fixtures.university();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [{ ...studentValues(1), ...diplomaValues(1) }] });
  const { diplomas } = await agent.call(getPendingByAgent);
  const [id = ""] = diplomas.map(({ _id }) => _id);
  const change = (statement: RawBuilder<unknown>) => inScope(owner, EVERYTHING, (trx) => statement.execute(trx));
  const refused = () => responsable.refused(decideDiplomas, { diplomasIds: [id], decision: "accepted" });
  return { university, id, change, refused };
}

test.each([
  ["Réseaux\u200b", "invisible_character"],
  ["Réseaux\u202e", "bidi_control"],
])("a diploma that was stored before the rule, with %j, is not accepted", async (title, error) => {
  const { id, change, refused } = await waiting();
  await change(sql`update diplomas set title_fr = ${title} where id = ${id}`);
  const path = `${diplomaValues(1).diplomaNumber}.titleFr`;
  expect(await refused()).toMatchObject({ status: 422, errors: [{ path, error }] });
});

test("a diploma is not accepted with a template that was stored before the rule, and could print more than can be drawn", async () => {
  const { university, change, refused } = await waiting();
  const layout = JSON.stringify(layoutOf("{thesisTitle}".repeat(100)));
  await change(sql`update template_versions set layout = ${layout} where university_id = ${university.id}`);
  expect(await refused()).toMatchObject({ status: 422, error: "template_text_too_long" });
});
