/** The mails of a test, kept in memory and delivered when the test reads them. */
import { EventEmitter, once } from "node:events";
import type { Mailer } from "../src/platform/mail/mailer.ts";
import type { Message, Transport } from "../src/platform/mail/transport.ts";

const PATIENCE_MS = 60_000;

export type KeptMails = {
  /** Delivers waiting mails; gives those to this address, oldest first. */
  to(address: string): Promise<Message[]>;
  /** Waits for this many mails (with this subject, if given); fails when a mailer at work does not deliver them. */
  atLeast(count: number, address: string, subject?: string): Promise<Message[]>;
  /** The link in the latest mail to this address; waits for a mailer at work, and fails when no mail comes. */
  linkFor(address: string): Promise<URL>;
  /** From now on the mail server is down, or up again. */
  setUp(up: boolean): void;
  /** From now on the server permanently refuses mails to the address with this reply. */
  refuse(address: string, reply: string): void;
};

type Kept = {
  transport: Transport;
  /** `queued` waits for mails that are not queued yet, if the application has workers. */
  by(mailer: Mailer, queued?: () => Promise<void>): KeptMails;
};

export function keepMails(): Kept {
  const kept: Message[] = [];
  const arrivals = new EventEmitter();
  const refusals = new Map<string, string>();
  let isUp = true;
  const transport: Transport = {
    async send(message) {
      if (!isUp) throw new Error("the mail server is down");
      const response = refusals.get(message.to);
      if (response) throw Object.assign(new Error("refused"), { responseCode: Number(response.slice(0, 3)), response });
      kept.push(message);
      arrivals.emit(message.to);
    },
    isUp: async () => isUp,
    close: () => undefined,
  };
  const by: Kept["by"] = (mailer, queued) => ({
    async to(address) {
      await queued?.();
      await mailer.deliverDue();
      return kept.filter((mail) => mail.to === address);
    },
    async atLeast(count, address, subject) {
      for (;;) {
        const waiting = new AbortController();
        const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(PATIENCE_MS)]);
        const isCome = once(arrivals, address, { signal }).then(
          () => true,
          () => false,
        );
        const mails = (await this.to(address)).filter((mail) => subject === undefined || mail.subject === subject);
        if (mails.length < count && (await isCome)) continue;
        waiting.abort();
        if (mails.length < count) throw new Error(`${address} was not mailed ${count} times`);
        return mails;
      }
    },
    async linkFor(address) {
      const mail = (await this.atLeast(1, address)).at(-1);
      const link = mail?.text.match(/https?:\/\/\S+/)?.[0];
      if (!link) throw new Error(`no link was mailed to ${address}`);
      return new URL(link);
    },
    setUp(up) {
      isUp = up;
    },
    refuse: (address, reply) => void refusals.set(address, reply),
  });
  return { transport, by };
}
