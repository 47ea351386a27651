/** The rooms, each made of the platform and of rooms below it; where a lower one asks a higher one, it is told here. */

import type { TrustEntry } from "@ijaza/verifier";
import type { FastifyBaseLogger } from "fastify";
import type { AppOptions, ChainConnection } from "./app-options.ts";
import { createAccounts } from "./features/accounts/accounts.service.ts";
import { createAgents } from "./features/agents/agents.service.ts";
import { createBadges } from "./features/badges/badges.service.ts";
import { createCertificates } from "./features/certificates/certificates.service.ts";
import { createChain } from "./features/chain/chain.service.ts";
import { createCredits, createDeposits, createOverview } from "./features/credits/credits.service.ts";
import { createDiplomas } from "./features/diplomas/diplomas.service.ts";
import { createDocuments } from "./features/documents/documents.service.ts";
import { createDrawingPool } from "./features/documents/drawing-pool.ts";
import { createGenerate } from "./features/generate/generate.service.ts";
import { createIssuing, issuerDid } from "./features/issuing/issuing.service.ts";
import { createIssuingPool } from "./features/issuing/issuing-pool.ts";
import { createProfile } from "./features/profile/profile.service.ts";
import { createRecords } from "./features/records/records.service.ts";
import { describeStudentUser } from "./features/session/session.people.ts";
import { createSession } from "./features/session/session.service.ts";
import { createSharing } from "./features/sharing/sharing.service.ts";
import { createStatistics } from "./features/statistics/statistics.service.ts";
import { createStudentPeople, formerPerson } from "./features/students/students.people.ts";
import { createStudentCodes, createStudents } from "./features/students/students.service.ts";
import { createPreviewPool } from "./features/templates/previewing/preview-pool.ts";
import { createTemplates } from "./features/templates/templates.service.ts";
import { createTenants, createUniversities } from "./features/universities/universities.service.ts";
import { createUpdateDemands } from "./features/update-demands/update-demands.service.ts";
import { createUsers } from "./features/users/users.service.ts";
import { createOpeningPool } from "./features/verification/opening-pool.ts";
import { createVerification } from "./features/verification/verification.service.ts";
import { createVisits } from "./features/visits/visits.service.ts";
import { createAttempts } from "./platform/attempts/attempts.ts";
import type { Clock } from "./platform/clock.ts";
import { createMailStops } from "./platform/mail/mail-stops.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { createPasswords } from "./platform/passwords.ts";
import { REQUEST_DELAYS } from "./platform/settings.ts";

/** A tenth of an ether. */
const ETHER_DEPOSIT = 10n ** 17n;

export type Rooms = ReturnType<typeof createRooms>;

type Surroundings = { clock: Clock; log: FastifyBaseLogger };

