/** The text of a box in its languages, with a picker that inserts fields at the cursor. */
import { formMessage } from "@ijaza/schema/errors/forms";
import { directionOf, type Language } from "@ijaza/schema/product";
import { LONGEST_TEXT, type TextBox } from "@ijaza/schema/templates/box-layout";
import { missingLetter } from "@ijaza/schema/templates/printed-letters";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { LANGUAGE_NAMES } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Field } from "../../../ui/Field.tsx";
import type { Designer } from "../designing/use-designer.ts";
import { asPrinted, unknownFieldsIn } from "../model/printed-text.ts";
import { FieldPicker } from "./FieldPicker.tsx";
import { insertFieldAt } from "./insert-field-at.ts";
import { useFields } from "./use-fields.ts";

type TextEditorProps = { box: TextBox; designer: Designer; languages: readonly Language[] };

export function TextEditor({ box, designer, languages }: TextEditorProps) {
  const { t } = useTranslation("templates/designing");
  const reader = useLanguage();
  const fields = useFields(designer);
  const known = new Set(fields.map(({ name }) => name));
  const areas = useRef(new Map<Language, HTMLTextAreaElement>());
  /** The language that was edited last, since on the way to the picker Tab passes the other languages. */
  const [at, setAt] = useState<Language>(languages[0] ?? "en");

  const write = (language: Language, text: string, as?: string) =>
    designer.put([{ ...box, texts: { ...box.texts, [language]: text } }], as);
  const insert = (name: string) =>
    insertFieldAt(areas.current.get(at), { text: box.texts[at], name, write: (text) => write(at, text) });
  const errorOf = (language: Language) => {
    const missing = missingLetter(box.texts[language]);
    if (missing) return formMessage({ code: "letter_without_font", language: reader, data: missing });
    const unknown = unknownFieldsIn(box.texts[language], known);
    return unknown.length > 0
      ? t("text.unknown", { count: unknown.length, names: unknown.map((name) => isolate(`{${name}}`)).join(" ") })
      : undefined;
  };
  return (
    <>
      {languages.map((language) => (
        <Field key={language} label={t("text.in", { language: LANGUAGE_NAMES[language] })} error={errorOf(language)}>
          {(controlProps) => (
            <textarea
              {...controlProps}
              ref={(area) => {
                if (area) areas.current.set(language, area);
              }}
              rows={2}
              lang={language}
              dir={directionOf(language)}
              maxLength={LONGEST_TEXT}
              value={box.texts[language]}
              onPointerDown={() => setAt(language)}
              onKeyUp={({ key }) => key !== "Tab" && key !== "Shift" && setAt(language)}
              onBlur={designer.settle}
              onChange={(event) => write(language, asPrinted(event.target.value), `text ${language} ${box.id}`)}
            />
          )}
        </Field>
      ))}
      <FieldPicker fields={fields} into={LANGUAGE_NAMES[at]} onInsert={insert}>
        <p>{t("text.how.field")}</p>
        <p>{t("text.how.optional")}</p>
        <p>{t("text.how.fit")}</p>
      </FieldPicker>
    </>
  );
}
