/** The calls on certificates. */
import { getPendingCertificatesOfAgent } from "@ijaza/schema/certificates/reading";
import { CERTIFICATE } from "@ijaza/schema/certificates/record";
import type { Mount } from "../../platform/http/mount.ts";
import { mountCalls, mountRecord } from "../records/records.service.ts";
import type { Certificates } from "./certificates.service.ts";

export function mountCertificates(mount: Mount, certificates: Certificates): void {
  mountRecord(mount, CERTIFICATE, certificates);
  mountCalls(mount, certificates, { listOfAgent: getPendingCertificatesOfAgent });
}
