/** The calls of the room sharing. */
import {
  createShare,
  getShares,
  getShareViews,
  lookAtShare,
  openShare,
  renewSharePin,
  takeBackShare,
} from "@ijaza/schema/shares";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf } from "../records/records.service.ts";
import type { Sharing } from "./sharing.service.ts";

export function mountSharing(mount: Mount, { shares }: Sharing): void {
  mount(createShare, (wanted, context) => shares.create(callerOf(context), wanted));
  mount(getShares, (_, context) => shares.list(callerOf(context)));
  mount(getShareViews, ({ id }, context) => shares.views(callerOf(context), id));
  mount(takeBackShare, ({ id }, context) => shares.takeBack(callerOf(context), id));
  mount(renewSharePin, ({ id }, context) => shares.renewPin(callerOf(context), id));
  mount(lookAtShare, ({ secret }) => shares.look(secret));
  mount(openShare, (key, { request }) => shares.open(key, request.id));
}
