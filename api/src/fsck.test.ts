/** `npm run fsck` on records and a chain: each fault is made in a transaction that is rolled back. */
import { acceptCreditRequest, acceptEtherRequest, requestCredits, requestEther } from "@ijaza/schema/credits/calls";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../test/chain-harness.ts";
import { diplomaValues } from "../test/diploma-values.ts";
import { EVERYTHING } from "../test/everything.ts";
import { studentValues } from "../test/fixtures.ts";
import { AUDIT_PLANTINGS } from "../test/fsck/audit-plantings.ts";
import { BATCH_PLANTINGS } from "../test/fsck/batch-plantings.ts";
import { COUNT_PLANTINGS } from "../test/fsck/count-plantings.ts";
import { CREDIT_PLANTINGS } from "../test/fsck/credit-plantings.ts";
import { type Names, type Planting, plantedCodes, withIds } from "../test/fsck/planting.ts";
import { RECORD_PLANTINGS } from "../test/fsck/record-plantings.ts";
import { askingUniversity } from "../test/funding-scene.ts";
import { TEST_SECRETS } from "../test/harness.ts";
import { readIdentity } from "./features/chain/identity.ts";
import { createNode } from "./features/chain/node.ts";
import { checkRows, fsck } from "./fsck.ts";
import { appendAudit, SYSTEM } from "./platform/audit/audit.ts";
import { inScope, undone } from "./platform/database.ts";
import type { Finding } from "./platform/fsck/findings.ts";

const app = await startChainApp();
const { fixtures, ended, settled, chain, owner, url, storage } = app;
const IMPORT = "import-0123456789-0123456789";
const MANY = 5;

let names: Names = {};
/** The diplomas of the big batch, for findings about each of them. */
let each: string[] = [];

/** A batch of five with one revoked, a batch of one, and accepted requests for credits and ether. */
beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const signed = async (numbers: number[], importId: string) => {
    const diplomas = numbers.map((number) => ({ ...studentValues(number), ...diplomaValues(number) }));
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas, importId, firstRow: 2 });
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
    const list = await agent.call(getAllDiplomas, { status: "signed" });
    return list.diplomas.map(({ _id }) => _id);
  };
  each = await signed(
    Array.from({ length: MANY }, (_, at) => at + 1),
    IMPORT,
  );
  const [revoked = "", diploma = ""] = each;
  const lone = (await signed([MANY + 1], `${IMPORT}-lone`)).find((id) => !each.includes(id))!;
  await ended(responsable, await responsable.call(revokeDiploma, { _id: revoked, reason: "issued_in_error" }));
  const requests = await acceptedRequests();
  names = { university: university.id, import: IMPORT, revoked, diploma, lone, ...requests };
  names = { ...names, ...(await findRows()) };
});

async function acceptedRequests() {
  const admin = await fixtures.admin();
  const { responsable } = await askingUniversity(app);
  const credit = await responsable.call(requestCredits, { amount: 250 });
  await admin.call(acceptCreditRequest, { demandId: credit.demand._id });
  const ether = await responsable.call(requestEther);
  await admin.call(acceptEtherRequest, { demandId: ether.demand._id });
  await settled();
  return { credit: credit.demand._id, ether: ether.demand._id };
}

const statement = (text: string) => sql.raw<Record<string, unknown>>(withIds(text, names, (id) => `'${id}'`));

/** Rows that the scene has created indirectly. */
async function findRows(): Promise<Names> {
  const { rows } = await inScope(owner, EVERYTHING, (trx) =>
    statement(`
      select one.batch_id as "batch", lone.batch_id as "loneBatch",
        (select id from credit_entries where kind = 'issue' and reference = one.batch_id) as "issue",
        (select id from credit_entries where kind = 'issue' and reference = lone.batch_id) as "loneIssue",
        (select id from credit_entries where kind = 'grant' and university_id = $university) as "grant",
        (select min(hash) from chain_attempts) as "attempt",
        (select id from chain_transactions where subject->>'reference' = 'demand:' || $ether) as "payment",
        (select max(seq) from audit_events where subject_id = $diploma) as "event",
        head.seq as "head", head.seq + 1 as "next"
      from diplomas one, diplomas lone, batches b join audit_events head on head.hash = b.audit_head
      where one.id = $diploma and lone.id = $lone and b.id = one.batch_id`).execute(trx),
  );
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, String(value)]));
}

