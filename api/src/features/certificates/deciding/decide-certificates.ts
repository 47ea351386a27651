/** Decides on certificates: accepting them signs them. */
import type { decideCertificates } from "@ijaza/schema/certificates";
import type { Input } from "@ijaza/schema/endpoint";
import { type Caller, createSignedDeciding, type StaffMails } from "../../records/records.service.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import { acceptCertificates } from "./accept-certificates.ts";

export function createDeciding(deps: CertificateDeps & Pick<StaffMails, "tellDecided">) {
  const decide = createSignedDeciding(deps, {
    kind: CERTIFICATES,
    member: "certificatesIds",
    accept: (trx, acceptance) => acceptCertificates(trx, { ...acceptance, deps }),
  });
  return (caller: Caller, { certificatesIds: ids, ...input }: Input<typeof decideCertificates>) => {
    const { agentId, importId, all, decision, reason, seen } = input;
    return decide(caller, { ids, agentId, importId, all, decision, reason, seen });
  };
}
