/** What a certificate's field definitions may not be. Pure. */
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificate-fields";
import { DOCUMENT_FIELDS } from "@ijaza/schema/template-fields";
import type { FieldDefinition } from "@ijaza/schema/templates";
import { isClaimName } from "ijaza-verifier/disclosures";

type Fault = { path: string; error: "name_taken" | "required" | "invalid_value" };

const TAKEN = new Set<string>([...CERTIFICATE_FIELDS, ...DOCUMENT_FIELDS].map(({ name }) => name));

/** A name once, none of a fixed field's and none that no claim may have; choices for a choice and for nothing else. */
export function faultsOf(definitions: readonly FieldDefinition[]): Fault[] {
  const seen = new Set<string>();
  return definitions.flatMap(({ name, type, choices }, at): Fault[] => {
    const path = `fieldsDefinition.${at}`;
    const faults: Fault[] = [];
    if (TAKEN.has(name) || seen.has(name)) faults.push({ path: `${path}.name`, error: "name_taken" });
    else if (!isClaimName(name)) faults.push({ path: `${path}.name`, error: "invalid_value" });
    seen.add(name);
    if (type === "choice" && !choices?.length) faults.push({ path: `${path}.choices`, error: "required" });
    if (type !== "choice" && choices?.length) faults.push({ path: `${path}.choices`, error: "invalid_value" });
    return faults;
  });
}
