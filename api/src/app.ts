/** The application: every room, registered by name on one server. */
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Finality, TrustEntry } from "ijaza-verifier";
import type pg from "pg";
import { mountFactors } from "./features/accounts/accounts.factors.routes.ts";
import { mountUserLists } from "./features/accounts/accounts.lists.routes.ts";
import { mountOwnAccount } from "./features/accounts/accounts.own.routes.ts";
import { mountAccounts } from "./features/accounts/accounts.routes.ts";
import { createAccounts } from "./features/accounts/accounts.service.ts";
import { mountAgents } from "./features/agents/agents.routes.ts";
import { createAgents } from "./features/agents/agents.service.ts";
import type { ChainIdentity, ExpectedChain } from "./features/chain/chain.identity.ts";
import type { Keys } from "./features/chain/chain.keys.ts";
import type { ChainNode } from "./features/chain/chain.node.ts";
import { mountChain } from "./features/chain/chain.routes.ts";
import { createChain } from "./features/chain/chain.service.ts";
import { issuerDid } from "./features/chain/issuer-did.ts";
import { createIssuing } from "./features/chain/issuing.ts";
import { createIssuingPool } from "./features/chain/issuing-pool.ts";
import type { RelayerTiming } from "./features/chain/relayer.ts";
import { mountCredits } from "./features/credits/credits.routes.ts";
import { createCredits, createDeposits, createOverview } from "./features/credits/credits.service.ts";
import { mountDeposits } from "./features/credits/deposits.routes.ts";
import { mountDiplomas } from "./features/diplomas/diplomas.routes.ts";
import { createDiplomas } from "./features/diplomas/diplomas.service.ts";
import { mountProfile } from "./features/profile/profile.routes.ts";
import { createProfile } from "./features/profile/profile.service.ts";
import { mountCsrf } from "./features/session/session.csrf.routes.ts";
import { describeStudentUser } from "./features/session/session.people.ts";
import { mountSession } from "./features/session/session.routes.ts";
import { mountSecondFactor } from "./features/session/session.second-factor.routes.ts";
import { createSession } from "./features/session/session.service.ts";
import { mountStudentLogins } from "./features/students/students.logins.routes.ts";
import { createStudentPeople } from "./features/students/students.people.ts";
import { mountStudents } from "./features/students/students.routes.ts";
import { createStudentCodes, createStudents } from "./features/students/students.service.ts";
import { mountIssuers } from "./features/universities/issuers.routes.ts";
import { mountTenants } from "./features/universities/tenants.routes.ts";
import { mountUniversities } from "./features/universities/universities.routes.ts";
import { createTenants, createUniversities, nameOf } from "./features/universities/universities.service.ts";
import { mountUpdateDemands } from "./features/update-demands/update-demands.routes.ts";
import { createUpdateDemands } from "./features/update-demands/update-demands.service.ts";
import { createUsers } from "./features/users/users.service.ts";
import { mountVerification } from "./features/verification/verification.routes.ts";
import { createVerification } from "./features/verification/verification.service.ts";
import { createVisits } from "./features/visits/visits.service.ts";
import { createAttempts } from "./platform/attempts.ts";
import { mountAudit } from "./platform/audit/audit.routes.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Db } from "./platform/database.ts";
import type { Storage } from "./platform/files/storage.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { cookieNames } from "./platform/http/cookies.ts";
import { createMeter } from "./platform/http/meter.ts";
import { mountOn } from "./platform/http/mount.ts";
import { serveOpenApi } from "./platform/http/openapi.ts";
import { serveOperations } from "./platform/http/operations.ts";
import { servePages } from "./platform/http/pages.ts";
import type { Platform } from "./platform/http/platform.ts";
import { createServer } from "./platform/http/server.ts";
import type { TrustProxy } from "./platform/http/trusted-proxies.ts";
import { mountJobs } from "./platform/jobs/jobs.routes.ts";
import { startWorker } from "./platform/jobs/worker.ts";
import { mountMailbox } from "./platform/mail/mailbox.routes.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import type { Transport } from "./platform/mail/transport.ts";
import { createPasswords, type PasswordCost } from "./platform/passwords.ts";
import type { Secrets } from "./platform/secrets.ts";
import type { Signals } from "./platform/signals.ts";

