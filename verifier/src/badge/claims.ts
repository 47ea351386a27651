/** Compares what a badge says of holder and diploma with the claims of its original. Pure. */
import type { Claims } from "../result.ts";
import { isObject } from "../shape.ts";
import type { Badge } from "./shape.ts";

/** `differs`: the original says otherwise. `hidden`: the original shows nobody what the badge says. */
export type Comparison = { outcome: "agrees" } | { outcome: "differs" | "hidden"; member: string };

/** A statement of the badge, and what the original may say in its place. */
type Statement = { member: string; value: unknown; original: unknown[]; isEssential: boolean };

/** What a diploma without a title is called. */
const UNTITLED = "Diploma";

/**
 * What the original does not show may not be said of name, title, number, year or day. Anything else that it does not
 * show (credits, results, the student's number) stands by the badge's own proof, and is nowhere shown as proved.
 */
export function compareClaims(badge: Badge, claims: Claims): Comparison {
  const statements =
    badge.kind === "diploma" ? statementsOfDiploma(badge, claims) : statementsOfCertificate(badge, claims);
  const judged = statements
    .filter(({ value }) => value !== undefined)
    .map(({ member, value, original, isEssential }) => {
      if (original.includes(value)) return { outcome: "agrees" as const, member };
      // Of several names or titles, the one that is not shown may be the one that the badge says.
      if (!original.includes(undefined)) return { outcome: "differs" as const, member };
      return { outcome: isEssential ? ("hidden" as const) : ("agrees" as const), member };
    });
  return (
    judged.find(({ outcome }) => outcome === "differs") ??
    judged.find(({ outcome }) => outcome === "hidden") ?? { outcome: "agrees" }
  );
}

function statementsOfDiploma({ document, subject, achievement }: Badge, claims: Claims): Statement[] {
  const title = [claims.titleEn, claims.titleFr, claims.titleAr];
  return [
    ...statementsOfHolder(subject, [
      [claims.firstName, claims.lastName],
      [claims.firstNameAr, claims.lastNameAr],
    ]),
    must("name", titleIn(document.name), title),
    must("achievement.name", titleIn(achievement.name), title),
    must("licenseNumber", subject.licenseNumber, [claims.diplomaNumber]),
    must("term", subject.term, [claims.academicYear]),
    must("awardedDate", awardedIn(document), [claims.decisionDate]),
    may("creditsEarned", subject.creditsEarned, [claims.credits]),
    may("fieldOfStudy", achievement.fieldOfStudy, [claims.domain]),
    may("specialization", achievement.specialization, [claims.speciality]),
  ];
}

function statementsOfCertificate({ document, subject }: Badge, claims: Claims): Statement[] {
  const { validUntil } = document;
  return [
    ...statementsOfHolder(subject, [
      [claims.recipientFirstName, claims.recipientLastName],
      [claims.recipientFirstNameAr, claims.recipientLastNameAr],
    ]),
    must("awardedDate", awardedIn(document), [claims.issueDate]),
    must("validUntil", validUntil === undefined ? "none" : dayOf(validUntil), [claims.expiryDate]),
  ];
}

/** Each name must be one of the original's; other identifiers are the university's own numbers. */
function statementsOfHolder({ identifier }: Badge["subject"], names: (string | number | undefined)[][]): Statement[] {
  const whole = names.map((pieces) => pieces.filter((part) => part !== undefined).join(" ") || undefined);
  const identities: unknown[] = Array.isArray(identifier) ? identifier : [];
  return identities.filter(isObject).flatMap(({ identityType, identityHash }) => {
    if (identityType !== "name") return [];
    return must("identifier", identityHash, whole);
  });
}

/** The name of a badge whose holder hides the title says nothing. */
const titleIn = (name: unknown): unknown => (name === UNTITLED ? undefined : name);

/** Nor does the day of signing, which stands in place of a day that is hidden. */
function awardedIn({ awardedDate, validFrom }: Badge["document"]): unknown {
  const day = dayOf(awardedDate);
  return day === dayOf(validFrom) ? undefined : day;
}

const must = (member: string, value: unknown, original: unknown[]) => ({ member, value, original, isEssential: true });
const may = (member: string, value: unknown, original: unknown[]) => ({ member, value, original, isEssential: false });

const dayOf = (moment: unknown): unknown => (typeof moment === "string" ? moment.slice(0, 10) : moment);
