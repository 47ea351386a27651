/** One fact: its value, and its label in one language or two. */
import { LANGUAGES } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import type { Fact } from "../model/facts.ts";
import type { RowDesigner } from "../use-row-designer.ts";
import { WrittenText } from "./WrittenText.tsx";

type FactFieldsProps = { fact: Fact; designer: RowDesigner; onChange: (fact: Fact, as?: string) => void };

export function FactFields({ fact, designer, onChange }: FactFieldsProps) {
  const { t } = useTranslation("templates/rows");
  const { labels, value } = fact;
  const [first, second] = labels;
  const other = LANGUAGES.find((language) => language !== first?.language) ?? "fr";
  return (
    <>
      {labels.map((label, at) => (
        <WrittenText
          // biome-ignore lint/suspicious/noArrayIndexKey: a label has no name; its place is all that it keeps.
          key={at}
          label={t(at === 0 ? "facts.label" : "facts.secondLabel")}
          written={label}
          designer={designer}
          onChange={(changed, as) =>
            onChange(
              { ...fact, labels: labels.map((each, place) => (place === at ? changed : each)) },
              as && `label ${at} ${as}`,
            )
          }
        />
      ))}
      {first && (
        <Checkbox
          labelled
          label={t("facts.two")}
          checked={second !== undefined}
          onChange={(isTwo) => onChange({ ...fact, labels: isTwo ? [first, { language: other, text: "" }] : [first] })}
        />
      )}
      <WrittenText
        label={t("facts.value")}
        written={value}
        designer={designer}
        onChange={(changed, as) => onChange({ ...fact, value: changed }, as && `value ${as}`)}
      />
    </>
  );
}
