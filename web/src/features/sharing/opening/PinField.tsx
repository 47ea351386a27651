/** A field for six digits, drawn as six cells, left to right in every language. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { digitsOf } from "./digits.ts";
import "./PinField.css";

export const PIN_LENGTH = 6;
const CELLS = Array.from({ length: PIN_LENGTH }, (_, at) => at);

type PinFieldProps = { value: string; error?: string; onChange: (value: string) => void };

export function PinField({ value, error, onChange }: PinFieldProps) {
  const { t } = useTranslation("sharing");
  const id = useId();
  return (
    <div className={error ? "pin pin--bad" : "pin"}>
      <label htmlFor={id}>{t("recipient.pin")}</label> <span className="pin__hint">{t("recipient.pinHint")}</span>
      <div className="pin__line" dir="ltr">
        <input
          id={id}
          className="pin__input"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange(digitsOf(event.target.value, PIN_LENGTH))}
        />
        <span className="pin__cells" aria-hidden="true">
          {CELLS.map((at) => (
            <span
              key={at}
              className={at === Math.min(value.length, PIN_LENGTH - 1) ? "pin__cell is-next" : "pin__cell"}
            >
              {value[at]}
            </span>
          ))}
        </span>
      </div>
      <p className="pin__note" id={`${id}-note`} role="alert">
        {error}
      </p>
    </div>
  );
}
