/** The files of a slowly read archive are right when each is made, not when the download began. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { compromiseKey, giveNextKey, sealerOf } from "../../../../test/seals.ts";
import { unzip } from "../../../../test/unzip.ts";
import type { TenantActor } from "../../../platform/actor.ts";

const clock = falseClock();
const { fixtures, ended, rooms, db } = await startChainApp({ clock });

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

async function issueBatch() {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  for (const number of NUMBERS)
    await fixtures.student({ university, values: { studentNumber: `S${number}`, nationalId: `${number}` } });
  const diplomas = NUMBERS.map((number) =>
    diplomaValues(number, { studentNumber: `S${number}`, diplomaNumber: `2025/${number}` }),
  );
  await agent.call(addDiplomas, { mode: "modeOne", diplomas });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const [first] = (await agent.call(getAllDiplomas)).diplomas;
  const actor: TenantActor = {
    kind: "staff",
    role: "agent_uni",
    id: agent.user.id,
    universityId: university.id,
    session: Buffer.alloc(32),
    confirmedAt: clock.now(),
    reviewedAt: null,
  };
  return { university, actor, batchId: String(first?.batchId) };
}

test("a key compromised during a download seals no file that is begun later", async () => {
  const { university, actor, batchId } = await issueBatch();
  const archive = await rooms.documents.batchArchive({ actor, language: "en" }, batchId);
  const chunks: Buffer[] = [];
  let next: string | undefined;
  for await (const chunk of archive) {
    chunks.push(chunk);
    if (next !== undefined) continue;
    await compromiseKey(db, university.id);
    next = (await giveNextKey({ db, rooms }, university.id)).public_id;
    clock.advance({ minutes: 1 });
  }
  const { message, files } = unzip(Buffer.concat(chunks));
  const sealers = files.map(({ bytes }) => sealerOf(Buffer.from(bytes)));
  expect({ message, count: files.length }).toEqual({ message: "", count: NUMBERS.length });
  expect([sealers[0] === next, sealers.at(-1)]).toEqual([false, next]);
});