const contentKey = TEST_SECRETS.content;

const check = async (rpcUrl = chain.url) => {
  const findings: Finding[] = [];
  const report = (finding: Finding) => findings.push(finding);
  const { unable } = await fsck({ databaseUrl: url, rpcUrl, contentKey, storage, report });
  return { unable, findings };
};

/** The findings in a transaction that has run the statements. */
const findAfter = async (spoil: string) => {
  const registry = { node: createNode(chain.url), identity: (await readIdentity(owner))! };
  return undone(owner, EVERYTHING, async (trx) => {
    const reported: string[] = [];
    for (const part of spoil.split(";")) await statement(part).execute(trx);
    const report = ({ code, about }: Finding) => reported.push(`${code} ${about}`);
    return { unable: await checkRows(trx, { registry, contentKey, report }), reported: reported.sort() };
  });
};

test("a count that differs is reported with its day and both numbers", async () => {
  const registry = { node: createNode(chain.url), identity: (await readIdentity(owner))! };
  const details = await undone(owner, EVERYTHING, async (trx) => {
    await statement(COUNT_PLANTINGS[2]!.spoil).execute(trx);
    const findings: Finding[] = [];
    await checkRows(trx, { registry, contentKey, report: (finding) => findings.push(finding) });
    return findings.map(({ detail }) => detail);
  });
  expect(details).toEqual(["2020-01-02 holder 2019-2020 F: 1, not 0"]);
});

const expected = (reported: readonly string[]) =>
  reported
    .flatMap((line) => (line.includes("$each") ? each.map((id) => line.replace("$each", id)) : [line]))
    .map((line) => withIds(line, names))
    .sort();

test("consistent records and chain have no findings", async () => {
  expect(await check()).toEqual({ unable: null, findings: [] });
});

test("an event that says nothing of a record's state is no finding", async () => {
  const registry = { node: createNode(chain.url), identity: (await readIdentity(owner))! };
  const reported = await undone(owner, EVERYTHING, async (trx) => {
    const events = [{ kind: "diploma.visibility_changed", subjectId: names.diploma! }];
    await appendAudit(trx, { universityId: names.university!, author: SYSTEM, at: new Date(), events });
    const findings: Finding[] = [];
    await checkRows(trx, { registry, contentKey, report: (finding) => findings.push(finding) });
    return findings;
  });
  expect(reported).toEqual([]);
});

test("a chain that is down is no finding: the skipped checks are reported", async () => {
  const { unable, findings } = await check("http://127.0.0.1:1");
  expect(findings).toEqual([]);
  expect(unable).toMatch(/could not be asked/);
});

const PLANTINGS = [
  ...AUDIT_PLANTINGS,
  ...RECORD_PLANTINGS,
  ...BATCH_PLANTINGS,
  ...CREDIT_PLANTINGS,
  ...COUNT_PLANTINGS,
];
/** Of each finding one fault, and further faults that lead to the same finding. */
const codes = plantedCodes(PLANTINGS);
const FIRST = PLANTINGS.filter((_, at) => codes.indexOf(codes[at]!) === at);
const FURTHER = PLANTINGS.filter((each) => !FIRST.includes(each));

const isReported = async ({ spoil, reported }: Planting) =>
  expect(await findAfter(spoil)).toEqual({ unable: null, reported: expected(reported) });

test.each(FIRST)("the fault is reported: $what", isReported);
test.each(FURTHER)("the fault is reported: $what", { tags: ["all"] }, isReported);
