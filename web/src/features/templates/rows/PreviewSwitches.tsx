/** Whose document the preview shows, and which copy: of a woman or a man, whole or as a stranger sees it. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { useTranslation } from "react-i18next";
import type { PreviewOptions } from "../templates.api.ts";

export type Holder = Required<Pick<PreviewOptions, "sex" | "copy">>;

type SwitchProps<Key extends string> = {
  label: string;
  value: Key;
  choices: readonly (readonly [Key, string])[];
  onChoose: (key: Key) => void;
};

function Switch<Key extends string>({ label, value, choices, onChoose }: SwitchProps<Key>) {
  const choose = (text: string) => {
    const found = choices.find(([key]) => key === text);
    if (found) onChoose(found[0]);
  };
  return (
    <select aria-label={label} className="bar__select" value={value} onChange={(event) => choose(event.target.value)}>
      {choices.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

type PreviewSwitchesProps = { kind: TemplateKind; holder: Holder; onChange: (holder: Holder) => void };

export function PreviewSwitches({ kind, holder, onChange }: PreviewSwitchesProps) {
  const { t } = useTranslation("templates/rows");
  return (
    <>
      <Switch
        label={t("preview.sex")}
        value={holder.sex}
        choices={[
          ["F", t("preview.sexes.F")],
          ["M", t("preview.sexes.M")],
        ]}
        onChoose={(sex) => onChange({ ...holder, sex })}
      />
      {/* A certificate withholds nothing. */}
      {kind === "diploma" && (
        <Switch
          label={t("preview.copy")}
          value={holder.copy}
          choices={[
            ["whole", t("preview.copies.whole")],
            ["public", t("preview.copies.public")],
          ]}
          onChoose={(copy) => onChange({ ...holder, copy })}
        />
      )}
    </>
  );
}
