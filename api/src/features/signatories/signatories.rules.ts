/** Rules on those who sign: what must be said of them, and when they are in office. Pure. */
import { LANGUAGES, type Texts } from "@ijaza/schema/product";

type Draft = { name: Texts; title: Texts; from: string | null; until: string | null };
type Fault = { path: string; error: "name_and_title_needed" | "before_the_first_day" };

/** The title where there is a name alone, else a name. */
function pathOfMissing({ name, title }: Pick<Draft, "name" | "title">): string {
  const begun = LANGUAGES.find((language) => name[language] !== "");
  if (begun) return `title.${begun}`;
  return `name.${LANGUAGES.find((language) => title[language] !== "") ?? "fr"}`;
}

/** A document prints name and title together, so one language needs both; nobody leaves before the first day. */
export function faultsOfSignatory({ name, title, from, until }: Draft): Fault[] {
  const isNamed = LANGUAGES.some((language) => name[language] !== "" && title[language] !== "");
  const isReversed = from !== null && until !== null && until < from;
  return [
    ...(isNamed ? [] : [{ path: pathOfMissing({ name, title }), error: "name_and_title_needed" as const }]),
    ...(isReversed ? [{ path: "until", error: "before_the_first_day" as const }] : []),
  ];
}

/** Those in office on the day, slot by slot; a slot is empty where nobody was chosen, or somebody out of office or use. */
export function signatoriesOn<Version extends Office & { signatory_id: string }>(
  slots: readonly (string | null)[],
  { newest, day }: { newest: readonly Version[]; day: string },
): (Version | null)[] {
  return slots.map((id) => {
    const version = newest.find(({ signatory_id }) => signatory_id === id);
    return version && isInOffice(version, day) ? version : null;
  });
}

type Office = { in_office_from: string | null; in_office_until: string | null };

/** Whether somebody is in office on a day; the first and the last day count. */
export const isInOffice = ({ in_office_from: from, in_office_until: until }: Office, day: string): boolean =>
  (from === null || from <= day) && (until === null || day <= until);
