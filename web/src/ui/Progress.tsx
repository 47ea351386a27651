/** The progress of a long piece of work; without a total it only shows that work continues. */
import "./Progress.css";

export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const known = total > 0;
  const share = known ? Math.min(1, done / total) : 0;
  return (
    <div
      className={known ? "progress" : "progress progress--open"}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={known ? total : undefined}
      aria-valuenow={known ? done : undefined}
    >
      <span style={known ? { inlineSize: `${share * 100}%` } : undefined} />
    </div>
  );
}
