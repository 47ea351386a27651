/** The text of a column and its language, with a picker that inserts fields; what is wrong is said at once. */
import { fieldMessage } from "@ijaza/schema/errors";
import { missingLetter } from "@ijaza/schema/printed-letters";
import { directionOf, LANGUAGES } from "@ijaza/schema/product";
import { type Cell, LONGEST_CELL } from "@ijaza/schema/stack-layout";
import { faultOfTemplateText } from "@ijaza/schema/template-text";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../../platform/format/isolate.ts";
import { LANGUAGE_NAMES } from "../../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../../platform/i18n/use-language.ts";
import { Field } from "../../../../ui/Field.tsx";
import { asPrinted } from "../../model/printed-text.ts";
import { Choice } from "../../settings/Choice.tsx";
import { FieldPicker } from "../../settings/FieldPicker.tsx";
import { insertFieldAt } from "../../settings/insert-field-at.ts";
import { useFields } from "../../settings/use-fields.ts";
import { unknownNamesIn } from "../model/texts.ts";
import type { RowDesigner } from "../use-row-designer.ts";

type CellTextProps = { cell: Cell; designer: RowDesigner; onChange: (cell: Cell, as?: string) => void };

export function CellText({ cell, designer, onChange }: CellTextProps) {
  const { t } = useTranslation("templates");
  const reader = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const fields = useFields(designer);
  const { text, language } = cell;
  const write = (typed: string, as?: string) => onChange({ ...cell, text: typed }, as);
  const errorOf = () => {
    const fault = faultOfTemplateText(text);
    if (fault)
      return t(`rows.fault.${fault.fault}`, {
        place: fault.at + 1,
        sign: isolate(text.slice(fault.at, fault.at + 12)),
      });
    const missing = missingLetter(text);
    if (missing) return fieldMessage({ code: "letter_without_font", language: reader, data: missing });
    const unknown = unknownNamesIn(text, new Set(fields.map(({ name }) => name)));
    return unknown.length > 0
      ? t("text.unknown", { count: unknown.length, names: unknown.map((name) => isolate(`{${name}}`)).join(" ") })
      : undefined;
  };
  return (
    <>
      <Field label={t("text.in", { language: LANGUAGE_NAMES[language] })} error={errorOf()}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            ref={area}
            rows={3}
            lang={language}
            dir={directionOf(language)}
            maxLength={LONGEST_CELL}
            value={text}
            onBlur={designer.settle}
            onChange={(event) => write(asPrinted(event.target.value, LONGEST_CELL), "text")}
          />
        )}
      </Field>
      <FieldPicker
        fields={fields}
        into={LANGUAGE_NAMES[language]}
        onInsert={(name) => insertFieldAt(area.current, { text, name, most: LONGEST_CELL, write })}
      >
        {(["field", "optional", "variant", "marks", "parts", "fit"] as const).map((how) => (
          <p key={how}>{t(`rows.how.${how}`)}</p>
        ))}
      </FieldPicker>
      <Choice
        label={t("text.language")}
        value={language}
        choices={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
        onChoose={(chosen) => onChange({ ...cell, language: chosen })}
      />
    </>
  );
}
