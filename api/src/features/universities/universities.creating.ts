/** Stores a new university, with its audit event. */
import type { Texts } from "@ijaza/schema/product";
import type { Mode } from "@ijaza/schema/users/calls";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { modeColumns, searchOf, type UniversityRow } from "./universities.records.ts";
import { insertUniversity } from "./universities.repository.ts";

export type NewUniversity = {
  slug: string;
  name: Texts;
  /** ISO 3166-1 alpha-2. */
  country: string;
  city?: string;
  /** The domain that the registry holds beside the university's name. */
  domain: string;
  modes: readonly Mode[];
  certificateCreationEnabled: boolean;
};

export async function createUniversity(
  trx: Trx,
  { university, author, at }: { university: NewUniversity; author: Author; at: Date },
): Promise<UniversityRow> {
  const { slug, name, country, city = null, domain, modes, certificateCreationEnabled } = university;
  const row = await insertUniversity(trx, {
    id: newId(),
    slug,
    country,
    city,
    domain,
    created_at: at,
    name_en: name.en,
    name_fr: name.fr,
    name_ar: name.ar,
    ...modeColumns(modes),
    search: searchOf({ name, slug }),
    certificate_creation_enabled: certificateCreationEnabled,
  });
  const event = { kind: "university.created", subjectId: row.id, data: { slug } };
  await appendAudit(trx, { universityId: row.id, author, at, events: [event] });
  return row;
}
