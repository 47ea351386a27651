/**
 * The exact forms of badges and of their status lists. A proof covers statements (RDF) and not the file: keywords of JSON-LD,
 * unknown members in places and other spellings of a value make no statement, so that the form alone forbids them. Who makes
 * badges uses the same table.
 */
import { CREDENTIALS_V2, OPEN_BADGES_V3 } from "./contexts.ts";
import { type Form, listOf, NUMBER, type ObjectForm, objectOf, oneOf, only, TEXT, textLike } from "./form.ts";

const TIME = textLike(String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z`);
const ADDRESS = textLike(String.raw`https?://[^\s]+`);
const DID = textLike("did:web:[^\\s]+");
const UUID = textLike("urn:uuid:[0-9a-f-]{36}");
const one = (form: Form): Form => listOf(form, 1, 1);

const PROOF = one(
  objectOf({
    type: only("DataIntegrityProof"),
    cryptosuite: only("eddsa-rdfc-2022"),
    created: TEXT,
    verificationMethod: TEXT,
    proofPurpose: only("assertionMethod"),
    proofValue: TEXT,
  }),
);

const IDENTITY = objectOf({
  type: only("IdentityObject"),
  hashed: only(false),
  identityHash: TEXT,
  identityType: oneOf("name", "ext:studentNumber"),
});

const ACHIEVEMENT = objectOf(
  {
    id: UUID,
    type: only(["Achievement"]),
    name: TEXT,
    criteria: objectOf({ narrative: TEXT }),
    inLanguage: oneOf("en", "fr", "ar"),
    achievementType: oneOf("BachelorDegree", "MasterDegree", "DoctoralDegree", "Diploma", "Certificate"),
    description: TEXT,
  },
  { fieldOfStudy: TEXT, specialization: TEXT },
);

const SUBJECT = objectOf(
  { type: only(["AchievementSubject"]), achievement: ACHIEVEMENT },
  {
    id: UUID,
    identifier: listOf(IDENTITY, 1, 3),
    licenseNumber: TEXT,
    term: TEXT,
    creditsEarned: NUMBER,
    narrative: TEXT,
  },
);

/** The address of a version's form is a signed member of each badge of it. */
export const BADGE_SCHEMA_TYPE = "JsonSchema";
/** `v1` of `/credentials/open-badge/v1`. */
const SCHEMA_PATH = /^\/credentials\/open-badge\/(v\d{1,4})$/;
export const schemaPathOf = (version: string): string => `/credentials/open-badge/${version}`;
/** The version at the path of a schema; undefined for any other path. */
export const versionAt = (path: string): string | undefined => SCHEMA_PATH.exec(path)?.[1];

export const NEWEST_BADGE = "v1";

export const BADGE_FORMS: ReadonlyMap<string, ObjectForm> = new Map([
  [
    "v1",
    objectOf(
      {
        "@context": only([CREDENTIALS_V2, OPEN_BADGES_V3]),
        id: ADDRESS,
        type: only(["VerifiableCredential", "OpenBadgeCredential"]),
        name: TEXT,
        issuer: objectOf({ id: DID, type: only(["Profile"]), name: TEXT }),
        validFrom: TIME,
        awardedDate: TIME,
        credentialSubject: SUBJECT,
        credentialSchema: objectOf({ id: ADDRESS, type: only(BADGE_SCHEMA_TYPE) }),
        credentialStatus: objectOf({
          id: ADDRESS,
          type: only("BitstringStatusListEntry"),
          statusPurpose: only("revocation"),
          statusListIndex: textLike("0|[1-9][0-9]{0,7}"),
          statusListCredential: ADDRESS,
        }),
        evidence: one(objectOf({ id: ADDRESS, type: only(["Evidence"]), name: TEXT, description: TEXT })),
        proof: PROOF,
      },
      { validUntil: TIME },
    ),
  ],
]);

export const STATUS_LIST_FORM: ObjectForm = objectOf({
  "@context": only([CREDENTIALS_V2]),
  id: ADDRESS,
  type: only(["VerifiableCredential", "BitstringStatusListCredential"]),
  issuer: DID,
  validFrom: TIME,
  validUntil: TIME,
  credentialSubject: objectOf({
    id: ADDRESS,
    type: only("BitstringStatusList"),
    statusPurpose: only("revocation"),
    encodedList: TEXT,
    ttl: NUMBER,
  }),
  proof: PROOF,
});
