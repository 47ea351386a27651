/** The version of its template that a record is printed with, if it is accepted now. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import canonicalize from "canonicalize";
import type { Trx } from "../../../platform/database.ts";
import { findNewestOf, findVersions } from "../templates.repository.ts";
import type { VersionRow } from "../templates.tables.ts";
import { refuseLongTexts } from "./definitions.ts";

/** A record's template, and the version that it was imported with; null where its kind defines no fields. */
type OfRecord = { template_id: string; template_version_id: string | null };

/** The newest one, if it defines the fields of the import still, else that of the import. */
function acceptedVersion(newest: VersionRow, imported: VersionRow | undefined): VersionRow {
  if (!imported) return newest;
  const isSame = canonicalize(newest.fields_definition) === canonicalize(imported.fields_definition);
  return isSame ? newest : imported;
}

/** Those of all the records, each once, in the order of their names. */
export async function findAcceptedVersions(trx: Trx, records: readonly OfRecord[]): Promise<VersionRow[]> {
  const imported = await findVersions(trx, [...new Set(records.flatMap((each) => each.template_version_id ?? []))]);
  const newest = await findNewestOf(trx, [...new Set(records.map(({ template_id }) => template_id))]);
  const accepted = newest.flatMap((version) =>
    records
      .filter(({ template_id }) => template_id === version.template_id)
      .map((record) =>
        acceptedVersion(
          version,
          imported.find(({ id }) => id === record.template_version_id),
        ),
      ),
  );
  return [...new Map(accepted.map((version) => [version.id, version])).values()];
}

/** Throws `template_text_too_long` for versions that are older than the rule: what is signed can be drawn, whoever reads it. */
export async function refuseLongVersions(
  trx: Trx,
  { kind, versionIds }: { kind: TemplateKind; versionIds: readonly string[] },
): Promise<void> {
  for (const { layout, fields_definition } of await findVersions(trx, versionIds))
    refuseLongTexts({ kind, layout, fieldsDefinition: fields_definition });
}
