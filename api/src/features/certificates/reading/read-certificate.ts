/** Reads one certificate, limited to what the reader may see. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { getCertificateById } from "@ijaza/schema/certificates/reading";
import type { Actor } from "../../../platform/actor.ts";
import { today } from "../../../platform/clock.ts";
import { readRecord } from "../../records/records.service.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import { describeCertificate, describePublicly } from "./describe-certificate.ts";

export const createReading = (deps: Pick<CertificateDeps, "db" | "clock" | "universities">) => ({
  async read(
    actor: Actor | null,
    { id }: Input<typeof getCertificateById>,
  ): Promise<Answer<typeof getCertificateById>> {
    const certificate = await readRecord(deps, {
      kind: CERTIFICATES,
      actor,
      id,
      describe: (row, { anchor, disclosure }) => {
        const shown = { anchor, today: today(deps.clock) };
        const isWhole = disclosure.audience !== "anyone";
        return isWhole ? describeCertificate(row, shown) : describePublicly(row, { ...shown, disclosure });
      },
    });
    return { certificate };
  },
});
