/** Facts that a holder does not show: a hatched bar each, of lengths that tell nothing, and their number in words. */
import "./CoveredFacts.css";

/** Pixels; of no meaning. */
const LENGTHS = [118, 72, 94, 56, 104, 82, 64];
const MOST_BARS = 14;

/** `words` says the number: bars alone tell nobody. */
export function CoveredFacts({ count, words, size }: { count: number; words: string; size?: "small" }) {
  const bars = Array.from({ length: Math.min(count, MOST_BARS) }, (_, at) => at);
  return (
    <div className={size ? `covered covered--${size}` : "covered"}>
      <span className="covered__bars" aria-hidden="true">
        {bars.map((at) => (
          <span key={at} className="covered__bar" style={{ inlineSize: LENGTHS[at % LENGTHS.length] }} />
        ))}
      </span>
      <p className="covered__words">{words}</p>
    </div>
  );
}
