/** Chooses who signs in one place, among those whom the university keeps. */
import { useTranslation } from "react-i18next";
import { isolate } from "../../../../platform/format/isolate.ts";
import { useLanguage } from "../../../../platform/i18n/use-language.ts";
import { useGetSignatoriesQuery } from "../../../signatories/signatories.api.ts";
import { textIn } from "../../../signatories/signatories.parts.ts";
import { Choice } from "../../settings/Choice.tsx";
import { chooseFor, chosenFor } from "../model/slots.ts";
import type { RowDesigner } from "../use-row-designer.ts";

const NOBODY = "nobody";

type SlotChoiceProps = {
  slot: number;
  designer: RowDesigner;
  /** Where the place is named already. */
  label?: string;
};

export function SlotChoice({ slot, designer, label }: SlotChoiceProps) {
  const { t } = useTranslation("templates/rows");
  const language = useLanguage();
  const { data } = useGetSignatoriesQuery();
  const chosen = chosenFor(designer.design.layout, slot);
  const kept = data?.signatories ?? [];
  const people = kept.map(({ id, name, title }) => {
    const words = { name: isolate(textIn(name, language)), title: isolate(textIn(title, language)) };
    return [id, t("signatories.person", words)] as const;
  });
  // Who is not in the list stays chosen until another is; documents leave the place of somebody out of use empty.
  const isUnlisted = chosen !== null && !kept.some(({ id }) => id === chosen);
  const unlisted = isUnlisted ? [[chosen, t(data ? "signatories.gone" : "signatories.loading")] as const] : [];
  return (
    <Choice
      label={label ?? t("name.signatory", { slot })}
      value={chosen ?? NOBODY}
      choices={[[NOBODY, t("signatories.nobody")] as const, ...people, ...unlisted]}
      onChoose={(id) => designer.change(chooseFor(slot, id === NOBODY ? null : id))}
    />
  );
}
