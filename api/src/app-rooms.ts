/** Creates the rooms of the product, each from the platform and the rooms below it. */
import { DEFAULT_RETENTION } from "@ijaza/schema/privacy/retention";
import { type AppOptions, ETHER_PAYMENT } from "./app-options.ts";
import { type BaseRooms, createBaseRooms, type Surroundings } from "./app-rooms.base.ts";
import { createPeopleRooms, type PeopleRooms } from "./app-rooms.people.ts";
import { createRecordRooms, type RecordRooms } from "./app-rooms.records.ts";
import { type Agents, createAgents } from "./features/agents/agents.service.ts";
import {
  type CorrectionRequests,
  createCorrectionRequests,
} from "./features/correction-requests/correction-requests.service.ts";
import { createGenerate, type Generate } from "./features/generate/generate.service.ts";
import { type Keys, watchKeys } from "./features/keys/keys.room.ts";
import { createLegal, type Legal } from "./features/legal/legal.service.ts";
import { createPrivacy, type Privacy } from "./features/privacy/privacy.service.ts";
import { createProfile, type Profile } from "./features/profile/profile.service.ts";
import {
  createRegistrarCallsRoom,
  type RegistrarCallsRoom,
} from "./features/registrar-calls/registrar-calls.service.ts";
import { createSession, type SessionRoom } from "./features/session/session.service.ts";
import { createSharing, type Sharing } from "./features/sharing/sharing.service.ts";
import { createStatistics, type Statistics } from "./features/statistics/statistics.service.ts";
import { createUniversityPages, type UniversityPages } from "./features/university-pages/university-pages.service.ts";
import { REQUEST_DELAYS } from "./platform/settings.ts";

export type Rooms = BaseRooms &
  PeopleRooms &
  RecordRooms & {
    session: SessionRoom;
    agents: Agents;
    correctionRequests: CorrectionRequests;
    sharing: Sharing;
    generate: Generate;
    statistics: Statistics;
    profiles: Profile;
    universityPages: UniversityPages;
    legal: Legal;
    registrarCalls: RegistrarCallsRoom;
    keys: Keys;
    privacy: Privacy;
  };

export function createRooms(options: AppOptions, surroundings: Surroundings): Rooms {
  const { db, secrets, publicUrl, storage, requestDelay = REQUEST_DELAYS.production } = options;
  const { retention = DEFAULT_RETENTION } = options;
  const base = createBaseRooms(options, surroundings);
  const people = createPeopleRooms(options, surroundings, base);
  const records = createRecordRooms(options, surroundings, { ...base, ...people });
  const lower = { ...base, ...people, ...records };
  const deps = { ...lower, db, clock: surroundings.clock, publicUrl, storage };
  const shareKeys = { links: secrets.shareLinks, proofs: secrets.shareProofs };
  const correctionRequests = createCorrectionRequests(deps);
  const sharing = createSharing({ ...deps, shareKeys, requestDelay });
  return {
    ...lower,
    session: createSession(deps),
    agents: createAgents(deps),
    correctionRequests,
    sharing,
    privacy: createPrivacy({ ...deps, retention, correctionRequests, sharing }),
    generate: createGenerate(deps),
    statistics: createStatistics(deps),
    profiles: createProfile(deps),
    legal: createLegal({ ...options.legal, retention }),
    registrarCalls: createRegistrarCallsRoom(deps),
    keys: watchKeys({
      ...deps,
      etherPayment: options.etherPayment ?? ETHER_PAYMENT,
      // People of a demo have no second factors.
      heldSinceOf: options.profile === "demo" ? null : lower.accounts.heldSinceOf,
    }),
    universityPages: createUniversityPages({ db, publicUrl, identity: lower.chain.identity }),
  };
}
