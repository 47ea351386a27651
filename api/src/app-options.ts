/** What the application is built from: what the boot has found, and what the settings say. */

import type { Finality } from "@ijaza/verifier";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { ChainIdentity, ExpectedChain } from "./features/chain/identity.ts";
import type { Keys } from "./features/chain/keys/keys.ts";
import type { ChainNode } from "./features/chain/node.ts";
import type { RelayerTiming } from "./features/chain/relayer/relayer.ts";
import type { OpeningPool } from "./features/verification/opening-pool.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/database.ts";
import type { Storage } from "./platform/files/storage.ts";
import type { BodyPace } from "./platform/http/slow-bodies.ts";
import type { MostStreams } from "./platform/http/stream-limits.ts";
import type { TrustProxy } from "./platform/http/trusted-proxies.ts";
import type { Transport } from "./platform/mail/transport.ts";
import type { PasswordCost } from "./platform/passwords.ts";
import type { Secrets } from "./platform/secrets.ts";
import type { Signals } from "./platform/signals.ts";
import type { Typst } from "./platform/typst/typst-pool.ts";

/** The chain as the boot found it. */
export type ChainConnection = {
  node: ChainNode;
  keys: Keys;
  identity: ChainIdentity;
  expected?: ExpectedChain;
  finality: Finality;
  /** Seconds that the newest block may be old when a diploma is verified. */
  maxBlockAge: number;
  /** How many nodes must agree on a diploma. */
  quorum: number;
  /** Further nodes, which browsers ask in place of our proxy, and our own verifications beside our node. */
  publicRpcUrls?: readonly string[];
  timing?: Partial<RelayerTiming & { bumpAfterMs: number }>;
};

export type AppOptions = {
  db: Db;
  pool: pg.Pool;
  signals: Signals;
  secrets: Secrets;
  chain: ChainConnection;
  publicUrl: string;
  /** Wei of a new wallet, and of an accepted demand for ether. */
  etherDeposit?: bigint;
  /** Seconds within which the holder is looked for whom a confirmed request is for; two minutes when absent. */
  requestDelay?: number;
  /** Where files are kept. */
  storage: Storage;
  /** The way out for mails, who they come from, and who answers questions. */
  mail: { transport: Transport; from: string; contact: string };
  profile: "demo" | "production";
  logLevel: string;
  /** Proxies whose word on the caller's address counts; none when absent. */
  trustProxy?: TrustProxy;
  /** How often an address may make each public call that costs work; no limit when absent. */
  publicCallsPerMinute?: number;
  /** How slowly a body may come, and how many streams may be open; less only in tests. */
  bodyPace?: BodyPace;
  mostStreams?: MostStreams;
  /** Whoever bears it may read the metrics; without it only programs on this machine. */
  metricsToken?: string;
  log?: FastifyBaseLogger;
  /** The built web client. */
  pagesDir?: string;
  clock?: Clock;
  /** Work of hashing a password; less only in tests. */
  passwordCost?: PasswordCost;
  /** Opens the PDFs that anybody sends; threads of this process when absent. */
  opening?: OpeningPool;
  /** Draws documents; threads of this process when absent. */
  typst?: Typst;
  /** Draws previews of templates; a thread of this process when absent. */
  previewTypst?: Typst;
  /** Whether this process also runs jobs and sends transactions; the server does. */
  works?: boolean;
  /** The chain is not the pinned one: nothing may go on. */
  onMismatch?: (error: Error) => void;
};
