/** Faults in credits: in accounts, ledger, requests, and the registry's counters. */
import type { Planting } from "./planting.ts";

export const CREDIT_PLANTINGS: Planting[] = [
  {
    what: "what an account was granted",
    spoil: "update credit_accounts set granted = granted + 1 where university_id = $university",
    reported: ["credits_granted_differ university $university"],
  },
  {
    what: "what an account has used",
    spoil: "update credit_accounts set issued = issued + 1 where university_id = $university",
    reported: ["credits_issued_differ university $university", "chain_issued_differs university $university"],
  },
  {
    what: "what an account has set aside",
    spoil: "update credit_accounts set reserved = reserved + 1 where university_id = $university",
    reported: ["credits_reserved_differ university $university"],
  },
  {
    what: "an issue in the ledger",
    spoil: "update credit_entries set amount = amount + 1 where id = $issue",
    reported: ["credits_issued_differ university $university", "ledger_issue_differs ledger $issue"],
  },
  {
    what: "two issues in the ledger that have changed places",
    spoil: "update credit_entries set amount = 6 - amount where id in ($issue, $loneIssue)",
    reported: ["ledger_issue_differs ledger $issue", "ledger_issue_differs ledger $loneIssue"],
  },
  {
    what: "an issue that is gone from the ledger",
    spoil: "delete from credit_entries where id = $issue",
    reported: ["batch_without_entry batch $batch", "credits_issued_differ university $university"],
  },
  {
    what: "an account and its ledger together, in what was used",
    spoil: `
      update credit_entries set amount = amount + 1 where id = $issue;
      update credit_accounts set issued = issued + 1 where university_id = $university`,
    reported: ["chain_issued_differs university $university", "ledger_issue_differs ledger $issue"],
  },
  {
    what: "the running total of a grant",
    spoil: "update credit_entries set grant_total = grant_total - 1 where id = $grant",
    reported: ["ledger_total_differs ledger $grant"],
  },
  {
    what: "an account and its ledger together, in what was granted",
    spoil: `
      update credit_entries set amount = amount + 5, grant_total = grant_total + 5 where id = $grant;
      update credit_accounts set granted = granted + 5 where university_id = $university`,
    reported: ["chain_granted_differs university $university"],
  },
  {
    what: "an accepted request for credits that says rejected",
    spoil: "update funding_requests set status = 'rejected' where id = $credit",
    reported: ["funding_request_moves_differ funding request $credit"],
  },
  {
    what: "a payment of an accepted request that is gone",
    spoil: "update chain_transactions set subject = subject - 'reference' where id = $payment",
    reported: ["funding_request_moves_differ funding request $ether"],
  },
  {
    what: "the amount of an accepted request for credits",
    spoil: "update funding_requests set amount = amount + 1 where id = $credit",
    reported: ["funding_request_amount_differs funding request $credit"],
  },
  {
    what: "the amount of a payment",
    spoil: "update chain_transactions set value = value + 1 where id = $payment",
    reported: ["funding_request_amount_differs funding request $ether"],
  },
  {
    what: "a request for credits that is gone",
    spoil: "delete from funding_requests where id = $credit",
    reported: ["funding_request_unknown demand:$credit"],
  },
  {
    what: "a request for ether that is gone",
    spoil: "delete from funding_requests where id = $ether",
    reported: ["funding_request_unknown demand:$ether"],
  },
  {
    what: "a second payment from beside the records",
    spoil: `
      insert into chain_strangers select signer, 1000000 + nonce, 'another', 1, data, true
        from chain_transactions where id = $payment`,
    reported: ["ether_paid_twice transaction another"],
  },
];