/** The chain as the boot found it. */
export type ChainConnection = {
  node: ChainNode;
  keys: Keys;
  identity: ChainIdentity;
  expected?: ExpectedChain;
  finality: Finality;
  publicRpcUrl?: string;
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
  log?: FastifyBaseLogger;
  /** The built web client. */
  pagesDir?: string;
  clock?: Clock;
  /** Work of hashing a password; less only in tests. */
  passwordCost?: PasswordCost;
  /** Whether this process also runs jobs and sends transactions; the server does. */
  works?: boolean;
  /** The chain is not the pinned one: nothing may go on. */
  onMismatch?: (error: Error) => void;
};

/** A tenth of an ether. */
const ETHER_DEPOSIT = 10n ** 17n;

export type App = Awaited<ReturnType<typeof createApp>>;

/** Builds the server with all its routes and, unless told otherwise, its workers; it does not listen yet. */
export async function createApp(options: AppOptions) {
  const { db, signals, secrets, publicUrl, profile, clock = systemClock, passwordCost, works = true } = options;
  const { logLevel, log, trustProxy } = options;
  const http = await createServer({ publicUrl, logLevel, ...(log && { log }), ...(trustProxy && { trustProxy }) });
  const platform: Platform = {
    db,
    clock,
    cookies: cookieNames(publicUrl),
    csrfKey: secrets.csrf,
    meter: createMeter({ clock, perMinute: options.publicCallsPerMinute ?? 0 }),
    publicUrl,
    strictOrigin: profile === "production",
  };
  const mount = mountOn(http, platform);
  const closing = new AbortController();
  http.addHook("preClose", async () => closing.abort());
  const passwords = createPasswords({ pepper: secrets.pepper, ...(passwordCost && { cost: passwordCost }) });
  const attempts = createAttempts({ db, clock, key: secrets.pepper });
  const contentKey = secrets.content;

  const mailer = createMailer({ ...options.mail, db, signals, key: secrets.mail, log: http.log });
  const chain = createChain({ ...options.chain, db, signals, clock, log: http.log });
  const trust: TrustEntry = { ...pinsOf(options.chain), demo: profile === "demo" };
  const users = createUsers();
  const universities = createUniversities({
    db,
    clock,
    users,
    walletOf: async (trx, universityId) => (await chain.walletOf(trx, universityId))?.public_id ?? null,
    platformBalance: chain.platformBalance,
  });
  const etherDeposit = options.etherDeposit ?? ETHER_DEPOSIT;
  const tenants = createTenants({
    ...{ db, clock, users, chain, publicUrl, etherDeposit },
    inviteResponsable: (trx, invitation) => accounts.inviting.inviteResponsable(trx, invitation),
  });
  const visits = createVisits({ db, clock, log: http.log });
  const credits = createCredits({ db, clock, chain });
  const deposits = createDeposits({ db, clock, chain, universities, credits, etherDeposit });
  const overview = createOverview({ db, chain, universities, tenants });
  const codes = createStudentCodes({ clock, mailer, universities, codeKey: secrets.codes, publicUrl });
  const students = createStudents({ db, clock, universities, contentKey, codes });
  const accounts = createAccounts({
    ...{
      db,
      clock,
      users,
      universities,
      mailer,
      passwords,
      attempts,
      publicUrl,
      contactEmail: options.mail.contact,
      factorKey: secrets.secondFactor,
    },
    students: createStudentPeople({ students, universities, describe: describeStudentUser }),
  });
  accounts.onRegistered(async (trx, { user }) => {
    if (user.role !== "resp_uni" || !user.university_id) return;
    await tenants.installResponsable(trx, { universityId: user.university_id });
  });
  const pool = createIssuingPool();
  const issuing = createIssuing({
    db,
    clock,
    chain,
    pool,
    issuerOf: async (trx, universityId) => {
      const university = await universities.findById(trx, universityId);
      if (!university) throw new Error(`there is no university ${universityId}`);
      return { did: issuerDid(publicUrl, university.slug), registryId: university.registry_id };
    },
  });
  const diplomas = createDiplomas({ db, clock, contentKey, users, students, universities, chain, issuing, credits });
  const verification = createVerification({ db, clock, chain, visits, trust });
  const session = createSession({ db, clock, users, students, codes, universities, passwords, attempts, accounts });
  const agents = createAgents({ db, users, universities, accounts, diplomas });
  const updateDemands = createUpdateDemands({
    ...{ db, clock, mailer, publicUrl, students, diplomas },
    storage: options.storage,
  });

  mountJobs(mount, platform, { signals, closing: closing.signal });
  mountCsrf(mount, platform);
  mountMailbox(mount, { transport: options.mail.transport, profile });
  mountAudit(mount, {
    db,
    usernames: users.namesOf,
    universityNames: async (trx, ids) =>
      new Map((await universities.findByIds(trx, ids)).map((row) => [row.id, nameOf(row)])),
  });
  mountSession(mount, platform, session);
  mountSecondFactor(mount, platform, session);
  mountAccounts(mount, platform, accounts);
  mountOwnAccount(mount, accounts);
  mountUserLists(mount, accounts);
  mountFactors(mount, accounts);
  mountStudentLogins(mount, db);
  mountUniversities(mount, universities);
  mountTenants(mount, tenants);
  mountIssuers(mount, { db, publicUrl });
  mountChain(mount, { chain, trust, ...(options.chain.publicRpcUrl && { publicRpcUrl: options.chain.publicRpcUrl }) });
  mountCredits(mount, credits);
  mountDeposits(mount, { deposits, overview });
  mountStudents(mount, students);
  mountDiplomas(mount, diplomas);
  mountUpdateDemands(mount, updateDemands);
  mountProfile(mount, createProfile({ db, students, diplomas, visits }));
  mountVerification(mount, verification);
  mountAgents(mount, agents);
  serveOpenApi(http, publicUrl);
  serveOperations(http, {
    dependencies: {
      database: async () => (await options.pool.query("select 1")).rowCount === 1,
      chain: chain.isUp,
      mail: mailer.isUp,
    },
    gauges: { chain_transactions_open: { help: "Transactions that wait or are on their way.", read: chain.countOpen } },
  });
  if (options.pagesDir) await servePages(http, options.pagesDir);

  let worker: { stop(): Promise<void> } | undefined;
  let housekeeping: { stop(): Promise<void> } | undefined;
  http.addHook("onReady", async () => {
    if (!works) return;
    chain.start(options.onMismatch ?? ((error) => http.log.fatal({ err: error }, "the chain is another one")));
    worker = startWorker({ db, signals, handlers: issuing.jobs, log: http.log });
    mailer.start();
    housekeeping = startHousekeeping({ db, clock, log: http.log });
  });
  http.addHook("onClose", async () => {
    await Promise.all([chain.stop(), mailer.stop(), worker?.stop(), housekeeping?.stop()]);
    await Promise.all([visits.close(), pool.close()]);
  });
  const rooms = {
    mailer,
    users,
    accounts,
    universities,
    tenants,
    students,
    credits,
    deposits,
    chain,
    diplomas,
    issuing,
  };
  return { http: http as FastifyInstance, rooms, passwords, trust };
}

const pinsOf = ({ identity, finality }: ChainConnection) => ({
  chainId: identity.chainId,
  genesisHash: identity.genesisHash,
  registry: identity.registry,
  codeHash: identity.codeHash,
  finality,
});
