/** Asks what a new template begins with: a design of rows, boxes placed by hand, or a copy of an existing one. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { PencilRuler } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { wayOf } from "../model/way-of-design.ts";
import { useGetTemplateStartersQuery } from "../templates.api.ts";
import type { Template } from "../use-templates.ts";
import { StarterChoices } from "./StarterChoices.tsx";
import { Way } from "./Way.tsx";

export type NewTemplateDialogProps = { kind: TemplateKind; templates: readonly Template[]; onClose: () => void };

export function NewTemplateDialog({ kind, templates, onClose }: NewTemplateDialogProps) {
  const { t } = useTranslation("templates");
  const { t: shared } = useTranslation("ui");
  const { data, isError } = useGetTemplateStartersQuery();
  const [choice, choose] = useState<string>();
  const first = data?.starters.find((starter) => starter.kind === kind);
  // Nothing is chosen for anybody before the designs are there: they would take its place.
  const proposed = first ? wayOf(first) : "starter";
  const from = choice ?? (data || isError ? proposed : undefined);
  const chosen = { chosen: from, onChoose: choose };
  return (
    <Dialog
      open
      title={t(`begin.title.${kind}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shared("cancel")}</Button>
          {from ? (
            <ButtonLink kind="primary" icon={PencilRuler} to={`/templates/new?${new URLSearchParams({ kind, from })}`}>
              {t("begin.action")}
            </ButtonLink>
          ) : (
            <Button kind="primary" busy>
              {t("begin.action")}
            </Button>
          )}
        </>
      }
    >
      <StarterChoices {...chosen} kind={kind} />
      <fieldset className="choices">
        <legend>{t("begin.boxes")}</legend>
        <Way {...chosen} from="starter" name={t(`begin.starter.${kind}`)} text={t("begin.starterText")} />
        <Way {...chosen} from="empty" name={t("begin.empty")} text={t("begin.emptyText")} />
      </fieldset>
      {templates.length > 0 && (
        <fieldset className="choices">
          <legend>{t("begin.copies")}</legend>
          {templates.map(({ id, name }) => (
            <Way
              {...chosen}
              key={id}
              from={id}
              name={t("begin.copy", { name: isolate(name) })}
              text={t("begin.copyText")}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
