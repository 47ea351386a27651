/** A university as a record, and as part of a user in the API. */
import type { Texts } from "@ijaza/schema/product";
import type { Mode, User } from "@ijaza/schema/users/calls";
import { MODES } from "@ijaza/schema/users/calls";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";
import { foldAll } from "../../platform/folded-text.ts";
import "./universities.tables.ts";

export type UniversityRow = Selectable<Tables["universities"]>;

const COLUMNS = {
  modeOne: "mode_one",
  modeTwo: "mode_two",
  modeThree: "mode_three",
  modeFour: "mode_four",
} as const satisfies Record<Mode, keyof UniversityRow>;

/** The import modes of the university. */
export const modesOf = (row: UniversityRow): Mode[] => MODES.filter((mode) => row[COLUMNS[mode]]);

export const nameOf = (row: UniversityRow) => ({ en: row.name_en, fr: row.name_fr, ar: row.name_ar });

/** The name as values of a mail, in each language. */
export const universityValuesOf = (row: UniversityRow) => ({
  university_en: row.name_en,
  university_fr: row.name_fr,
  university_ar: row.name_ar,
});

/** The columns of the given modes. */
export const modeColumns = (modes: readonly Mode[]) => ({
  mode_one: modes.includes("modeOne"),
  mode_two: modes.includes("modeTwo"),
  mode_three: modes.includes("modeThree"),
  mode_four: modes.includes("modeFour"),
});

/** The enabled modes. */
export const modesIn = (switches: Record<Mode, boolean>): Mode[] => MODES.filter((mode) => switches[mode]);

export const modesAsSent = (row: UniversityRow): Record<Mode, boolean> => ({
  modeOne: row.mode_one,
  modeTwo: row.mode_two,
  modeThree: row.mode_three,
  modeFour: row.mode_four,
});

/** The content of the column `search`. */
export const searchOf = ({ name, slug }: { name: Texts; slug: string }): string =>
  foldAll([name.en, name.fr, name.ar, slug]);

/** The member `university` of a user. */
export function describeUniversity(row: UniversityRow): NonNullable<User["university"]> {
  return {
    _id: row.id,
    name: nameOf(row),
    logo: row.logo,
    mode: modesAsSent(row),
    certificateCreationEnabled: row.certificate_creation_enabled,
    suspensionReason: row.suspension_reason,
  };
}
