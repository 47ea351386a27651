/** The call of the demo's mailbox. */
import { getMailbox } from "@ijaza/schema/mails/mailbox";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply } from "../../platform/api/request.ts";

export type KeptMail = Reply<typeof getMailbox>["mails"][number];

const mailbox = api.injectEndpoints({
  endpoints: (build) => ({
    getMailbox: build.query<Reply<typeof getMailbox>, void>({ query: queryOf(getMailbox) }),
  }),
});

export const { useGetMailboxQuery } = mailbox;
