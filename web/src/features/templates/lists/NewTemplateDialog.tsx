/** Asks what a new template begins with: an empty page, the ready-made one, or a copy of an existing one. */
import type { TemplateKind } from "@ijaza/schema/templates";
import { PencilRuler } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import type { Template } from "../use-templates.ts";

type NewTemplateDialogProps = { kind: TemplateKind; templates: readonly Template[]; onClose: () => void };

export function NewTemplateDialog({ kind, templates, onClose }: NewTemplateDialogProps) {
  const { t } = useTranslation("templates");
  const { t: shared } = useTranslation("ui");
  const [from, setFrom] = useState("starter");
  const ways = [
    { from: "starter", name: t(`begin.starter.${kind}`), text: t("begin.starterText") },
    { from: "empty", name: t("begin.empty"), text: t("begin.emptyText") },
    ...templates.map(({ id, name }) => ({
      from: id,
      name: t("begin.copy", { name: isolate(name) }),
      text: t("begin.copyText"),
    })),
  ];
  return (
    <Dialog
      open
      title={t(`begin.title.${kind}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <ButtonLink
            kind="primary"
            icon={PencilRuler}
            to={`/settings/templates/new?${new URLSearchParams({ kind, from })}`}
          >
            {t("begin.action")}
          </ButtonLink>
        </>
      }
    >
      <fieldset className="choices">
        <legend>{t("begin.legend")}</legend>
        {ways.map((way) => (
          <label className="choice" key={way.from}>
            <input type="radio" name="template-begin" checked={from === way.from} onChange={() => setFrom(way.from)} />
            <span>
              {way.name}
              <small>{way.text}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
