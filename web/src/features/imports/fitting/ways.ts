/** The ways in which one page imports a file (the modes of diplomas, the templates of certificates). Pure. */
import { makesStudents, takesFiles } from "@ijaza/schema/diplomas/fields";
import { detectMapping, type Mapping, missingFields } from "../parsing/columns.ts";
import { fieldsOf, type Subject, subjectKey } from "../parsing/subject.ts";

/** One way, with its name in the page's language and what chooses it on the page. */
export type Way = { subject: Subject; label: string; choose: () => void };

type Fit = { missing: number; known: number };

const fitOf = (mapping: Mapping, subject: Subject): Fit => ({
  missing: missingFields(mapping, fieldsOf(subject)).length,
  known: mapping.filter((name) => name !== null).length,
});

/**
 * The way that fits the columns of a file better than the present one, if there is one: it lacks no required column,
 * and the present one lacks some or knows fewer columns. Of equal ways the first.
 */
export function betterWay<W extends Pick<Way, "subject">>(options: {
  header: readonly string[];
  /** The present mapping, which the reader may have changed. */
  mapping: Mapping;
  subject: Subject;
  ways: readonly W[];
}): W | undefined {
  const { header, mapping, subject, ways } = options;
  let best: { way?: W; fit: Fit } = { fit: fitOf(mapping, subject) };
  for (const way of ways) {
    if (subjectKey(way.subject) === subjectKey(subject)) continue;
    const fit = fitOf(detectMapping(header, fieldsOf(way.subject)), way.subject);
    if (fit.missing === 0 && (best.fit.missing > 0 || fit.known > best.fit.known)) best = { way, fit };
  }
  return best.way;
}

/** The way with the same documents that registers students from the rows, for a way that expects them registered. */
export function wayWithStudents<W extends Pick<Way, "subject">>(subject: Subject, ways: readonly W[]): W | undefined {
  if (subject.of !== "diplomas") return undefined;
  const { mode } = subject;
  return ways.find(
    (way) =>
      way.subject.of === "diplomas" &&
      makesStudents(way.subject.mode) &&
      takesFiles(way.subject.mode) === takesFiles(mode),
  );
}
