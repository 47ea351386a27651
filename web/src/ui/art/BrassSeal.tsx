/** The brass seal at the foot of a diploma. */
import { Rosette } from "../rosette/Rosette.tsx";

export function BrassSeal({ seed }: { seed: string }) {
  return (
    <span className="art__seal">
      <Rosette seed={seed} line={1.5} color="var(--b-500)" />
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="8.5" fill="var(--b-500)" />
        <path
          d="M16 20.4l2.9 2.9 5.4-6"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
