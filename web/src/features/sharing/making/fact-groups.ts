/** The facts that an organisation may request, grouped as the form offers them. Pure. */
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";

export const FACT_GROUPS = {
  name: ["firstName", "lastName", "firstNameAr", "lastNameAr"],
  degree: ["titleFr", "titleEn", "titleAr", "level"],
  programme: [
    "domain",
    "domainEn",
    "domainAr",
    "programme",
    "programmeEn",
    "programmeAr",
    "speciality",
    "specialityEn",
    "specialityAr",
    "establishment",
    "establishmentAr",
  ],
  awarded: ["academicYear", "decisionDate", "issueDate", "placeOfIssue", "placeOfIssueAr"],
  honours: ["honours"],
  average: ["average"],
  birth: ["birthDate", "birthPlace", "birthPlaceAr"],
} as const;
export type FactGroup = keyof typeof FACT_GROUPS;

const isGroup = (name: string): name is FactGroup => Object.hasOwn(FACT_GROUPS, name);
export const GROUP_NAMES: readonly FactGroup[] = Object.keys(FACT_GROUPS).filter(isGroup);
export const DEFAULT_GROUPS: readonly FactGroup[] = ["name", "degree", "awarded"];

export const claimsOfGroups = (groups: readonly FactGroup[]): string[] =>
  groups.flatMap((group) => [...FACT_GROUPS[group]]);

const OF_PEOPLE: readonly string[] = STUDENT_FIELDS.map(({ name }) => name);

/** The diploma's name of a certificate's claim. */
const plainName = (name: string): string => {
  const rest = name.replace(/^recipient/, "");
  return rest.charAt(0).toLowerCase() + rest.slice(1);
};

/**
 * The facts of a document that answer a request; the own fields of a certificate answer a request for what it
 * certifies.
 */
export const answering = (
  kind: "diploma" | "certificate",
  made: readonly string[],
  claims: readonly string[],
): string[] => {
  if (kind === "diploma") return made.filter((name) => claims.includes(name));
  const asksWhat = claims.some((name) => name.startsWith("title"));
  return made.filter((name) => {
    const plain = plainName(name);
    const isOwn = !OF_PEOPLE.includes(plain) && !["issueDate", "expiryDate"].includes(name);
    const isNamed = claims.includes(name) || claims.includes(plain);
    return isNamed || name === "expiryDate" || (isOwn && asksWhat);
  });
};

/** The domain after the `@`; empty while there is none. */
export const domainOf = (email: string): string => /@([^\s@]+\.[^\s@]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? "";
