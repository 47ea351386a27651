/** Mounts the calls of every room; calls of a room that is not listed here do not exist. */
import type { AppOptions } from "./app-options.ts";
import type { Rooms } from "./app-rooms.ts";
import { mountAccounts } from "./features/accounts/accounts.routes.ts";
import { mountUserLists } from "./features/accounts/administering/lists.routes.ts";
import { mountFactors } from "./features/accounts/factors/factors.routes.ts";
import { mountOwnAccount } from "./features/accounts/own/own.routes.ts";
import { mountAgents } from "./features/agents/agents.routes.ts";
import { mountBadges } from "./features/badges/badges.routes.ts";
import { mountCertificates } from "./features/certificates/certificates.routes.ts";
import { mountChain } from "./features/chain/chain.routes.ts";
import { cohortCalls } from "./features/cohorts/cohorts.room.ts";
import { mountCorrectionRequests } from "./features/correction-requests/correction-requests.routes.ts";
import { mountCredentials } from "./features/credentials/credentials.routes.ts";
import { mountCredits } from "./features/credits/credits.routes.ts";
import { mountFundingRequests } from "./features/credits/requests/requests.routes.ts";
import { mountDiplomas } from "./features/diplomas/diplomas.routes.ts";
import { mountDocuments } from "./features/documents/documents.routes.ts";
import { mountGenerate } from "./features/generate/generate.routes.ts";
import { keyCalls } from "./features/keys/keys.room.ts";
import { mountLegal } from "./features/legal/legal.routes.ts";
import { mountPrivacy } from "./features/privacy/privacy.routes.ts";
import { mountProfile } from "./features/profile/profile.routes.ts";
import { mountRecords } from "./features/records/records.routes.ts";
import { mountRegistrarCalls } from "./features/registrar-calls/registrar-calls.routes.ts";
import { mountCsrf } from "./features/session/session.csrf.routes.ts";
import { mountSessionEvents } from "./features/session/session.events.routes.ts";
import { mountSession } from "./features/session/session.routes.ts";
import { mountSecondFactor } from "./features/session/session.second-factor.routes.ts";
import { mountSharing } from "./features/sharing/sharing.routes.ts";
import { mountSignatories } from "./features/signatories/signatories.routes.ts";
import { mountStatistics } from "./features/statistics/statistics.routes.ts";
import { mountStudentLogins } from "./features/students/inviting/count-logins.routes.ts";
import { mountStudents } from "./features/students/students.routes.ts";
import { mountTemplates } from "./features/templates/templates.routes.ts";
import { mountIssuers } from "./features/universities/issuers.routes.ts";
import { mountTenants } from "./features/universities/tenants.routes.ts";
import { mountUniversities } from "./features/universities/universities.routes.ts";
import { nameOf } from "./features/universities/universities.service.ts";
import { mountUniversityPages } from "./features/university-pages/university-pages.routes.ts";
import { mountVerification } from "./features/verification/verification.routes.ts";
import { mountAuditLog } from "./platform/audit/audit.export.ts";
import { mountAudit } from "./platform/audit/audit.routes.ts";
import { mountCalls } from "./platform/http/handle.ts";
import type { Mount } from "./platform/http/mount.ts";
import type { Platform } from "./platform/http/platform.ts";
import { mountJobs } from "./platform/jobs/jobs.routes.ts";
import { mountMailStops } from "./platform/mail/mail-stops.routes.ts";
import { mountMailbox } from "./platform/mail/mailbox.routes.ts";

type MountRoomsOptions = { platform: Platform; options: AppOptions; rooms: Rooms; closing: AbortSignal };

export function mountRooms(mount: Mount, { platform, options, rooms, closing }: MountRoomsOptions): void {
  const { db, signals, publicUrl, profile, mail } = options;
  const { users, universities, session, accounts, tenants, chain, trust } = rooms;
  mountJobs(mount, platform, { signals, closing });
  mountCsrf(mount, platform);
  mountMailStops(mount, rooms.mailStops);
  mountMailbox(mount, { transport: mail.transport, profile });
  mountAudit(mount, {
    db,
    clock: platform.clock,
    usernames: users.namesOf,
    universityNames: async (trx, ids) =>
      new Map((await universities.findByIds(trx, ids)).map((row) => [row.id, nameOf(row)])),
  });
  mountAuditLog(mount, {
    db,
    clock: platform.clock,
    placeOf: async (trx, universityId) => {
      const { chainId, genesisHash, registry } = options.chain.identity;
      const [university] = await universities.findByIds(trx, [universityId]);
      return { chainId, genesisHash, registry, university: String(university?.registry_id) };
    },
  });
  mountSession(mount, platform, session);
  mountSessionEvents(mount, platform, { signals, closing });
  mountSecondFactor(mount, platform, session);
  mountAccounts(mount, platform, accounts);
  mountOwnAccount(mount, platform, accounts);
  mountUserLists(mount, platform, accounts);
  mountFactors(mount, accounts);
  mountStudentLogins(mount, db);
  mountUniversities(mount, universities);
  mountTenants(mount, tenants);
  mountIssuers(mount, { db, publicUrl });
  mountChain(mount, { chain, clock: platform.clock, trust, publicRpcUrls: options.chain.publicRpcUrls ?? [] });
  mountRegistrarCalls(mount, rooms.registrarCalls);
  mountCalls(mount, { platform, rooms }, keyCalls);
  mountCredits(mount, rooms);
  mountFundingRequests(mount, rooms.fundingRequests);
  mountStudents(mount, rooms.students);
  mountSignatories(mount, rooms.signatories);
  mountTemplates(mount, rooms.templates);
  mountDiplomas(mount, rooms.diplomas);
  mountCertificates(mount, rooms.certificates);
  mountGenerate(mount, rooms.generate);
  mountCorrectionRequests(mount, rooms.correctionRequests);
  mountSharing(mount, rooms.sharing);
  mountProfile(mount, rooms.profiles);
  mountDocuments(mount, rooms.documents);
  mountRecords(mount, rooms.records);
  mountCalls(mount, { platform, rooms }, cohortCalls);
  mountCredentials(mount, rooms.credentials);
  mountBadges(mount, rooms.badges);
  mountVerification(mount, rooms);
  mountAgents(mount, rooms.agents);
  mountStatistics(mount, rooms.statistics);
  mountUniversityPages(mount, rooms.universityPages);
  mountLegal(mount, rooms.legal);
  mountPrivacy(mount, rooms.privacy);
}
