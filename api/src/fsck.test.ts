import { getAllDiplomas } from "@ijaza/schema/diploma-reading";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../test/chain-harness.ts";
import { diplomaValues } from "../test/diploma-values.ts";
import { studentValues } from "../test/given.ts";
import { TEST_SECRETS } from "../test/harness.ts";
import { fsck } from "./fsck.ts";
import { inScope } from "./platform/database.ts";
import type { Finding } from "./platform/fsck/findings.ts";

const { given, ended, chain, owner, url, storage } = await startChainApp();
const ids: string[] = [];

const check = async (rpcUrl = chain.url) => {
  const findings: Finding[] = [];
  const tell = (finding: Finding) => findings.push(finding);
  const { unable } = await fsck({ databaseUrl: url, rpcUrl, contentKey: TEST_SECRETS.content, storage, tell });
  return { unable, findings, codes: [...new Set(findings.map(({ code }) => code))].sort() };
};

beforeAll(async () => {
  const university = await given.issuingUniversity();
  const agent = await given.agent({ university });
  const responsable = await given.responsable({ university });
  const diplomas = [1, 2, 3, 4, 5].map((number) => ({ ...studentValues(number), ...diplomaValues(number) }));
  const importId = "import-0123456789-0123456789";
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas, importId, firstRow: 2 });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const list = await agent.call(getAllDiplomas, { status: "signed" });
  ids.push(...list.diplomas.map(({ _id }) => _id));
  await ended(responsable, await responsable.call(revokeDiploma, { _id: ids[0]!, reason: "issued_in_error" }));
});

test("records and chain that agree have no findings", async () => {
  expect(await check()).toEqual({ unable: null, findings: [], codes: [] });
});

test("a chain that is down is no difference: what could not be checked is told", async () => {
  const { unable, findings } = await check("http://127.0.0.1:1");
  expect(findings).toEqual([]);
  expect(unable).toMatch(/could not be asked/);
});

