/** Creates the rooms of records: issuing, diplomas, certificates, their documents and badges, and verification. */
import type { AppOptions } from "./app-options.ts";
import type { BaseRooms, Surroundings } from "./app-rooms.base.ts";
import type { PeopleRooms } from "./app-rooms.people.ts";
import { type Badges, createBadges } from "./features/badges/badges.service.ts";
import { type Certificates, createCertificates } from "./features/certificates/certificates.service.ts";
import { type Credentials, createCredentials } from "./features/credentials/credentials.service.ts";
import { createDiplomas, type Diplomas } from "./features/diplomas/diplomas.service.ts";
import { createDocuments, type Documents } from "./features/documents/documents.service.ts";
import { createEntries, createIssuing, type Issuing, issuerDid } from "./features/issuing/issuing.service.ts";
import { createIssuingPool } from "./features/issuing/issuing-pool.ts";
import type { IssuingPool } from "./features/issuing/issuing-request.ts";
import { createRecords, type Records } from "./features/records/records.service.ts";
import { createOpeningPool, type OpeningPool } from "./features/verification/opening-pool.ts";
import { createVerification, type Verification } from "./features/verification/verification.service.ts";
import { createVisits, type Visits } from "./features/visits/visits.service.ts";

export type RecordRooms = {
  /** Threads that sign credentials. */
  pool: IssuingPool;
  issuing: Issuing;
  records: Records;
  diplomas: Diplomas;
  certificates: Certificates;
  documents: Documents;
  credentials: Credentials;
  badges: Badges;
  visits: Visits;
  /** Opens PDFs that anybody sends. */
  opening: OpeningPool;
  verification: Verification;
};

type LowerRooms = BaseRooms & PeopleRooms;

export function createRecordRooms(options: AppOptions, { clock, log }: Surroundings, lower: LowerRooms): RecordRooms {
  const {
    db,
    signals,
    secrets,
    publicUrl,
    storage,
    opening = createOpeningPool(),
    issuingPool: pool = createIssuingPool(),
  } = options;
  const { universities } = lower;
  const base = { ...lower, db, clock, publicUrl, signals, storage, contentKey: secrets.content };
  const visits = createVisits({ db, clock, log });
  const entryOf = createEntries(secrets.statusOrder);
  const issuing = createIssuing({
    ...base,
    pool,
    entryOf,
    log,
    issuerOf: async (trx, universityId) => {
      const university = await universities.findById(trx, universityId);
      if (!university) throw new Error(`there is no university ${universityId}`);
      const { slug, registry_id: registryId } = university;
      return { did: issuerDid(publicUrl, slug), slug, registryId };
    },
  });
  const records = createRecords({ ...base, issuing });
  const diplomas = createDiplomas({ ...base, records });
  const certificates = createCertificates({ ...base, records });
  const documents = createDocuments({ ...base, records, handedIn: diplomas.documentFor });
  const credentials = createCredentials({ ...base, entryOf });
  const badges = createBadges({ ...base, records, entryOf });
  const { publicRpcUrls = [] } = options.chain;
  const { open: openPdf } = opening;
  const verification = createVerification({ ...base, visits, diplomas, records, publicRpcUrls, badges, openPdf });
  const kinds = { records, diplomas, certificates };
  return { pool, issuing, ...kinds, documents, credentials, badges, visits, opening, verification };
}
