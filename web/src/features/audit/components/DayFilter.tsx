/** The first or the last day by which the log is filtered. */
import { useId } from "react";
import "./DayFilter.css";

type DayFilterProps = { label: string; value: string; min?: string; max?: string; onChoose: (day: string) => void };

export function DayFilter({ label, value, min, max, onChoose }: DayFilterProps) {
  const id = useId();
  return (
    <span className="day-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChoose(event.target.value)}
      />
    </span>
  );
}