/** Turns one bit of a column of one row, and gives how to turn it back. */
const flips: { what: string; spoil: string; mend: string; code: string }[] = [
  ...["content_digest:content_differs", "content_salt:state_differs"].map((pair) => {
    const [column, code = ""] = pair.split(":");
    const flip = `update diplomas set ${column} = set_bit(${column}, 7, 1 - get_bit(${column}, 7)) where id = $id`;
    return { what: `the ${column} of a diploma`, spoil: flip, mend: flip, code };
  }),
  {
    ...{ what: "the accepted content", code: "content_differs" },
    spoil: "update diplomas set content = replace(content, '14.25', '15.25') where id = $id",
    mend: "update diplomas set content = replace(content, '15.25', '14.25') where id = $id",
  },
  {
    ...{ what: "a field of a record", code: "state_differs" },
    spoil: "update diplomas set average = average + 1 where id = $id",
    mend: "update diplomas set average = average - 1 where id = $id",
  },
  {
    ...{ what: "a status", code: "revocation_differs" },
    spoil: "update diplomas set status = 'revoked' where id = $id",
    mend: "update diplomas set status = 'signed' where id = $id",
  },
  {
    ...{ what: "a leaf", code: "leaf_differs" },
    spoil: "update credentials set leaf = set_bit(leaf, 9, 1 - get_bit(leaf, 9)) where document_id = $id",
    mend: "update credentials set leaf = set_bit(leaf, 9, 1 - get_bit(leaf, 9)) where document_id = $id",
  },
  {
    ...{ what: "a credential", code: "credential_broken" },
    spoil: "update credentials set jwt = reverse(jwt) where document_id = $id",
    mend: "update credentials set jwt = reverse(jwt) where document_id = $id",
  },
  {
    ...{ what: "a disclosure", code: "credential_broken" },
    spoil: "update credentials set disclosures = disclosures || 'A' where document_id = $id",
    mend: "update credentials set disclosures = left(disclosures, -1) where document_id = $id",
  },
  ...["nodes:tree_node_differs", "root:root_differs"].map((pair) => {
    const [column, code = ""] = pair.split(":");
    const flip = `update batches set ${column} = set_bit(${column}, 70, 1 - get_bit(${column}, 70))`;
    return { what: `a batch's ${column}`, spoil: flip, mend: flip, code };
  }),
  {
    ...{ what: "a batch's block", code: "batch_place_differs" },
    spoil: "update batches set block = block + 1",
    mend: "update batches set block = block - 1",
  },
  {
    ...{ what: "a batch's signer", code: "batch_differs_on_chain" },
    spoil: "update batches set signer = reverse(signer)",
    mend: "update batches set signer = reverse(signer)",
  },
  {
    ...{ what: "an entry of the ledger", code: "credits_issued_differ" },
    spoil: "update credit_entries set amount = amount + 1 where kind = 'issue'",
    mend: "update credit_entries set amount = amount - 1 where kind = 'issue'",
  },
  {
    ...{ what: "a grant in the ledger", code: "ledger_total_differs" },
    spoil: "update credit_entries set grant_total = grant_total + 1 where kind = 'grant'",
    mend: "update credit_entries set grant_total = grant_total - 1 where kind = 'grant'",
  },
  {
    ...{ what: "an account and its ledger together", code: "chain_granted_differs" },
    spoil: `with a as (update credit_accounts set granted = granted + 5)
      update credit_entries set amount = amount + 5, grant_total = grant_total + 5 where kind = 'grant'`,
    mend: `with e as (update credit_entries set amount = amount - 5, grant_total = grant_total - 5 where kind = 'grant')
      update credit_accounts set granted = granted - 5`,
  },
  {
    ...{ what: "what an event tells", code: "audit_event_changed" },
    spoil: "update audit_events set kind = kind || '!' where seq = 3",
    mend: "update audit_events set kind = left(kind, -1) where seq = 3",
  },
  {
    ...{ what: "the digest in an event", code: "audit_event_changed" },
    spoil:
      "update audit_events set after_digest = set_bit(after_digest, 1, 1 - get_bit(after_digest, 1)) where subject_id = $id",
    mend: "update audit_events set after_digest = set_bit(after_digest, 1, 1 - get_bit(after_digest, 1)) where subject_id = $id",
  },
  {
    ...{ what: "the link of an event", code: "audit_link_broken" },
    spoil: "update audit_events set previous = set_bit(previous, 1, 1 - get_bit(previous, 1)) where seq = 2",
    mend: "update audit_events set previous = set_bit(previous, 1, 1 - get_bit(previous, 1)) where seq = 2",
  },
  {
    ...{ what: "the number of an event", code: "audit_event_missing" },
    spoil: "update audit_events set seq = 1000 where seq = 4",
    mend: "update audit_events set seq = 4 where seq = 1000",
  },
  {
    ...{ what: "a row of an import", code: "import_row_without_record" },
    spoil: "update import_rows set record_id = 'x' || record_id where row_number = 2",
    mend: "update import_rows set record_id = substr(record_id, 2) where row_number = 2",
  },
  {
    ...{ what: "the bytes that were sent", code: "attempt_differs" },
    spoil: "update chain_attempts set raw = set_bit(raw, 9, 1 - get_bit(raw, 9))",
    mend: "update chain_attempts set raw = set_bit(raw, 9, 1 - get_bit(raw, 9))",
  },
];

const run = (statement: string) =>
  inScope(owner, "all", (trx) => sql.raw(statement.replaceAll("$id", `'${ids[1]}'`)).execute(trx));

test.each(flips)("a flipped byte in $what is named: $code", async ({ spoil, mend, code }) => {
  await run(spoil);
  const spoilt = await check();
  await run(mend);
  expect(spoilt.codes).toContain(code);
  expect((await check()).codes).toEqual([]);
});
