/** A record that can be put into any status, and everybody who may try to change it. The chain is not used. */

import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { addCertificates } from "@ijaza/schema/certificates/calls";
import { getPendingCertificates } from "@ijaza/schema/certificates/reading";
import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import { sql } from "kysely";
import { inScope } from "../src/platform/database.ts";
import { certificateValues, TEMPLATE } from "./certificate-scene.ts";
import type { Client } from "./client.ts";
import { diplomaValues } from "./diploma-values.ts";
import { EVERYTHING } from "./everything.ts";
import { studentValues } from "./fixtures.ts";
import type { TestApp } from "./harness.ts";

type Table = "diplomas" | "certificates";

/** The status of the batch for each status of a record; other statuses have no batch. */
const BATCH_OF: Record<string, string> = {
  signing: "anchoring",
  signed: "signed",
  revoking: "signed",
  revoked: "signed",
  error: "failed",
};

/** Call it once, before the tests. */
export async function createMoveScene({ fixtures, owner, anyone }: Pick<TestApp, "fixtures" | "owner" | "anyone">) {
  const university = await fixtures.university();
  const elsewhere = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  /** Everybody else, by description. */
  const others: Record<string, Client> = {
    "nobody signed in": anyone,
    "the university's administrator": await fixtures.universityAdmin({ university }),
    "the platform's administrator": await fixtures.admin(),
    "the network's administrator": await fixtures.admin("admin_alecso"),
    "a student": await fixtures.signedInStudent({ university }),
  };
  const run = (statement: string) =>
    inScope(owner, EVERYTHING, (trx) => sql.raw<{ row: string }>(statement).execute(trx));
  const at = `'${university.id}'`;
  // The other university can sign and revoke too.
  await run(`
    insert into chain_keys (id, university_id, purpose, version, public_id, sealed, state)
    select u.id || purpose, u.id, purpose, 1, u.id || purpose, '', 'active'
    from universities u, unnest(array['wallet', 'credential']) as purpose`);
  await run(`insert into credit_accounts (university_id, granted) values (${at}, 1000)`);
  await run(`
    insert into batches (id, university_id, kind, job_id, status, status_from, count, root, created_by)
    select 'batch', ${at}, 'diploma', 'job', 'signed', 0, 1, sha256('root'), 'agent'`);
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [{ ...studentValues(1), ...diplomaValues(1) }] });
  await agent.call(addCertificates, { templateName: TEMPLATE, certificates: [certificateValues(1)] });
  const { diplomas } = await agent.call(getPendingByAgent);
  const { certificates } = await responsable.call(getPendingCertificates, {});
  const ids = { diplomas: diplomas[0]!._id, certificates: certificates[0]!._id };
  for (const table of ["diplomas", "certificates"]) await run(`create table kept_${table} as table ${table}`);

  const read = async (table: Table) => {
    const { rows } = await run(`select to_jsonb(r)::text as row from ${table} r where id = '${ids[table]}'`);
    return rows[0] ? (JSON.parse(rows[0].row) as Record<string, unknown>) : undefined;
  };

  return {
    ids,
    agent,
    responsable,
    others,
    colleague: await fixtures.agent({ university }),
    foreignAgent: await fixtures.agent({ university: elsewhere }),
    foreignResponsable: await fixtures.responsable({ university: elsewhere }),
    /** Puts the table's record into the status, as submitted by this member of the staff. */
    async stand(table: Table, { status, by }: { status: string; by: string }): Promise<void> {
      const batch = BATCH_OF[status];
      await run(`delete from ${table} where id = '${ids[table]}'`);
      await run(`insert into ${table} select * from kept_${table}`);
      await run(`update ${table} set status = '${status}', agent_id = '${by}' where id = '${ids[table]}'`);
      if (!batch) return;
      await run(`update batches set status = '${batch}' where id = 'batch'`);
      await run(`update ${table} set batch_id = 'batch', batch_index = 0 where id = '${ids[table]}'`);
    },
    /** The code of the refusal, which must change nothing, or the new status; `deleted` when the record is gone. */
    async after(table: Table, client: Client, [endpoint, input]: readonly [Endpoint, unknown]): Promise<unknown> {
      const before = await read(table);
      const reply = await client.send(endpoint, input);
      const now = await read(table);
      if (reply.statusCode < 400) return now?.status ?? "deleted";
      return JSON.stringify(now) === JSON.stringify(before) ? reply.json().error : `${reply.json().error}, yet changed`;
    },
  };
}
