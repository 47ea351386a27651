/** The text of a control in which a day is typed as dd/mm/yyyy, in every language. */
import { type ChangeEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { dayOfText, textOfDay } from "./day-text.ts";

type DayTextOptions = {
  /** `YYYY-MM-DD`, or whatever the owner keeps while no day is typed. */
  value: string;
  /** Receives the day, or what was typed while that is no day. */
  onType: (value: string) => void;
};

/** What the input takes. A value that changes by itself replaces the text; half a day stays as it is typed. */
export const useDayText = ({ value, onType }: DayTextOptions) => {
  const { t } = useTranslation("ui");
  const [{ seen, text }, setText] = useState({ seen: value, text: textOfDay(value) });
  if (seen !== value) setText({ seen: value, text: dayOfText(text) === value ? text : textOfDay(value) });
  return {
    type: "text",
    dir: "ltr",
    inputMode: "numeric",
    autoComplete: "off",
    placeholder: t("dayFormat"),
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setText({ seen, text: event.target.value });
      onType(dayOfText(event.target.value));
    },
    onBlur: () => setText({ seen, text: textOfDay(dayOfText(text)) }),
  } as const;
};
