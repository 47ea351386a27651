/** One template of a list: its thumbnail, name and version, and its actions. */
import type { TemplateKind } from "@ijaza/schema/templates";
import { Copy, PencilRuler, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import type { Template } from "../use-templates.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type TemplateRowProps = { kind: TemplateKind; template: Template; onDuplicate: () => void; onRemove: () => void };

export function TemplateRow({ kind, template, onDuplicate, onRemove }: TemplateRowProps) {
  const { t } = useTranslation("templates");
  const language = useLanguage();
  const { id, name, version, updatedAt } = template;
  const to = `/settings/templates/${id}`;
  const items = [
    { key: "duplicate", label: t("lists.duplicate"), icon: Copy, onChoose: onDuplicate },
    { key: "remove", label: t("lists.remove"), icon: Trash2, danger: true, onChoose: onRemove },
  ];
  return (
    <li className="template-row">
      <Thumbnail
        kind={kind}
        drawingId={template._id}
        layout={template.layout}
        fieldsDefinition={template.fieldsDefinition}
      />
      <div className="two-lines template-row__words">
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
        <small>{t("lists.version", { version, day: isolate(formatDayOf(updatedAt, language)) })}</small>
      </div>
      <span className="template-row__ways">
        <ButtonLink size="dense" icon={PencilRuler} to={to} aria-label={t("lists.designOf", { name: isolate(name) })}>
          {t("lists.design")}
        </ButtonLink>
        <Menu label={t("lists.menuOf", { name: isolate(name) })} items={items} />
      </span>
    </li>
  );
}
