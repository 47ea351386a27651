/** The first or the last day by which the log is filtered. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { dayOfText, isDay } from "../../../ui/day-text.ts";
import { useDayText } from "../../../ui/use-day-text.ts";
import "./DayFilter.css";

type DayFilterProps = {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
};

export function DayFilter({ label, value, min, max, onChoose }: DayFilterProps) {
  const { t } = useTranslation("audit");
  const id = useId();
  const fits = (day: string) => day === "" || (isDay(day) && (!min || day >= min) && (!max || day <= max));
  const control = useDayText({ value, onType: (day) => fits(day) && onChoose(day) });
  const typed = dayOfText(control.value);
  // Half a day is no mistake yet.
  const isWrong = isDay(typed) && !fits(typed);
  return (
    <span className="day-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...control}
        aria-invalid={isWrong || undefined}
        title={isWrong ? t("filters.outOfOrder") : undefined}
      />
    </span>
  );
}
