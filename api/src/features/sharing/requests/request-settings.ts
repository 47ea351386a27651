/** A student's waiting requests, and whether requests are accepted at all. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { getAccessRequests } from "@ijaza/schema/sharing/third-party";
import { inScope } from "../../../platform/database.ts";
import { type Caller, scopeFor } from "../../records/records.service.ts";
import { lockSharing } from "../shares/shares.repository.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { describeRequests } from "./describe-request.ts";
import { findSettings, listRequests, saveSettings } from "./requests.repository.ts";

type SettingsInput = { acceptsRequests: boolean; blockedDomains?: readonly string[] | undefined };

export type RequestSettings = {
  /** The requests that wait for the caller, and the caller's settings. */
  list(caller: Caller): Promise<Answer<typeof getAccessRequests>>;
  /** Sets whether requests are accepted, and unblocks domains. It cannot block a domain. */
  updateSettings(caller: Caller, settings: SettingsInput): Promise<void>;
};

export function createRequestSettings(deps: SharingDeps): RequestSettings {
  const { db } = deps;
  return {
    list: (caller) =>
      inScope(db, scopeFor(caller), async (trx) => ({
        requests: await describeRequests(trx, deps, { caller, rows: await listRequests(trx, caller.actor.id) }),
        ...(await findSettings(trx, caller.actor.id)),
      })),

    updateSettings: (caller, { acceptsRequests, blockedDomains: kept }) =>
      inScope(db, scopeFor(caller), async (trx) => {
        const { id: studentId, universityId } = caller.actor;
        await lockSharing(trx, studentId);
        const { blockedDomains: before } = await findSettings(trx, studentId);
        const blockedDomains = before.filter((domain) => kept?.includes(domain) ?? true);
        await saveSettings(trx, { acceptsRequests, blockedDomains, studentId, universityId });
      }),
  };
}
