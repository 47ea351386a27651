/** The detected encoding and delimiter, to be changed when the preview looks wrong. */
import { useTranslation } from "react-i18next";
import { Field } from "../../../ui/Field.tsx";
import { DELIMITERS } from "../parsing/delimiter.ts";
import { ENCODINGS, type Encoding } from "../parsing/encoding.ts";
import type { Reading, ReadingOptions } from "../parsing/read-file.ts";

const NAMES: Record<string, "comma" | "semicolon" | "tab" | "bar"> = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
};

type ReadingChoiceProps = { reading: Reading; onChange: (options: ReadingOptions) => void };

export function ReadingChoice({ reading, onChange }: ReadingChoiceProps) {
  const { t } = useTranslation("imports");
  if (reading.kind === "xlsx") return <p className="muted">{t("reading.xlsx")}</p>;
  const encoding = (value: string) => ENCODINGS.find((each): each is Encoding => each === value);
  const delimiters = [...new Set<string>([...DELIMITERS, reading.delimiter])];
  return (
    <div className="reading-choice">
      <Field label={t("reading.encoding")} hint={t("reading.hint")}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={reading.encoding}
            onChange={({ target }) => onChange({ encoding: encoding(target.value) })}
          >
            {ENCODINGS.map((each) => (
              <option key={each} value={each}>
                {t(`encodings.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("reading.delimiter")}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={reading.delimiter}
            onChange={({ target }) => onChange({ delimiter: target.value })}
          >
            {delimiters.map((each) => (
              <option key={each} value={each}>
                {NAMES[each] ? t(`delimiters.${NAMES[each]}`) : each}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
