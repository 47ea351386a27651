/** The topics that the owner of an account receives mails about. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { type getMailTopics, type MailTopic, type switchMailTopic, topicsOf } from "@ijaza/schema/mails/topics";
import type { Role } from "@ijaza/schema/users/roles";
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Person } from "../../users/users.service.ts";
import { type AccountServiceDeps, authorFor, type Caller } from "../accounts.deps.ts";

type Topics = Answer<typeof getMailTopics>;

export type OwnMailTopics = {
  /** The topics of mails that one's role receives, and which of them are on. */
  read(actor: Actor): Promise<Topics>;
  /** Switches a topic on or off. Throws `invalid_input` for a topic that one's role receives no mails about. */
  switch(caller: Caller, choice: Input<typeof switchMailTopic>): Promise<Topics>;
};

export function createOwnMailTopics({
  db,
  clock,
  people,
}: Pick<AccountServiceDeps, "db" | "clock" | "people">): OwnMailTopics {
  const lockOwn = async (trx: Trx, { kind, id }: Actor): Promise<Person> => {
    const person = await people[kind].lock(trx, id);
    if (!person) throw new AppError("not_authenticated");
    return person;
  };

  return {
    read: (actor: Actor): Promise<Topics> =>
      inScope(db, ownScopeOf(actor), async (trx) => {
        const { role, mailsOff } = await lockOwn(trx, actor);
        return describeTopics(role, mailsOff);
      }),

    switch: ({ actor, requestId }: Caller, { topic, on }: Input<typeof switchMailTopic>): Promise<Topics> =>
      inScope(db, ownScopeOf(actor), async (trx) => {
        const { id, role, mailsOff } = await lockOwn(trx, actor);
        if (!topicsOf(role).includes(topic)) {
          throw new AppError("invalid_input", { fields: [{ path: "topic", error: "unknown_field" }] });
        }
        if (mailsOff.includes(topic) !== on) return describeTopics(role, mailsOff);
        const mails_off = on ? mailsOff.filter((each) => each !== topic) : [...mailsOff, topic];
        const author = authorFor({ actor, requestId });
        await people[actor.kind].change(trx, { id, changes: { mails_off }, author, at: clock.now() });
        return describeTopics(role, mails_off);
      }),
  };
}

const describeTopics = (role: Role, off: readonly MailTopic[]): Topics => ({
  topics: topicsOf(role).map((topic) => ({ topic, on: !off.includes(topic) })),
});
