/** The calls of the room sharing. */
import {
  createShare,
  getShares,
  getShareViews,
  lookAtShare,
  openShare,
  renewSharePin,
  takeBackShare,
} from "@ijaza/schema/sharing/shares";
import {
  blockDomain,
  confirmRequest,
  getAccessRequests,
  grantRequest,
  refuseRequest,
  requestAccess,
  updateShareSettings,
  withdrawRequest,
} from "@ijaza/schema/sharing/third-party";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf } from "../records/records.service.ts";
import type { Sharing } from "./sharing.service.ts";

export function mountSharing(mount: Mount, { shares, requests }: Sharing): void {
  mount(createShare, (input, context) => {
    const items = input.items.map(({ documentId: recordId, claims }) => ({ recordId, claims }));
    return shares.create(callerOf(context), { ...input, items });
  });
  mount(getShares, (_, context) => shares.list(callerOf(context)));
  mount(getShareViews, ({ id }, context) => shares.views(callerOf(context), id));
  mount(takeBackShare, ({ id }, context) => shares.takeBack(callerOf(context), id));
  mount(renewSharePin, ({ id }, context) => shares.renewPin(callerOf(context), id));
  mount(lookAtShare, ({ secret }) => shares.look(secret));
  mount(openShare, (key, { request }) => shares.open(key, request.id));

  mount(requestAccess, (input, { request, language }) => requests.ask(input, { address: request.ip, language }));
  mount(confirmRequest, async ({ token }) => void (await requests.confirm(token)));
  mount(withdrawRequest, async ({ token }) => void (await requests.withdraw(token)));
  mount(getAccessRequests, (_, context) => requests.list(callerOf(context)));
  mount(grantRequest, (granting, context) => requests.grant(callerOf(context), granting));
  mount(refuseRequest, ({ id }, context) => requests.refuse(callerOf(context), id));
  mount(blockDomain, ({ id }, context) => requests.block(callerOf(context), id));
  mount(updateShareSettings, async (input, context) => void (await requests.updateSettings(callerOf(context), input)));
}
