/** The calls that verify, and the document that anyone can verify without us. */
import { getDiplomaFile } from "@ijaza/schema/diploma-reading";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification";
import { AppError } from "../../platform/app-error.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Verification } from "./verification.service.ts";

export function mountVerification(mount: Mount, verification: Verification): void {
  mount(verifyDiploma, async ({ credential }) => ({ result: await verification.verifyBundle(credential) }));
  mount(verifyDiplomaById, async ({ id }) => ({ result: await verification.verifyById(id) }));
  mount(getDiplomaFile, async ({ id, format }, { actor, reply }) => {
    if (format !== "json") throw new AppError("format_not_available");
    const bundle = await verification.bundleFor(actor, id);
    reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="ijaza-${id}.json"`)
      .header("cache-control", "no-store")
      .send(bundle);
    return undefined;
  });
}
