/** Mails to the staff about records: to their agents when they are decided on, to the responsable when an import waits. */
import type { Trx } from "../../../platform/database.ts";
import type { MailTexts } from "../../../platform/mail/mail-text.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import { nameValues, staffNotice, type Users } from "../../users/users.service.ts";
import type { Caller } from "../records.caller.ts";
import type { RecordKind } from "../records.kind.ts";
import { acceptedTexts, type RecordNoun, rejectedTexts, waitingTexts } from "./staff-texts.ts";

export type StaffDeps = { mailer: Mailer; users: Pick<Users, "find" | "findResponsable">; publicUrl: string };

export type StaffMailTemplates = {
  noun: RecordNoun;
  /** What an agent can do with accepted records. */
  afterAcceptance: { en: string; fr: string; ar: string };
  /** Path of the list of all records. */
  list: string;
  /** Path of the waiting records of an agent; the agent's id follows. */
  waiting: string;
};

type StaffDecision = { caller: Caller; decision: "accepted" | "rejected"; reason?: string | undefined; tally: Tally };

const MOST_LISTED = 10;

/** Counts of records by agent, with the labels of the first of them. */
export type Tally = {
  add(agentId: string, label: string): void;
  byAgent(): ReadonlyMap<string, { count: number; labels: readonly string[] }>;
};

export function createTally(): Tally {
  const byAgent = new Map<string, { count: number; labels: string[] }>();
  return {
    add(agentId, label) {
      const { count, labels } = byAgent.get(agentId) ?? { count: 0, labels: [] };
      byAgent.set(agentId, { count: count + 1, labels: count < MOST_LISTED ? [...labels, label] : labels });
    },
    byAgent: () => byAgent,
  };
}

export type StaffMails = {
  /** Queues one mail to each agent whose records were decided on together. */
  tellDecided(trx: Trx, decided: StaffDecision): Promise<void>;
  /** Queues one mail to the responsable for all calls of an import. */
  tellWaiting(trx: Trx, waiting: { caller: Caller; importId: string | undefined }): Promise<void>;
};

export function createStaffMails(
  deps: StaffDeps,
  { name }: Pick<RecordKind, "name">,
  templates: StaffMailTemplates,
): StaffMails {
  const { mailer, users, publicUrl } = deps;
  const kinds = { accepted: `${name}s.accepted`, rejected: `${name}s.rejected`, waiting: `${name}s.waiting` };
  const texts: Record<keyof typeof kinds, MailTexts> = {
    accepted: acceptedTexts(templates.noun, templates.afterAcceptance),
    rejected: rejectedTexts(templates.noun),
    waiting: waitingTexts(templates.noun),
  };
  mailer.on(kinds.accepted, texts.accepted, "decisions");
  mailer.on(kinds.rejected, texts.rejected, "decisions");
  mailer.on(kinds.waiting, texts.waiting, "imports");

  return {
    async tellDecided(trx, { caller, decision, reason = "", tally }) {
      const { universityId } = caller.actor;
      for (const [agentId, { count, labels }] of tally.byAgent()) {
        const listed = `${labels.join(" · ")}${count > labels.length ? " …" : ""}`;
        const values = { count: String(count), listed, reason, link: `${publicUrl}${templates.list}` };
        const mail = { universityId, kind: kinds[decision], values };
        const notice = staffNotice(await users.find(trx, agentId), mail);
        if (notice) await mailer.queueNotice(trx, notice);
      }
    },

    async tellWaiting(trx, { caller, importId }) {
      const { universityId, id: agentId } = caller.actor;
      const agent = await users.find(trx, agentId);
      const values = { ...nameValues("agent", agent), link: `${publicUrl}${templates.waiting}${agentId}` };
      const about = importId && { about: importId };
      const mail = { universityId, kind: kinds.waiting, ...about, values };
      const notice = staffNotice(await users.findResponsable(trx, universityId), mail);
      if (notice) await mailer.queueNotice(trx, notice);
    },
  };
}
