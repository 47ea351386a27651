/** The shortest and longest names and titles of a university's diplomas, as samples for a template. */
import type { DiplomaFieldName } from "@ijaza/schema/diplomas/fields";
import type { Values } from "@ijaza/schema/fields/rows";
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";

const COLUMNS = {
  firstName: "first_name",
  lastName: "last_name",
  firstNameAr: "first_name_ar",
  lastNameAr: "last_name_ar",
  titleFr: "title_fr",
  titleEn: "title_en",
  titleAr: "title_ar",
  domain: "domain",
  domainEn: "domain_en",
  domainAr: "domain_ar",
  programme: "programme",
  programmeEn: "programme_en",
  programmeAr: "programme_ar",
  speciality: "speciality",
  specialityEn: "speciality_en",
  specialityAr: "speciality_ar",
  establishment: "establishment",
  establishmentAr: "establishment_ar",
  placeOfIssue: "place_of_issue",
  placeOfIssueAr: "place_of_issue_ar",
  diplomaNumber: "diploma_number",
  thesisTitle: "thesis_title",
  thesisTitleAr: "thesis_title_ar",
} as const satisfies Partial<
  Record<DiplomaFieldName | "firstName" | "lastName" | "firstNameAr" | "lastNameAr", string>
>;

type ReadExtremesOptions = { universityId: string; sample: "ordinary" | "shortest" | "longest" };

/** By field; empty for an ordinary sample, and without fields that no diploma has. */
export async function readExtremes(trx: Trx, { universityId, sample }: ReadExtremesOptions): Promise<Values> {
  if (sample === "ordinary") return {};
  const direction = sql.raw(sample === "shortest" ? "asc" : "desc");
  const extremes = Object.entries(COLUMNS).map(([name, column]) => {
    const ref = sql.ref(column);
    return sql`(select ${ref} from diplomas where university_id = ${universityId} and ${ref} is not null
      order by length(${ref}) ${direction}, ${ref} limit 1) as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Record<string, string | null>>`select ${sql.join(extremes)}`.execute(trx);
  const found = Object.entries(rows[0] ?? {}).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(found);
}
