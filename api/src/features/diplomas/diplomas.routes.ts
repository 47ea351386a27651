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
import { callerOf } from "./diplomas.caller.ts";
import type { Diplomas } from "./diplomas.service.ts";

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
  mount(decideDiplomas, (input, context) => diplomas.decide(callerOf(context), input));
  mount(updateDiploma, (input, context) => diplomas.update(callerOf(context), input));
  mount(deleteDiploma, (input, context) => diplomas.remove(callerOf(context), input));
  mount(signDiplomas, (input, context) => diplomas.sign(callerOf(context), input));
  mount(estimateSigning, ({ count }, context) => diplomas.estimate(callerOf(context), count));
  mount(revokeDiploma, (input, context) => diplomas.revoke(callerOf(context), input));
  mount(getPendingByAgent, (query, context) => diplomas.list(callerOf(context), query, ["pending"]));
  mount(getPendingByResponsable, (query, context) => diplomas.list(callerOf(context), query, ["pending"]));
  mount(getUnsignedByAgent, (query, context) => diplomas.list(callerOf(context), query, ["unsigned"]));
  mount(getAcceptedByAgent, (query, context) => diplomas.list(callerOf(context), query, ACCEPTED));
  mount(getAcceptedByResponsable, (query, context) => diplomas.list(callerOf(context), query, ACCEPTED));
  mount(getRejectedByAgent, (query, context) => diplomas.list(callerOf(context), query, ["rejected"]));
  mount(getRejectedByResponsable, (query, context) => diplomas.list(callerOf(context), query, ["rejected"]));
  mount(getAllDiplomas, (query, context) => diplomas.listAll(callerOf(context), query));
  mount(getDiplomaById, ({ id }, { actor }) => diplomas.read(actor, id));
}
