/** What an acceptance fixes: the claims, the template's version and those who sign. Read ahead, it is what people see. */
import { hash } from "node:crypto";
import { dayOf } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { type Claims, freeze, serialise } from "../records.content.ts";
import type { RecordRow } from "../records.kind.ts";
import { freezeSignatories, readPrinted } from "../records.signatories.ts";

/** The accepted claims of a row, and further columns that its acceptance changes. */
export type Accepting<Row extends RecordRow> = (row: Row) => { claims: Claims; set: Partial<Row> };

/** What the room of a kind knows of an acceptance of these rows; it reads, and changes nothing. */
export type PrepareAccepting<Row extends RecordRow> = (trx: Trx, rows: readonly Row[]) => Promise<Accepting<Row>>;

export type FixedRecord<Row extends RecordRow = RecordRow> = {
  row: Row;
  set: Partial<Row>;
  /** RFC 8785 JSON of the claims. */
  content: string;
  templateVersionId: string | null;
  /** Versions of those who sign, by slot; null where nobody does. */
  signatories: (string | null)[] | null;
  /** What is printed of them. */
  printed: string | null;
};

const versionOf = ({ template_version_id }: Pick<RecordRow, "template_version_id">) => template_version_id;

/** What acceptances at this time fix, in the order of the rows. */
export async function fixAll<Row extends RecordRow>(
  trx: Trx,
  { rows, accept, at }: { rows: readonly Row[]; accept: Accepting<Row>; at: Date },
): Promise<FixedRecord<Row>[]> {
  const accepted = rows.map((row) => ({ row, ...accept(row) }));
  const templateVersions = new Set(accepted.flatMap(({ row, set }) => versionOf({ ...row, ...set }) ?? []));
  const frozen = await freezeSignatories(trx, { templateVersions: [...templateVersions], day: dayOf(at) });
  return accepted.map(({ row, claims, set }) => {
    const templateVersionId = versionOf({ ...row, ...set });
    const { slots = null, printed = null } = frozen.get(templateVersionId ?? "") ?? {};
    return { row, set, content: freeze(claims), templateVersionId, signatories: slots, printed };
  });
}

/** What the acceptance of the row has fixed; null before it. */
export async function readFixed<Row extends RecordRow>(trx: Trx, row: Row): Promise<FixedRecord<Row> | null> {
  const { content, signatories } = row;
  if (content === null) return null;
  const printed = (await readPrinted(trx, [row]))(row);
  return { row, set: {}, content, templateVersionId: versionOf(row), signatories, printed };
}

/** SHA-256 in hexadecimal of all that is fixed: equal for what looks and is signed the same. */
export const digestFixed = ({ content, templateVersionId, printed }: Omit<FixedRecord, "row" | "set">): string =>
  hash("sha256", serialise([content, templateVersionId, printed]));
