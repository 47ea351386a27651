/** The call that reads the demo's mailbox. */
import { getMailbox } from "@ijaza/schema/mails/mailbox";
import { AppError } from "../app-error.ts";
import type { Mount } from "../http/mount.ts";
import { languagesIn } from "./mail-languages.ts";
import type { Mailbox, Transport } from "./transport.ts";

/** Refused where real mails are sent, because reading the mails of others gives access to their accounts. */
export function mountMailbox(mount: Mount, { transport, profile }: { transport: Transport; profile: string }): void {
  mount(getMailbox, async () => {
    if (profile !== "demo" || !isMailbox(transport)) throw new AppError("not_found");
    const mails = await transport.list();
    return {
      mails: mails.map(({ id, at, to, subject, text, language }) => {
        return { _id: id, at, to, subject, text, language: languagesIn(language)[0]! };
      }),
    };
  });
}

const isMailbox = (transport: Transport): transport is Mailbox => "list" in transport;
