/** The holder and the result, as an AchievementSubject of Open Badges 3.0. Pure. */
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import { type Achieved, describeAchievement } from "./badges.achievements.ts";
import { nameOf } from "./badges.names.ts";
import { type Claims, diplomaField, sayFields } from "./badges.texts.ts";

export type HolderFacts = Achieved & {
  /** Id of the document. */
  id: string;
  /** The fields that a certificate's template defines. */
  definitions: readonly FieldDefinition[];
};

export function describeHolder(holding: HolderFacts) {
  return {
    type: ["AchievementSubject"],
    ...whoOf(holding),
    achievement: describeAchievement(holding),
    ...(holding.kind === "diploma" ? resultOfDiploma(holding) : resultOfCertificate(holding)),
  };
}

/** Fields without a member in the standard go into its `narrative`. */
const RESULTS = ["honours", "average", "session", "thesisTitle", "thesisTitleAr"].flatMap(
  (name) => diplomaField(name) ?? [],
);

function resultOfDiploma({ claims, language }: HolderFacts) {
  const { diplomaNumber, academicYear, credits } = claims;
  const narrative = sayFields({ fields: RESULTS, claims, language });
  return {
    ...(diplomaNumber !== undefined && { licenseNumber: String(diplomaNumber) }),
    ...(academicYear !== undefined && { term: String(academicYear) }),
    ...(typeof credits === "number" && { creditsEarned: credits }),
    ...(narrative && { narrative }),
  };
}

const FIXED = new Set(fieldsOfCertificate([]).map(({ name }) => name));

function resultOfCertificate({ claims, definitions, language }: HolderFacts) {
  const fields = fieldsOfCertificate(definitions).filter(({ name }) => !FIXED.has(name));
  const narrative = sayFields({ fields, claims, language });
  return narrative ? { narrative } : {};
}

const NAMES: Record<Achieved["kind"], readonly (readonly string[])[]> = {
  diploma: [
    ["firstName", "lastName"],
    ["firstNameAr", "lastNameAr"],
  ],
  certificate: [
    ["recipientFirstName", "recipientLastName"],
    ["recipientFirstNameAr", "recipientLastNameAr"],
  ],
};

/** The standard requires an identifier or an `id`: a holder who hides the names gets an `id` that reveals nothing. */
function whoOf(holding: HolderFacts) {
  const identifier = identitiesOf(holding);
  return identifier.length > 0 ? { identifier } : { id: nameOf(["holder", holding.id]) };
}

/** The names, and the student number for readers who may see it. A badge is made to be shown, so it carries no more. */
function identitiesOf({ kind, claims }: { kind: Achieved["kind"]; claims: Claims }) {
  const names = NAMES[kind]
    .map((claimNames) => claimNames.flatMap((name) => claims[name] ?? []).join(" "))
    .filter(Boolean);
  const { studentNumber } = claims;
  return [
    ...names.map((name) => identity("name", name)),
    ...(studentNumber === undefined ? [] : [identity("ext:studentNumber", String(studentNumber))]),
  ];
}

const identity = (identityType: string, identityHash: string) => ({
  type: "IdentityObject",
  hashed: false,
  identityHash,
  identityType,
});
