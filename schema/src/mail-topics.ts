/** What one may have no mails about; revocations, codes and whatever keeps an account safe have no topic, and are always sent. */
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { type Role, staff, student } from "./roles.ts";

/** By topic, whom its mails go to. */
const MAIL_TOPICS = {
  /** A document of one's own is signed. */
  documents: student,
  /** What became of a correction that one has asked for. */
  corrections: student,
  /** What was decided on records that one has submitted. */
  decisions: ["agent_uni"],
  /** An import waits for one's decision. */
  imports: ["resp_uni"],
  /** The answer to a request for credits or ether. */
  deposits: ["resp_uni"],
} as const satisfies Record<string, readonly Role[]>;

export type MailTopic = keyof typeof MAIL_TOPICS;
const mailTopics = Object.keys(MAIL_TOPICS) as MailTopic[];

const isFor = (topic: MailTopic, role: Role): boolean => MAIL_TOPICS[topic].some((each) => each === role);

/** The topics of a role, in the order in which they are shown. */
export const topicsOf = (role: Role): MailTopic[] => mailTopics.filter((topic) => isFor(topic, role));

/** Whether members of the staff receive mails about it; else students do. */
export const isOfStaff = (topic: MailTopic): boolean => staff.some((role) => isFor(topic, role));

const who = ["student", "agent_uni", "resp_uni"] as const satisfies readonly Role[];
const topic = z.enum(mailTopics);
const reply = z.object({ topics: z.array(z.object({ topic, on: z.boolean() })) });

export const getMailTopics = endpoint({
  method: "GET",
  path: "/api/user/mail-topics",
  who,
  summary: "What one receives mails about, and whether each topic is on.",
  reply,
});

export const switchMailTopic = endpoint({
  method: "PUT",
  path: "/api/user/mail-topics",
  who,
  summary: "Switches the mails of one topic on or off; revocations, codes and the safety of the account are no topics.",
  body: z.strictObject({ topic, on: z.boolean() }),
  reply,
});
