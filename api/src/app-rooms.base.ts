/** The base of all rooms: passwords, attempts, mails and the chain. */
import type { TrustEntry } from "@ijaza/verifier";
import type { FastifyBaseLogger } from "fastify";
import type { AppOptions, ChainConnection } from "./app-options.ts";
import { type Chain, type ChainInsides, createChain } from "./features/chain/chain.service.ts";
import { type Attempts, createAttempts } from "./platform/attempts/attempts.ts";
import type { Clock } from "./platform/clock.ts";
import { createMailStops, type MailStops } from "./platform/mail/mail-stops.ts";
import { createMailer, type Mailer } from "./platform/mail/mailer.ts";
import { createPasswords, type Passwords } from "./platform/passwords.ts";
import { createTimeStamping, type TimeStamping } from "./platform/time-stamping/time-stamping.ts";

export type Surroundings = { clock: Clock; log: FastifyBaseLogger };

export type BaseRooms = {
  passwords: Passwords;
  attempts: Attempts;
  mailer: Mailer;
  mailStops: MailStops;
  chain: Chain;
  /** For tests that act as the relayer does. */
  chainInsides: ChainInsides;
  /** Time stamps for seals; undefined where no authority is set. */
  timeStamping: TimeStamping | undefined;
  /** Our own chain and registry, as an entry of a trust list. */
  trust: Required<TrustEntry>;
};

export function createBaseRooms(options: AppOptions, { clock, log }: Surroundings): BaseRooms {
  const { db, signals, secrets, publicUrl, profile, passwordCost: cost } = options;
  const timeStamping = options.timeStamps && createTimeStamping({ ...options.timeStamps, clock, log });
  const attempts = createAttempts({ db, clock, key: secrets.pepper });
  const { chain, insides } = createChain({ ...options.chain, db, signals, clock, log });
  return {
    passwords: createPasswords({ pepper: secrets.pepper, cost }),
    attempts,
    mailer: createMailer({ ...options.mail, db, signals, attempts, key: secrets.mail, publicUrl, log }),
    mailStops: createMailStops({ db, clock, key: secrets.mail, publicUrl }),
    chain,
    chainInsides: insides,
    timeStamping,
    trust: {
      ...pinsOf(options.chain),
      origins: [new URL(publicUrl).origin],
      timestampAuthorities: [...(timeStamping?.authorities ?? [])],
      demo: profile === "demo",
    },
  };
}

const pinsOf = ({ identity, finality, maxBlockAge, quorum }: ChainConnection) => ({
  chainId: identity.chainId,
  genesisHash: identity.genesisHash,
  registry: identity.registry,
  codeHash: identity.codeHash,
  finality,
  maxBlockAge,
  quorum,
});
