/** The calls on diplomas. */

import {
  getAcceptedByAgent,
  getAcceptedByResponsable,
  getAllDiplomas,
  getAttachment,
  getDiplomaById,
  getPendingByAgent,
  getPendingByResponsable,
  getRejectedByAgent,
  getRejectedByResponsable,
  getUnsignedByAgent,
} from "@ijaza/schema/diploma-reading";
import {
  addDiplomas,
  decideDiplomas,
  deleteDiploma,
  estimateSigning,
  getDiplomasWithError,
  replaceFiles,
  revokeDiploma,
  signDiplomas,
  updateDiploma,
} from "@ijaza/schema/diplomas";
import { ACCEPTED } from "@ijaza/schema/records/diploma";
import { describeBulk, describeFaults } from "../../platform/http/bulk.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { sendHandedIn } from "../../platform/http/send-file.ts";
import { callerOf, mountCalls } from "../records/records.service.ts";
import type { Diplomas } from "./diplomas.service.ts";

/** Lists of records in some statuses. */
const LISTS = [
  [getPendingByAgent, ["pending"]],
  [getPendingByResponsable, ["pending"]],
  [getUnsignedByAgent, ["unsigned"]],
  [getAcceptedByAgent, ACCEPTED],
  [getAcceptedByResponsable, ACCEPTED],
  [getRejectedByAgent, ["rejected"]],
  [getRejectedByResponsable, ["rejected"]],
] as const;

export function mountDiplomas(mount: Mount, diplomas: Diplomas): void {
  mount(getDiplomasWithError, async (input, context) => {
    const { existing, faults } = await diplomas.tryOut(callerOf(context), input);
    return { diplomas: describeFaults(faults, context.language), existing };
  });
  mount(addDiplomas, async (input, context) =>
    describeBulk(await diplomas.add(callerOf(context), input, context.files), context.language),
  );
  mount(replaceFiles, (input, context) => diplomas.replaceFiles(callerOf(context), input, context.files));
  mount(getAttachment, async (input, { actor, reply }) =>
    sendHandedIn(reply, await diplomas.attachmentFor(actor, input)),
  );
  mount(updateDiploma, async ({ _id: id, ...cells }, context) => ({
    diploma: await diplomas.correct(callerOf(context), { id, cells }),
  }));
  mount(estimateSigning, ({ count }, context) => diplomas.estimate(callerOf(context), count));
  for (const [endpoint, statuses] of LISTS) {
    mount(endpoint, (query, context) => diplomas.list(callerOf(context), query, statuses));
  }
  mount(getDiplomaById, ({ id }, { actor }) => diplomas.read(actor, id));
  mountCalls(mount, diplomas, {
    decide: decideDiplomas,
    remove: deleteDiploma,
    sign: signDiplomas,
    revoke: revokeDiploma,
    listAll: getAllDiplomas,
  });
}
