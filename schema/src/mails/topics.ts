/** Topics of mails that can be switched off. Revocations, codes and security mails have none and are always sent. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { type Role, staff, student } from "../users/roles.ts";

/** The roles that receive mails of each topic. */
const MAIL_TOPICS = {
  /** A document of the recipient is signed. */
  documents: student,
  /** The result of a correction that the recipient has requested. */
  corrections: student,
  /** Decisions on records that the recipient has submitted. */
  decisions: ["agent_uni"],
  /** An import waits for the recipient's decision. */
  imports: ["resp_uni"],
  /** The answer to a request for credits or ether. */
  deposits: ["resp_uni"],
} as const satisfies Record<string, readonly Role[]>;

export type MailTopic = keyof typeof MAIL_TOPICS;
const mailTopics = Object.keys(MAIL_TOPICS) as MailTopic[];

const isFor = (topic: MailTopic, role: Role): boolean => MAIL_TOPICS[topic].some((each) => each === role);

/** The topics of a role, in the order of display. */
export const topicsOf = (role: Role): MailTopic[] => mailTopics.filter((topic) => isFor(topic, role));

/** Whether members of the staff receive mails of the topic; otherwise students do. */
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
