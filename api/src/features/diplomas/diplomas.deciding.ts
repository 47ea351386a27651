/** Accepting and rejecting: a conditional transition, in which acceptance freezes the content. */

import type { decideDiplomas } from "@ijaza/schema/diplomas";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { DIPLOMA } from "@ijaza/schema/records/diploma";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryRaces } from "../../platform/races.ts";
import {
  createTally,
  lockTargets,
  readConflicts,
  refuseForbidden,
  refuseUnclear,
  rejectRecords,
  type Tally,
} from "../records/records.service.ts";
import { findBarred } from "./diplomas.barred.ts";
import { authorFor, type Caller, type DiplomaParts, scopeFor } from "./diplomas.caller.ts";
import { claimsOf, contentDigest, freeze, stateDigest } from "./diplomas.content.ts";
import type { Corrections } from "./diplomas.corrections.ts";
import type { KeptDiplomas } from "./diplomas.keeping.ts";
import { DIPLOMAS } from "./diplomas.kind.ts";
import { namesOf } from "./diplomas.record.ts";
import { acceptDiplomas, lockDiplomas } from "./diplomas.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type Request = Input<typeof decideDiplomas>;
type Outcome = Answer<typeof decideDiplomas>;

/** Records a step: what is in memory at once when 100,000 are decided, and how long others wait for this thread. */
const STEP = 500;

type DecidingParts = DiplomaParts & Pick<KeptDiplomas, "tellDecided"> & { corrections: Pick<Corrections, "tell"> };

export function createDeciding(parts: DecidingParts) {
  return {
    /** Decides on those that are pending and lists the others; of two decisions at once one wins. */
    decide(caller: Caller, input: Request): Promise<Outcome> {
      const { universityId } = caller.actor;
      const targets = { ids: input.diplomasIds, agentId: input.agentId, importId: input.importId };
      refuseUnclear({ ...targets, all: input.all, decision: input.decision, reason: input.reason }, "diplomasIds");
      return retryRaces(() =>
        inScope(parts.db, scopeFor(caller), async (trx) => {
          const at = parts.clock.now();
          const pending = await lockTargets(trx, { ...targets, universityId, kind: DIPLOMAS, statuses: ["pending"] });
          const ids = await withoutBarred(trx, { input, ids: pending });
          const decided = new Set<string>();
          const tally = createTally();
          for (let start = 0; start < ids.length; start += STEP) {
            const step = ids.slice(start, start + STEP);
            for (const id of await decideStep(trx, { parts, caller, input, at, ids: step, tally })) decided.add(id);
          }
          if (decided.size === 0) throw new AppError("diploma_not_pending");
          await parts.tellDecided(trx, { caller, decision: input.decision, reason: input.reason, tally });
          crashPoint("decide.stored");
          return {
            updated: decided.size,
            conflicts: await readConflicts(trx, { kind: DIPLOMAS, ids: targets.ids, decided }),
          };
        }),
      );
    },
  };
}

/** Nobody accepts the correction of a diploma that was revoked for fraud: one that is named refuses, others stay. */
async function withoutBarred(trx: Trx, { input, ids }: { input: Request; ids: string[] }): Promise<string[]> {
  if (input.decision !== "accepted") return ids;
  const barred = await findBarred(trx, ids);
  if (barred.size > 0 && (input.diplomasIds || barred.size === ids.length)) throw new AppError("correction_barred");
  return ids.filter((id) => !barred.has(id));
}

type Step = { parts: DecidingParts; caller: Caller; input: Request; at: Date; ids: readonly string[]; tally: Tally };

async function decideStep(trx: Trx, { parts, caller, input, at, ids, tally }: Step): Promise<string[]> {
  const action = input.decision === "accepted" ? "accept" : "reject";
  const rows = await lockDiplomas(trx, { ids, statuses: DIPLOMA.statusesFor(action) });
  if (rows.length === 0) return [];
  if (action === "reject") await reject(trx, { parts, caller, rows, at, reason: input.reason ?? "" });
  else await accept(trx, { parts, caller, rows, at });
  for (const { agent_id, diploma_number } of rows) tally.add(agent_id, diploma_number);
  return rows.map(({ id }) => id);
}

type Decision = {
  parts: DecidingParts;
  caller: Caller;
  rows: readonly DiplomaRow[];
  at: Date;
};

async function reject(trx: Trx, { parts, caller, rows, at, reason }: Decision & { reason: string }) {
  await rejectRecords(trx, { kind: DIPLOMAS, contentKey: parts.contentKey, rows, caller, reason, at });
  const corrections = rows.filter(({ supersedes }) => supersedes !== null);
  const ends = corrections.map((correction) => ({ kind: "rejected" as const, correction, reason }));
  await parts.corrections.tell(trx, ends);
}

async function accept(trx: Trx, { parts, caller, rows, at }: Decision): Promise<void> {
  refuseForbidden({ kind: DIPLOMAS, caller, action: "accept", records: rows });
  const key = parts.contentKey;
  const students = await parts.students.findByIds(trx, [...new Set(rows.flatMap((row) => row.student_id ?? []))]);
  const byId = new Map(students.map((student) => [student.id, student]));
  const versions = await templateVersions(trx, { parts, rows });
  const accepted = rows.map((row) => {
    const student = byId.get(row.student_id ?? "");
    const salt = row.content_salt;
    if (!student || !salt) throw new Error(`diploma ${row.id} is pending without a student or a salt`);
    const content = freeze(claimsOf(row, student));
    const digest = contentDigest({ key, salt, content });
    return {
      ...row,
      ...namesOf(student, row),
      status: "unsigned" as const,
      content,
      content_digest: digest,
      template_version_id: versions.get(row.template_id) ?? null,
    };
  });
  const acceptances = accepted.map((row) => ({
    id: row.id,
    search: row.search,
    first_name: row.first_name,
    last_name: row.last_name,
    first_name_ar: row.first_name_ar,
    last_name_ar: row.last_name_ar,
    content: row.content,
    content_digest: row.content_digest,
    template_version_id: row.template_version_id,
  }));
  await acceptDiplomas(trx, { acceptances, by: caller.actor.id, at });
  const events = accepted.map((after, index) => ({
    kind: "diploma.accepted",
    subjectId: after.id,
    before: stateDigest(key, rows[index]!),
    after: stateDigest(key, after),
  }));
  await appendAudit(trx, { universityId: caller.actor.universityId, author: authorFor(caller), at, events });
}

/** What the documents will look like, from now on whatever becomes of their templates. */
async function templateVersions(trx: Trx, { parts, rows }: Pick<Decision, "parts" | "rows">) {
  const versions = new Map<string | null, string>();
  for (const id of new Set(rows.map(({ template_id }) => template_id))) {
    const template = id === null ? undefined : await parts.templates.findNewestById(trx, id);
    if (template) versions.set(id, template.versionId);
  }
  return versions;
}
