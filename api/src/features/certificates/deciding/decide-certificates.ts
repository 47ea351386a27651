/** Decides on certificates: accepting them signs them. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import type { decideCertificates } from "@ijaza/schema/certificates/calls";
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import { scriptWarnings } from "@ijaza/schema/fields/other-script";
import { type Caller, createSignedDeciding, type StaffMails } from "../../records/records.service.ts";
import { claimsOf } from "../certificates.content.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import { acceptCertificates } from "./accept-certificates.ts";

export function createDeciding(deps: CertificateDeps & Pick<StaffMails, "tellDecided">) {
  const decide = createSignedDeciding(deps, {
    kind: CERTIFICATES,
    member: "certificatesIds",
    isPlain: (row) => scriptWarnings(fieldsOfCertificate(row.definition), claimsOf(row)).length === 0,
    accept: (trx, acceptance) => acceptCertificates(trx, { ...acceptance, deps }),
  });
  return (caller: Caller, { certificatesIds: ids, ...input }: Input<typeof decideCertificates>) => {
    const { agentId, importId, all, decision, reason, seen } = input;
    return decide(caller, { ids, agentId, importId, all, decision, reason, seen });
  };
}
