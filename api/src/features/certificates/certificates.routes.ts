/** The calls on certificates. */
import {
  getAllCertificates,
  getCertificateById,
  getPendingCertificates,
  getPendingCertificatesOfAgent,
  getRejectedCertificates,
} from "@ijaza/schema/certificate-reading";
import {
  addCertificates,
  decideCertificates,
  deleteCertificate,
  estimateAccepting,
  getCertificatesWithError,
  revokeCertificate,
  updateCertificate,
} from "@ijaza/schema/certificates";
import { describeBulk, describeFaults } from "../../platform/http/bulk.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf } from "./certificates.caller.ts";
import type { Certificates } from "./certificates.service.ts";

export function mountCertificates(mount: Mount, certificates: Certificates): void {
  mount(getCertificatesWithError, async (input, context) => {
    const { existing, faults } = await certificates.tryOut(callerOf(context), input);
    return { certificates: describeFaults(faults, context.language), existing };
  });
  mount(addCertificates, async (input, context) =>
    describeBulk(await certificates.add(callerOf(context), input), context.language),
  );
  mount(decideCertificates, (input, context) => certificates.decide(callerOf(context), input));
  mount(estimateAccepting, ({ count }, context) => certificates.estimate(callerOf(context), count));
  mount(updateCertificate, (input, context) => certificates.update(callerOf(context), input));
  mount(deleteCertificate, (input, context) => certificates.remove(callerOf(context), input));
  mount(revokeCertificate, (input, context) => certificates.revoke(callerOf(context), input));
  mount(getPendingCertificatesOfAgent, (input, context) => certificates.listOfAgent(callerOf(context), input));
  mount(getPendingCertificates, (query, context) => certificates.list(callerOf(context), query, ["pending"]));
  mount(getRejectedCertificates, (query, context) => certificates.list(callerOf(context), query, ["rejected"]));
  mount(getAllCertificates, (query, context) => certificates.listAll(callerOf(context), query));
  mount(getCertificateById, ({ id }, { actor }) => certificates.read(actor, id));
}
