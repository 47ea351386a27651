/** The settings of facts side by side: each with its labels above its value; there are one to four. */
import { MOST_FACTS } from "@ijaza/schema/templates/stack-marks";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { type Facts, withFact, withoutFact } from "../model/facts.ts";
import { newFact } from "../model/new-items.ts";
import type { RowDesigner } from "../use-row-designer.ts";
import { FactFields } from "./FactFields.tsx";

type FactsSettingsProps = { element: Facts; designer: RowDesigner; onPut: (element: Facts, as?: string) => void };

export function FactsSettings({ element, designer, onPut }: FactsSettingsProps) {
  const { t } = useTranslation("templates/rows");
  const { facts, id } = element;
  const isFull = facts.length >= MOST_FACTS;
  const { language } = designer.design.layout;
  return (
    <>
      <p className="muted">{t("about.facts")}</p>
      {facts.map((fact, at) => {
        const place = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has no name; its place is all that it keeps while it is edited.
          <section className="cell-settings" key={at} aria-label={t("facts.title", { place })}>
            <div className="cell-settings__head">
              <h3>{t("facts.title", { place })}</h3>
              {facts.length > 1 && (
                <IconButton
                  label={t("facts.remove", { place })}
                  title={t("facts.remove", { place })}
                  onClick={() => onPut(withoutFact(element, at))}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <FactFields
              fact={fact}
              designer={designer}
              onChange={(changed, as) => onPut(withFact(element, at, changed), as && `${as} ${at} ${id}`)}
            />
          </section>
        );
      })}
      <Button icon={Plus} disabled={isFull} onClick={() => onPut({ ...element, facts: [...facts, newFact(language)] })}>
        {t("facts.add")}
      </Button>
    </>
  );
}
