/** Faults in batches: in credentials, leaves, tree, sent transactions, and the registry's data about them. */
import { flip, type Planting } from "./planting.ts";

const ONE = "where record_id = $diploma";

export const BATCH_PLANTINGS: Planting[] = [
  {
    what: "a leaf",
    spoil: `update credentials set ${flip("leaf", 9)} where record_id = $lone`,
    reported: ["leaf_differs credential $lone", "tree_node_differs batch $loneBatch", "root_differs batch $loneBatch"],
  },
  {
    what: "a signature",
    spoil: "update credentials set jwt = left(jwt, -8) || reverse(right(jwt, 8)) where record_id = $lone",
    reported: ["credential_broken credential $lone", "leaf_differs credential $lone"],
  },
  {
    what: "a disclosure",
    spoil: `update credentials set disclosures = disclosures || 'A' ${ONE}`,
    reported: ["credential_broken credential $diploma", "credential_content_differs diploma $diploma"],
  },
  {
    what: "a disclosure that is gone",
    spoil: `update credentials set disclosures = regexp_replace(disclosures, '~[^~]*$', '') ${ONE}`,
    reported: ["disclosure_missing credential $diploma", "credential_content_differs diploma $diploma"],
  },
  {
    what: "the index of a credential",
    spoil: "update credentials set batch_index = 7 where record_id = $lone",
    reported: ["credential_misplaced credential $lone"],
  },
  {
    what: "a credential under another university's batch",
    spoil: "update universities set registry_id = registry_id + 1000 where id = $university",
    reported: [
      "credential_misplaced credential $lone",
      "credential_misplaced credential $each",
      "batch_not_on_chain batch $batch",
      "batch_not_on_chain batch $loneBatch",
      "chain_granted_differs university $university",
      "chain_issued_differs university $university",
      "revocation_differs diploma $revoked",
    ],
  },
  {
    what: "a credential that is gone",
    spoil: "delete from credentials where record_id = $diploma",
    reported: ["batch_incomplete batch $batch", "tree_differs batch $batch"],
  },
  {
    what: "the credential of a record that is said to be erased",
    spoil: `
      insert into erased_records (record_id, university_id, kind, status, batch_id, batch_index, submitted_on, signed_on, erased_at)
      select id, university_id, 'diploma', status, batch_id, batch_index, '2026-01-02', '2026-01-02', now()
      from diplomas where id = $diploma`,
    reported: ["erased_data_kept credential $diploma"],
  },
  {
    what: "the only credential of a batch, which is gone",
    spoil: "delete from credentials where record_id = $lone",
    reported: ["batch_incomplete batch $loneBatch"],
  },
  {
    what: "the count of a batch",
    spoil: "update batches set count = count + 1 where id = $batch",
    reported: [
      "batch_incomplete batch $batch",
      "batch_not_on_chain batch $batch",
      "batch_unknown university $university",
      "ledger_issue_differs ledger $issue",
      "revocation_differs diploma $revoked",
    ],
  },
  {
    what: "the key that signed",
    spoil:
      "update chain_keys set public_id = reverse(public_id) where university_id = $university and purpose = 'credential'",
    reported: ["credential_key_unknown credential $lone", "credential_key_unknown credential $each"],
  },
  {
    what: "a node of a tree",
    spoil: `update batches set ${flip("nodes", 70)} where id = $batch`,
    reported: ["tree_node_differs batch $batch"],
  },
  {
    what: "a tree that ends early",
    spoil: "update batches set nodes = substring(nodes for 32) where id = $batch",
    reported: ["tree_differs batch $batch"],
  },
  {
    what: "a tree that is gone",
    spoil: "update batches set nodes = null where id = $batch",
    reported: ["tree_differs batch $batch"],
  },
  {
    what: "a root",
    spoil: `update batches set ${flip("root", 70)} where id = $batch`,
    reported: [
      "root_differs batch $batch",
      "batch_not_on_chain batch $batch",
      "batch_unknown university $university",
      "revocation_differs diploma $revoked",
    ],
  },
  {
    what: "the root of a signed batch, which is gone",
    spoil: "update batches set root = null where id = $batch",
    reported: ["root_differs batch $batch", "batch_not_on_chain batch $batch", "batch_unknown university $university"],
  },
  {
    what: "a root that has lost a byte",
    spoil: "update batches set root = substring(root for 31) where id = $batch",
    reported: ["root_differs batch $batch", "batch_not_on_chain batch $batch", "batch_unknown university $university"],
  },
  {
    what: "the head of the audit log that a batch was queued with",
    spoil: `update batches set ${flip("audit_head", 70)} where id = $batch`,
    reported: ["batch_audit_head_differs batch $batch"],
  },
  {
    what: "a batch that never reached the registry",
    spoil: `
      insert into batches (id, university_id, kind, job_id, status, status_from, count, root, created_by)
        select 'unsent', university_id, kind, job_id, 'signed', status_from + 1000000, 1, sha256('unsent'), created_by
        from batches where id = $batch;
      insert into credit_entries (university_id, kind, amount, reference) values ($university, 'issue', 1, 'unsent');
      update credit_accounts set issued = issued + 1 where university_id = $university`,
    reported: [
      "batch_not_on_chain batch unsent",
      "batch_incomplete batch unsent",
      "chain_issued_differs university $university",
    ],
  },
  {
    what: "a batch that the records forgot",
    spoil: `
      delete from credentials where batch_id = $loneBatch;
      update diplomas set batch_id = null, batch_index = null, status = 'unsigned' where id = $lone;
      delete from batches where id = $loneBatch`,
    reported: [
      "batch_unknown university $university",
      "ledger_issue_differs ledger $loneIssue",
      "state_differs diploma $lone",
    ],
  },
  {
    what: "a batch's signer",
    spoil: "update batches set signer = reverse(signer) where id = $batch",
    reported: ["batch_differs_on_chain batch $batch"],
  },
  {
    what: "a batch's block",
    spoil: "update batches set block = block + 1 where id = $batch",
    reported: ["batch_place_differs batch $batch"],
  },
  {
    what: "the bytes that were sent",
    spoil: `update chain_attempts set ${flip("raw", 9)} where hash = $attempt`,
    reported: ["attempt_differs attempt $attempt"],
  },
];
