/** The templates that every university begins with. */

import type { Layout } from "@ijaza/schema/templates/box-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import { CERTIFICATE } from "@ijaza/schema/templates/starters/certificate";
import { NATIONAL_DIPLOMA } from "@ijaza/schema/templates/starters/national-diploma";
import { type AuditEvent, appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { insertVersion } from "../templates.repository.ts";

type Starter = { kind: TemplateKind; name: string; layout: Layout; fieldsDefinition: FieldDefinition[] };

const STARTERS: Starter[] = [
  { kind: "diploma", fieldsDefinition: [], ...NATIONAL_DIPLOMA },
  { kind: "certificate", ...CERTIFICATE },
];

/** Gives a university that has no template of a kind the one to start from. */
export async function installStarters(
  trx: Trx,
  { universityId, at }: { universityId: string; at: Date },
): Promise<void> {
  const events: AuditEvent[] = [];
  for (const { kind, name, layout, fieldsDefinition } of STARTERS) {
    const id = newId();
    const template = { id, university_id: universityId, kind, name, created_at: at, deleted_at: null };
    // Of two nodes that start at once, one installs it.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("templates")
      .values(template)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) continue;
    await insertVersion(trx, {
      id: newId(),
      university_id: universityId,
      template_id: id,
      version: 1,
      name,
      fields_definition: fieldsDefinition,
      layout,
      made_by: null,
      made_at: at,
    });
    events.push({ kind: "template.created", subjectId: id, data: { kind } });
  }
  if (events.length > 0) await appendAudit(trx, { universityId, author: SYSTEM, at, events });
}

/** The same for all universities that were founded before there were templates. */
export async function installMissingStarters(db: Db, at: Date): Promise<void> {
  await inScope(db, { all: "a start completes every university" }, async (trx) => {
    const without = await trx
      .selectFrom("universities as u")
      .select("u.id")
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom("templates as t").select("t.id").whereRef("t.university_id", "=", "u.id"))),
      )
      .orderBy("u.id")
      .execute();
    for (const { id } of without) await installStarters(trx, { universityId: id, at });
  });
}