export function createRooms(options: AppOptions, { clock, log }: Surroundings) {
  const { db, signals, secrets, publicUrl, profile, passwordCost } = options;
  const passwords = createPasswords({ pepper: secrets.pepper, ...(passwordCost && { cost: passwordCost }) });
  const attempts = createAttempts({ db, clock, key: secrets.pepper });
  const contentKey = secrets.content;
  const { storage } = options;
  /** What nearly every room stands on. */
  const base = { db, clock, publicUrl };

  const mailer = createMailer({ ...options.mail, db, signals, attempts, key: secrets.mail, publicUrl, log });
  const mailStops = createMailStops({ db, clock, key: secrets.mail, publicUrl });
  const { chain, insides: chainInsides } = createChain({ ...options.chain, db, signals, clock, log });
  const trust: Required<TrustEntry> = {
    ...pinsOf(options.chain),
    origins: [new URL(publicUrl).origin],
    demo: profile === "demo",
  };
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
    ...base,
    users,
    chain,
    etherDeposit,
    countInvitation: (invitation) => attempts.mailing({ purpose: "invitation", ...invitation }),
    refuseTakenResponsable: (responsable) => accounts.inviting.refuseTaken(responsable),
    inviteResponsable: (trx, invitation) => accounts.inviting.inviteResponsable(trx, invitation),
    onFounded: (trx, founded) => templates.installStarters(trx, founded),
  });
  const typst = options.typst ?? createDrawingPool();
  const previewTypst = options.previewTypst ?? createPreviewPool();
  const templates = createTemplates({ ...base, storage, typst, previewTypst, universities, users });
  const visits = createVisits({ db, clock, log });
  const credits = createCredits({ db, clock, chain });
  const deposits = createDeposits({ ...base, chain, universities, users, credits, mailer, etherDeposit });
  const overview = createOverview({ db, chain, universities, tenants });
  const codes = createStudentCodes({ clock, attempts, mailer, universities, codeKey: secrets.codes, publicUrl });
  const students = createStudents({ db, clock, universities, contentKey, codes });
  const accounts = createAccounts({
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
    students: createStudentPeople({ students, universities, describe: describeStudentUser }),
  });
  accounts.onRegistered(async (trx, { user }) => {
    if (user.role !== "resp_uni" || !user.university_id) return;
    await tenants.installResponsable(trx, { universityId: user.university_id });
  });
  students.onCorrected(async (trx, change) => {
    const former = formerPerson(change);
    if (former) await accounts.leaveEmail(trx, former);
  });
  const pool = createIssuingPool();
  const issuing = createIssuing({
    db,
    clock,
    chain,
    pool,
    log,
    issuerOf: async (trx, universityId) => {
      const university = await universities.findById(trx, universityId);
      if (!university) throw new Error(`there is no university ${universityId}`);
      return { did: issuerDid(publicUrl, university.slug), registryId: university.registry_id };
    },
  });
  const records = createRecords({ ...base, signals, contentKey, users, universities, chain, issuing, credits, mailer });
  const diplomas = createDiplomas({
    ...base,
    contentKey,
    users,
    students,
    codes,
    templates,
    universities,
    records,
    storage,
  });
  const certificates = createCertificates({
    ...base,
    contentKey,
    students,
    universities,
    users,
    records,
    templates,
    mailStops,
  });
  const documents = createDocuments({
    ...base,
    chain,
    universities,
    users,
    templates,
    records,
    storage,
    typst,
    handedIn: diplomas.documentFor,
  });
  const badges = createBadges({ ...base, chain, universities, records, templates, statusKey: secrets.statusOrder });
  const opening = options.opening ?? createOpeningPool();
  const { publicRpcUrls = [] } = options.chain;
  const verification = createVerification({
    ...base,
    chain,
    visits,
    signals,
    diplomas,
    trust,
    records,
    publicRpcUrls,
    badges,
    openPdf: opening.open,
  });
  const session = createSession({ db, clock, users, students, codes, universities, passwords, attempts, accounts });
  const agents = createAgents({ db, users, universities, accounts, diplomas, certificates });
  const updateDemands = createUpdateDemands({ ...base, mailer, students, diplomas, storage });
  const sharing = createSharing({
    ...base,
    mailer,
    attempts,
    chain,
    universities,
    students,
    records,
    shareKeys: { links: secrets.shareLinks, proofs: secrets.shareProofs },
    requestDelay: options.requestDelay ?? REQUEST_DELAYS.production,
  });
  const generate = createGenerate({ db, universities, templates });
  const statistics = createStatistics({ db, clock, visits, records });
  const profiles = createProfile({ db, students, diplomas, certificates, visits, records });

  return {
    mailer,
    mailStops,
    passwords,
    trust,
    users,
    accounts,
    universities,
    tenants,
    templates,
    students,
    credits,
    deposits,
    overview,
    chain,
    chainInsides,
    pool,
    typst,
    previewTypst,
    issuing,
    records,
    diplomas,
    certificates,
    documents,
    badges,
    verification,
    opening,
    visits,
    session,
    agents,
    updateDemands,
    sharing,
    generate,
    profiles,
    statistics,
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
