/** Chooses which of one's documents are shared together; not rendered where there is only one. */
import { MOST_SHARED_DOCUMENTS } from "@ijaza/schema/sharing/shares";
import { useTranslation } from "react-i18next";
import type { Shareable } from "./shareable.ts";

type DocumentChoiceProps = {
  documents: readonly Shareable[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

export function DocumentChoice({ documents, chosen, onChange }: DocumentChoiceProps) {
  const { t } = useTranslation("sharing");
  if (documents.length < 2) return null;
  const toggle = (id: string, on: boolean) => {
    const ids = documents.map(({ _id }) => _id).filter((each) => (each === id ? on : chosen.includes(each)));
    onChange(ids);
  };
  return (
    <fieldset className="presets">
      <legend>{t("form.documents")}</legend>
      {documents.map(({ _id, title, kind }) => {
        const isChosen = chosen.includes(_id);
        const isOnly = isChosen && chosen.length === 1;
        return (
          <label key={_id} className="fact-row">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isOnly || (!isChosen && chosen.length >= MOST_SHARED_DOCUMENTS)}
              onChange={(event) => toggle(_id, event.target.checked)}
            />
            <span>
              <bdi>{title}</bdi>
              <small>{t(`kind.${kind}`)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
