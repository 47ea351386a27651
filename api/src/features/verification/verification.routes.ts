/** The calls that verify, and the document that anyone can verify without us. */
import { getDiplomaFile } from "@ijaza/schema/diploma-reading";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification";
import { AppError } from "../../platform/app-error.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Verification } from "./verification.service.ts";

export function mountVerification(mount: Mount, verification: Verification): void {
  mount(verifyDiploma, ({ credential }) => verification.verifyBundle(credential));
  mount(verifyDiplomaById, ({ id }) => verification.verifyById(id));
  mount(getDiplomaFile, async ({ id, format }, { actor, reply }) => {
    if (format !== "json") throw new AppError("format_not_available");
    const { bundle, supersededBy } = await verification.bundleFor(actor, id);
    // RFC 5829: the bundle's own members are what is verified, and no other.
    if (supersededBy)
      reply.header("link", `<${getDiplomaFile.path.replace(":id", supersededBy)}>; rel="successor-version"`);
    reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="ijaza-${id}.json"`)
      .header("cache-control", "no-store")
      .send(bundle);
    return undefined;
  });
}
