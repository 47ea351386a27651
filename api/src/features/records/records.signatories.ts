/** Those who sign records: fixed with the acceptance, and bound into the digest of the content. They are no claims. */
import type { Trx } from "../../platform/database.ts";
import {
  findNewestOf,
  findVersions,
  type SignatoryVersion,
  signatoriesOn,
} from "../signatories/signatories.service.ts";
import { chosenIn, findLayouts, slotsOf } from "../templates/templates.service.ts";
import { serialise } from "./records.content.ts";

type Slots = readonly (string | null)[];

/** The versions of those who sign, by slot, and what is printed of them. */
export type FrozenSignatories = { slots: (string | null)[]; printed: string };

/**
 * Who signs what is accepted on the day, by the version of the template: the newest version of each who was chosen and is
 * in office. Versions of templates that nobody signs are left out.
 */
export async function freezeSignatories(
  trx: Trx,
  { templateVersions, day }: { templateVersions: readonly string[]; day: string },
): Promise<ReadonlyMap<string, FrozenSignatories>> {
  const layouts = await findLayouts(trx, templateVersions);
  const newest = await findNewestOf(trx, chosenIn([...layouts.values()].flatMap(slotsOf)));
  const frozen = [...layouts].map(([id, layout]) => [id, signatoriesOn(slotsOf(layout), { newest, day })] as const);
  return new Map(
    frozen
      .filter(([, versions]) => versions.some(Boolean))
      .map(([id, versions]) => [
        id,
        { slots: versions.map((version) => version?.id ?? null), printed: printedOf(versions) },
      ]),
  );
}

/** RFC 8785 JSON of what documents print of those who sign, by slot; of a lost version its id. */
const printedOf = (versions: readonly (Printed | string | null)[]): string =>
  serialise(
    versions.map((version) => {
      if (version === null || typeof version === "string") return version;
      const { name, title, sex, prefix, picture } = version;
      return { name, title, sex, prefix, picture };
    }),
  );

type Printed = Pick<SignatoryVersion, "name" | "title" | "sex" | "prefix" | "picture">;

/** What is printed of those who sign each of the records, read at once; null where nobody signs. */
export async function readPrinted<Row extends { signatories: Slots | null }>(
  trx: Trx,
  rows: readonly Row[],
): Promise<(row: Row) => string | null> {
  const ids = chosenIn(rows.flatMap(({ signatories }) => signatories ?? []));
  const versions = new Map((await findVersions(trx, ids)).map((version) => [version.id, version]));
  return ({ signatories }) =>
    signatories && printedOf(signatories.map((id) => (id === null ? null : (versions.get(id) ?? id))));
}
