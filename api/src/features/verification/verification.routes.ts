/** The calls that verify documents, and those that send a document which anyone can verify without us. */
import { getCertificateFile, verifyCertificateById } from "@ijaza/schema/certificates/reading";
import { findByDigest, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import type { Mount } from "../../platform/http/mount.ts";
import { sendHandedIn } from "../../platform/http/send-file.ts";
import { type Badges, sendBadge } from "../badges/badges.service.ts";
import { sendCredential } from "../credentials/credentials.service.ts";
import { type Documents, nameSuccessor, sendPdf } from "../documents/documents.service.ts";
import type { Verification } from "./verification.service.ts";

type Rooms = { verification: Verification; documents: Documents; badges: Badges };

export function mountVerification(mount: Mount, { verification, documents, badges }: Rooms): void {
  mount(verifyDiploma, ({ credential }, { actor }) => verification.verifyDocument(actor, credential));
  mount(verifyDiplomaById, ({ id }, { actor }) => verification.verifyById(actor, id));
  mount(verifyCertificateById, ({ id }, { actor }) => verification.verifyById(actor, id));
  mount(findByDigest, ({ sha256 }, { actor }) => verification.findByDigest(actor, sha256));
  mountFile(mount, { endpoint: getDiplomaFile, verification, documents, badges });
  mountFile(mount, { endpoint: getCertificateFile, verification, documents, badges });
}

type MountFileOptions = Rooms & { endpoint: typeof getDiplomaFile };

function mountFile(mount: Mount, { endpoint, verification, documents, badges }: MountFileOptions): void {
  mount(endpoint, async ({ id, format }, { actor, reply }) => {
    if (format === "openbadge") return sendBadge(reply, await badges.badgeFor(actor, id));
    if (format === "pdf") {
      const handedIn = await verification.documentFor(actor, id);
      if (!handedIn) return sendPdf(reply, await documents.pdfFor(actor, id));
      nameSuccessor(reply, handedIn);
      return sendHandedIn(reply, handedIn);
    }
    const { bundle, supersededBy } = await verification.bundleFor(actor, id);
    nameSuccessor(reply, { supersededBy });
    if (format === "sd-jwt") return sendCredential(reply, { id, credential: bundle.credential });
    reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="ijaza-${id}.json"`)
      .send(bundle);
    return undefined;
  });
}
