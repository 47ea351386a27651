/** Logs and mails what the registry makes of keys, and has what every action on one needs of the application. */
import { appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import { type KeyMailDeps, type KeyMails, registerKeyMails } from "./keys.mails.ts";

type KeySettings = {
  /** Initial balance of a new wallet, in wei. */
  etherPayment: bigint;
  /** Since when a person's account has had a second factor and its address; null where that is not asked. */
  heldSinceOf: ((trx: Trx, personId: string) => Promise<Date | null>) | null;
};

export type Keys = KeySettings & KeyMails;

type WatchKeysDeps = KeySettings & KeyMailDeps & { chain: Pick<Chain, "universityKeys" | "whenKeyChanges"> };

export function watchKeys({ etherPayment, heldSinceOf, chain, ...deps }: WatchKeysDeps): Keys {
  const mails = registerKeyMails(deps);
  chain.whenKeyChanges(async (trx, { keyId, change, at }) => {
    const key = await chain.universityKeys.find(trx, keyId);
    if (!key?.university_id) return;
    const event = { kind: `key.${change}`, subjectId: keyId, data: { purpose: key.purpose } };
    await appendAudit(trx, { universityId: key.university_id, author: SYSTEM, at, events: [event] });
    if (change !== "refused") await mails.mailChange(trx, { key, change });
  });
  return { etherPayment, heldSinceOf, ...mails };
}
