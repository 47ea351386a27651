/** The options of the application, from the boot and the settings. */

import type { FirstPaint } from "@ijaza/schema/pages/first-paint";
import type { Retention } from "@ijaza/schema/privacy/retention";
import type { Finality } from "@ijaza/verifier";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { ChainIdentity, ExpectedChain } from "./features/chain/identity.ts";
import type { Keys } from "./features/chain/keys/keys.ts";
import type { ChainNode } from "./features/chain/node.ts";
import type { RelayerTiming } from "./features/chain/relayer/timing.ts";
import type { IssuingPool } from "./features/issuing/issuing-request.ts";
import type { LegalOptions } from "./features/legal/legal.service.ts";
import type { Drawing } from "./features/templates/templates.service.ts";
import type { OpeningPool } from "./features/verification/opening-pool.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/database.ts";
import type { Storage } from "./platform/files/storage.ts";
import type { BodyPace } from "./platform/http/slow-bodies.ts";
import type { MostStreams } from "./platform/http/stream-limits.ts";
import type { TimeBudget } from "./platform/http/time-budget.ts";
import type { TrustProxy } from "./platform/http/trusted-proxies.ts";
import type { Transport } from "./platform/mail/transport.ts";
import type { PasswordCost } from "./platform/passwords.ts";
import type { Secrets } from "./platform/secrets.ts";
import type { Signals } from "./platform/signals.ts";
import type { TimeStampingSettings } from "./platform/time-stamping/time-stamping.ts";

/** What a new wallet gets where the settings name no amount: a tenth of an ether, in wei. */
export const ETHER_PAYMENT = 10n ** 17n;

/** The chain as it was found at boot. */
export type ChainConnection = {
  node: ChainNode;
  keys: Keys;
  identity: ChainIdentity;
  /** Who enters universities and keys, when it is another party: the address from which it calls the registry. */
  registrar?: string | undefined;
  expected?: ExpectedChain;
  finality: Finality;
  /** Highest age of a node's newest block, in seconds, when a diploma is verified. */
  maxBlockAge: number;
  /** How many nodes must agree on a diploma. */
  quorum: number;
  /** Further nodes: browsers ask them instead of our proxy, and our own verifications ask them beside our node. */
  publicRpcUrls?: readonly string[];
  timing?: Partial<RelayerTiming>;
};

export type AppOptions = {
  db: Db;
  pool: pg.Pool;
  signals: Signals;
  secrets: Secrets;
  chain: ChainConnection;
  publicUrl: string;
  /** Wei for a new wallet, and for an accepted request for ether. */
  etherPayment?: bigint;
  /** The longest time, in seconds, until the holder of a confirmed request is searched; two minutes when absent. */
  requestDelay?: number;
  /** The storage of files. */
  storage: Storage;
  /** Who witnesses when documents are sealed; nobody when absent. */
  timeStamps?: TimeStampingSettings | undefined;
  /** The transport of mails, their sender, and the contact address for questions. */
  mail: { transport: Transport; from: string; contact: string };
  profile: "demo" | "production";
  logLevel: string;
  /** Proxies that may forward the caller's address; none when absent. */
  trustProxy?: TrustProxy;
  /** How often an address may call each expensive public call per minute; no limit when absent. */
  publicCallsPerMinute?: number;
  /** The processor time of public calls, by network; without a limit when absent. */
  budget?: TimeBudget;
  /** The slowest rate of a body, and the most open streams; lower only in tests. */
  bodyPace?: BodyPace;
  mostStreams?: MostStreams;
  /** Who runs the installation, and the folder of its legal texts. */
  legal?: Omit<LegalOptions, "retention">;
  /** How long data is kept; the product's own periods when absent. */
  retention?: Retention;
  /** A caller with this token may read the metrics; without it only programs on this machine. */
  metricsToken?: string;
  log?: FastifyBaseLogger;
  /** The folder of the built web client. */
  pagesDir?: string;
  /** Paints public pages before they are sent. */
  firstPaint?: FirstPaint;
  clock?: Clock;
  /** Cost of hashing a password; lower only in tests. */
  passwordCost?: PasswordCost;
  /** Opens PDFs that anybody sends; threads of this process when absent. */
  opening?: OpeningPool;
  /** The threads that make credentials; by default one for each core. */
  issuingPool?: IssuingPool;
  /** Draws documents; threads of this process when absent. */
  drawing?: Drawing;
  /** Draws previews of templates; a thread of this process when absent. */
  previewDrawing?: Drawing;
  /** Whether this process also runs jobs and sends transactions; the server does. */
  works?: boolean;
  /** Called when the chain is not the pinned one: everything must stop. */
  onMismatch?: (error: Error) => void;
};
