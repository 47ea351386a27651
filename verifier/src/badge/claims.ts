/** Compares what a badge says of the holder and the diploma with the claims of its original. Pure. */

import { isObject } from "../credential/shape.ts";
import type { Claims } from "../result.ts";
import type { Badge, BadgeContent } from "./shape.ts";

type ReadBadge = Badge & BadgeContent;

/** `differs`: the original says something else. `hidden`: the original does not disclose what the badge says. */
export type Comparison = { outcome: "agrees" } | { outcome: "differs" | "hidden"; member: string };

/** A statement of the badge, and the values of the original that agree with it. */
type Statement = { member: string; value: unknown; original: unknown[]; isEssential: boolean };

/** The name of a badge whose diploma does not disclose a title. */
const UNTITLED = "Diploma";

/**
 * A badge must not state a name, title, number, year or day that the original does not disclose. It may state anything
 * else that the original hides (credits, results, the student's number): only the badge's own proof covers that, and no
 * page shows it as proved.
 */
export function compareClaims(badge: ReadBadge, claims: Claims): Comparison {
  const statements =
    badge.kind === "diploma" ? statementsOfDiploma(badge, claims) : statementsOfCertificate(badge, claims);
  const judged = statements
    .filter(({ value }) => value !== undefined)
    .map(({ member, value, original, isEssential }) => {
      if (original.includes(value)) return { outcome: "agrees" as const, member };
      // The value may equal the one name or title of several that the original hides.
      if (!original.includes(undefined)) return { outcome: "differs" as const, member };
      return { outcome: isEssential ? ("hidden" as const) : ("agrees" as const), member };
    });
  return (
    judged.find(({ outcome }) => outcome === "differs") ??
    judged.find(({ outcome }) => outcome === "hidden") ?? { outcome: "agrees" }
  );
}

function statementsOfDiploma({ document, subject, achievement }: ReadBadge, claims: Claims): Statement[] {
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

function statementsOfCertificate({ document, subject }: ReadBadge, claims: Claims): Statement[] {
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

/**
 * Each name must be one of the original's, and two of them in its order. Other identifiers are numbers of the university and are
 * not compared. They come last: a list is a set to the proof, which fits any order.
 */
function statementsOfHolder(
  { identifier }: BadgeContent["subject"],
  names: (string | number | undefined)[][],
): Statement[] {
  const whole = names.map((pieces) => pieces.filter((part) => part !== undefined).join(" ") || undefined);
  const identities = (Array.isArray(identifier) ? identifier : []).filter(isObject);
  const named = identities.filter(({ identityType }) => identityType === "name");
  return [
    must(
      "identifier",
      identities.slice(0, named.length).every((each) => named.includes(each)),
      [true],
    ),
    ...named.map(({ identityHash }, at) => must("identifier", identityHash, named.length > 1 ? [whole[at]] : whole)),
  ];
}

/** A badge without a title has the name `Diploma`, which states nothing. */
const titleIn = (name: unknown): unknown => (name === UNTITLED ? undefined : name);

/** A badge whose day of award is hidden gives the day of signing instead, which states nothing. */
function awardedIn({ awardedDate, validFrom }: Badge["document"]): unknown {
  const day = dayOf(awardedDate);
  return day === dayOf(validFrom) ? undefined : day;
}

const must = (member: string, value: unknown, original: unknown[]) => ({ member, value, original, isEssential: true });
const may = (member: string, value: unknown, original: unknown[]) => ({ member, value, original, isEssential: false });

const dayOf = (moment: unknown): unknown => (typeof moment === "string" ? moment.slice(0, 10) : moment);
