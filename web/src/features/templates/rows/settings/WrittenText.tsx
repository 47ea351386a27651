/** A text and its language, with a picker that inserts fields; what is wrong is said at once. */
import { formMessage } from "@ijaza/schema/errors/forms";
import { directionOf, LANGUAGES } from "@ijaza/schema/product";
import { missingLetter } from "@ijaza/schema/templates/printed-letters";
import { LONGEST_CELL } from "@ijaza/schema/templates/stack-measures";
import { faultOfTemplateText } from "@ijaza/schema/templates/text";
import { type ReactNode, useRef } from "react";
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
import { unknownNamesIn, type Written } from "../model/texts.ts";
import type { RowDesigner } from "../use-row-designer.ts";

type WrittenTextProps<Any extends Written> = {
  label: string;
  written: Any;
  designer: RowDesigner;
  /** Consecutive changes with the same name `as` are undone together. */
  onChange: (written: Any, as?: string) => void;
  /** The only language that this text may have. */
  only?: Written["language"];
  /** Fields that this text may not name. */
  refused?: (text: string) => string | undefined;
};

const HOW = ["field", "optional", "variant", "marks", "parts", "fit"] as const;

/** How a text of rows is written, in sentences. */
function HowToWrite(): ReactNode {
  const { t } = useTranslation("templates/rows");
  return HOW.map((how) => <p key={how}>{t(`how.${how}`)}</p>);
}

export function WrittenText<Any extends Written>(props: WrittenTextProps<Any>) {
  const { label, written, designer, onChange, only, refused } = props;
  const { t: shared } = useTranslation("templates/designing");
  const area = useRef<HTMLTextAreaElement>(null);
  const fields = useFields(designer);
  const faultOf = useFaultOf(new Set(fields.map(({ name }) => name)));
  const { text, language } = written;
  const write = (typed: string, as?: string) => onChange({ ...written, text: typed }, as);
  return (
    <>
      <Field label={label} error={faultOf(text) ?? refused?.(text)}>
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
        <HowToWrite />
      </FieldPicker>
      {!only && (
        <Choice
          label={shared("text.language")}
          value={language}
          choices={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]] as const)}
          onChoose={(chosen) => onChange({ ...written, language: chosen })}
        />
      )}
    </>
  );
}

/** Says what is wrong with a text: how it is written, a letter that no font has, or a field that nobody knows. */
function useFaultOf(known: ReadonlySet<string>): (text: string) => string | undefined {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const reader = useLanguage();
  return (text) => {
    const fault = faultOfTemplateText(text);
    if (fault) {
      const sign = isolate(text.slice(fault.at, fault.at + 12));
      return t(`fault.${fault.fault}`, { place: fault.at + 1, sign });
    }
    const missing = missingLetter(text);
    if (missing) return formMessage({ code: "letter_without_font", language: reader, data: missing });
    const unknown = unknownNamesIn(text, known);
    const names = unknown.map((name) => isolate(`{${name}}`)).join(" ");
    return unknown.length > 0 ? shared("text.unknown", { count: unknown.length, names }) : undefined;
  };
}
