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
import { callerOf, mountCalls } from "../records/records.service.ts";
import type { Certificates } from "./certificates.service.ts";

export function mountCertificates(mount: Mount, certificates: Certificates): void {
  mount(getCertificatesWithError, async (input, context) => {
    const { existing, faults } = await certificates.tryOut(callerOf(context), input);
    return { certificates: describeFaults(faults, context.language), existing };
  });
  mount(addCertificates, async (input, context) =>
    describeBulk(await certificates.add(callerOf(context), input), context.language),
  );
  mount(updateCertificate, async ({ _id: id, cells }, context) => ({
    certificate: await certificates.correct(callerOf(context), { id, cells }),
  }));
  mount(estimateAccepting, ({ count }, context) => certificates.estimate(callerOf(context), count));
  mount(getPendingCertificates, (query, context) => certificates.list(callerOf(context), query, ["pending"]));
  mount(getRejectedCertificates, (query, context) => certificates.list(callerOf(context), query, ["rejected"]));
  mount(getCertificateById, ({ id }, { actor }) => certificates.read(actor, id));
  mountCalls(mount, certificates, {
    decide: decideCertificates,
    remove: deleteCertificate,
    revoke: revokeCertificate,
    listOfAgent: getPendingCertificatesOfAgent,
    listAll: getAllCertificates,
  });
}
