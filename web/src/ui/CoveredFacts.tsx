/** Withheld facts as hatched bars, whose lengths reveal nothing. Decoration: the number is in words beside them. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import "./CoveredFacts.css";

/** More bars than these tell no more. */
const MOST = 12;
/** Pixels. */
const SHORTEST = 70;
const SPREAD = 80;

/** The same at every look, and the same for every document. */
const bars = (count: number): { id: string; width: number }[] => {
  const next = numbersFrom("covered");
  return Array.from({ length: Math.min(count, MOST) }, (_, place) => ({
    id: `bar-${place}`,
    width: Math.round(SHORTEST + next() * SPREAD),
  }));
};

export function CoveredFacts({ count }: { count: number }) {
  return (
    <div className="covered" aria-hidden="true">
      {bars(count).map(({ id, width }) => (
        <span key={id} className="covered__bar" style={{ inlineSize: width }} />
      ))}
    </div>
  );
}
