/** Limits the mails that people and universities can cause. */
import type { Trx } from "../database.ts";
import { canonicalText } from "./canonical-text.ts";
import { type Counter, counterKey } from "./counters.ts";
import type { Window } from "./counting.ts";
import { takeDocumentHours } from "./document-hours.ts";
import { type CounterDeps, type Origin, waitInWindow } from "./guesses.ts";
import { networkOf } from "./network-of.ts";
import { takeNoticeHour } from "./notice-hours.ts";
import { ACCESS_REQUESTS, RESET_MAILS, RESET_MAILS_OF_NETWORK } from "./quotas.ts";
import { createTransactionAttempts, recipientKey, type TransactionAttempts } from "./transaction-attempts.ts";

export type MailAttempts = TransactionAttempts & {
  /** Counts a notice of a university to an address, 20 and 500 per hour; returns when it may be sent. Never refuses. */
  noticeAt(trx: Trx, notice: { universityId: string; recipient: string }): Promise<Date>;
  /** Counts a mail that asks an address to confirm a request for access, 5 per day; false when the limit is reached. */
  mayMailRequest(email: string): Promise<boolean>;
  /** Counts a university's mails about documents, 20 an hour per address, 2,000 in all; returns due times in order. */
  documentsAt(trx: Trx, mails: { universityId: string; recipients: readonly string[] }): Promise<Date[]>;
  /** Counts a mail with a link to a new password; false when the limit is reached. Never throws. */
  mayMailReset(request: { email: string; origin: Origin; accounts: readonly string[] }): Promise<boolean>;
};

export function createMailAttempts(deps: CounterDeps): MailAttempts {
  const { key } = deps;

  return {
    ...createTransactionAttempts(deps),

    noticeAt(trx, { universityId, recipient }) {
      return takeNoticeHour(trx, {
        recipient: recipientKey(deps, "notice", recipient),
        university: counterKey(key, { by: "university", purpose: "notice", university: universityId }),
      });
    },

    async mayMailRequest(email) {
      const recipient = canonicalText(email);
      return (
        (await waitInWindow(deps, { by: "recipient", purpose: "access-request", recipient }, ACCESS_REQUESTS)) === 0
      );
    },

    documentsAt(trx, { universityId, recipients }) {
      return takeDocumentHours(trx, {
        recipients: recipients.map((address) => recipientKey(deps, "document", address)),
        university: counterKey(key, { by: "university", purpose: "document", university: universityId }),
      });
    },

    async mayMailReset({ email, origin, accounts }) {
      const text = canonicalText(email);
      const isFree = async (counter: Counter, window: Window) => (await waitInWindow(deps, counter, window)) === 0;
      const own = accounts.find(origin.known.hasOpened);
      const purpose = "reset";
      if (own) return isFree({ by: "browser", purpose, browser: origin.known.id, account: own }, RESET_MAILS);
      const network = networkOf(origin.address);
      if (!(await isFree({ by: "pair", purpose, network, text }, RESET_MAILS_OF_NETWORK))) return false;
      return isFree({ by: "text", purpose, text }, RESET_MAILS);
    },
  };
}
