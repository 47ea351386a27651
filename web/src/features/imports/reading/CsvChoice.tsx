/** The detected encoding and delimiter of a CSV file, with words to judge by where the encoding was guessed. */
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { DELIMITERS } from "../parsing/delimiter.ts";
import { ENCODINGS } from "../parsing/encodings.ts";
import type { Reading } from "../parsing/read-file.ts";
import { Choice, type ReadingChange } from "./Choice.tsx";

const NAMES: Record<string, "comma" | "semicolon" | "tab" | "bar"> = {
  ",": "comma",
  ";": "semicolon",
  "\t": "tab",
  "|": "bar",
};

type CsvChoiceProps = { reading: Extract<Reading, { kind: "csv" }>; onChange: ReadingChange };

export function CsvChoice({ reading: { encoding, delimiter, samples }, onChange }: CsvChoiceProps) {
  const { t } = useTranslation("imports");
  return (
    <>
      <div className="reading-choice">
        <Choice
          label={t("reading.encoding")}
          hint={t("reading.hint")}
          value={encoding}
          options={ENCODINGS}
          nameOf={(each) => t(`encodings.${each}`)}
          onChoose={(each) => onChange({ encoding: each })}
        />
        <Choice
          label={t("reading.delimiter")}
          value={delimiter}
          options={[...new Set([...DELIMITERS, delimiter])]}
          nameOf={(each) => (NAMES[each] ? t(`delimiters.${NAMES[each]}`) : each)}
          onChoose={(each) => onChange({ delimiter: each })}
        />
      </div>
      {samples.length > 0 && (
        <Note tone="wait">
          {t("reading.guessed")}{" "}
          {samples.map((word, at) => (
            <Fragment key={word}>
              {at > 0 && " · "}
              <bdi>
                <b>{word}</b>
              </bdi>
            </Fragment>
          ))}
        </Note>
      )}
    </>
  );
}
