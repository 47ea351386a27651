/** Claims that the verifier would refuse are refused at the acceptance, long before anything is signed. */
import type { FieldErrorCode } from "@ijaza/schema/errors/errors";
import type { Code } from "@ijaza/verifier/codes/codes";
import { faultOfClaim } from "@ijaza/verifier/credential/claim-rules";
import { AppError, type FieldRefusal } from "../../../platform/app-error.ts";
import type { Claims } from "../records.content.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import type { Accepting } from "./fixing.ts";

/** What a person is told; a name that may not be a claim comes from an old template. */
const SENTENCES: { [code in Code]?: FieldErrorCode } = {
  claim_invisible_letter: "invisible_character",
  claim_direction_control: "bidi_control",
  claim_surrogate_alone: "control_character",
  claim_number_unsafe: "too_many_digits",
};

/** Passes an acceptance on. Throws `record_invalid` with the row's label and each field that cannot be signed. */
export const refusingUnsignable =
  <Row extends RecordRow>(
    kind: Pick<RecordKind<Row>, "credentialType" | "labelOf">,
    accept: Accepting<Row>,
  ): Accepting<Row> =>
  (row) => {
    const accepted = accept(row);
    const fields = faultsOf(kind.credentialType, accepted.claims).map((fault) => ({
      ...fault,
      path: `${kind.labelOf(row)}.${fault.path}`,
    }));
    if (fields.length > 0) throw new AppError("record_invalid", { fields });
    return accepted;
  };

const faultsOf = (type: string, claims: Claims): FieldRefusal[] =>
  Object.entries(claims).flatMap(([name, value]) => {
    const fault = faultOfClaim(type, { name, value });
    return fault ? [{ path: name, error: SENTENCES[fault] ?? "field_name_reserved" }] : [];
  });
