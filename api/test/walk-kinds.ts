/** Which records the ids in each call's fields are of. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import type { Ids } from "./walk-scene.ts";

/** By path and field; the first that matches counts. The scene has no keys, items of requests and templates. */
const KINDS: [RegExp, (keyof Ids)[]][] = [
  [/ (agentId|userId)$|\/agent-pending-certificates\/|\/user\/getUserById\/|\/block(Agent|User)\//, ["agent"]],
  [/ (responsableId|blockedUserId)$/, ["responsable"]],
  [/ importId$|\/cohorts\/.* id$/, ["cohort"]],
  [/ universityId$|\/university\//, ["university"]],
  [/DepositeDemande /, ["fundingRequest"]],
  [/ (demandId|itemId)$|\/evidence\//, ["correctionRequest"]],
  [/ batchId$/, ["batch"]],
  [/\/jobs\/| calls$/, ["job", "studentJob"]],
  [/\/signatories\/pictures\//, ["signature"]],
  [/\/signatories| keyId$|\/keys\/|template/, ["signatory"]],
  [/\/shares\/requests\//, ["request"]],
  [/\/shares\//, ["share"]],
  [/\/document\/|\/printing-gaps|\/visits/, ["diploma", "certificate"]],
  [/\/certificate\//, ["certificate"]],
  [/\/diploma\/| diploma(Id|sIds)$| documentId$|\/cohorts\/.* ids$/, ["diploma"]],
  [/\/student\//, ["student"]],
];

/** Throws for a field of which it does not know. */
export function kindsOf({ path }: Endpoint, field: string): (keyof Ids)[] {
  const [, kinds] = KINDS.find(([pattern]) => pattern.test(`${path} ${field}`)) ?? [];
  if (!kinds) throw new Error(`say in walk-kinds.ts of which records the ids in ${field} of ${path} are`);
  return kinds;
}
