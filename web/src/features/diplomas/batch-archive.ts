/** The archive of a batch: where it is, for those who may have it. */
import type { Diploma } from "@ijaza/schema/diploma";
import { getBatchFile } from "@ijaza/schema/diploma-reading";
import { agentAndResponsable, type Role } from "@ijaza/schema/roles";
import { addressOf } from "../../platform/api/request.ts";
import { isPublic } from "./deeds.ts";

/** Null for what is not signed, and for whoever only looks. */
export const archiveOf = (role: Role | undefined, diploma: Pick<Diploma, "status" | "batchId">): string | null => {
  const { batchId } = diploma;
  if (!batchId || !isPublic(diploma) || !agentAndResponsable.some((each) => each === role)) return null;
  return addressOf(getBatchFile, { batchId });
};
