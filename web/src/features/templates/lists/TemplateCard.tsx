/** One template of the gallery: a picture of it, its name and version, what it lacks, and its actions. */
import type { Gap } from "@ijaza/schema/records/printing-gaps";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { CircleCheck, Copy, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import type { Template } from "../use-templates.ts";
import { Thumbnail } from "./Thumbnail.tsx";

type TemplateCardProps = {
  kind: TemplateKind;
  template: Template;
  /** Places that would stay empty on a document of today; not given until it is known. */
  gaps: readonly Gap[] | undefined;
  onDuplicate: () => void;
  onRemove: () => void;
};

function State({ gaps, version }: { gaps: readonly Gap[] | undefined; version: string }) {
  const { t } = useTranslation("templates");
  if (!gaps) return <span>{version}</span>;
  if (gaps.length === 0)
    return (
      <>
        <Chip tone="ok" icon={CircleCheck}>
          {t("lists.complete")}
        </Chip>
        <span>{version}</span>
      </>
    );
  const [first] = gaps;
  return (
    <>
      <Chip tone="wait" icon={Pencil}>
        {t("lists.incomplete")}
      </Chip>
      <span>{first && t(`lists.gap.${first}`)}</span>
    </>
  );
}

export function TemplateCard({ kind, template, gaps, onDuplicate, onRemove }: TemplateCardProps) {
  const { t } = useTranslation("templates");
  const language = useLanguage();
  const { id, name, version, updatedAt } = template;
  const to = `/templates/${id}`;
  const items = [
    { key: "duplicate", label: t("lists.duplicate"), icon: Copy, onChoose: onDuplicate },
    { key: "remove", label: t("lists.remove"), icon: Trash2, danger: true, onChoose: onRemove },
  ];
  const action = gaps && gaps.length > 0 ? "lists.fillIn" : "lists.design";
  return (
    <li className="template-card">
      <div className="template-card__mat">
        <Thumbnail
          kind={kind}
          drawingId={template._id}
          layout={template.layout}
          fieldsDefinition={template.fieldsDefinition}
        />
      </div>
      <div className="template-card__foot">
        <div className="template-card__words">
          <h2>
            <Link to={to}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className="template-card__state">
            <State
              gaps={gaps}
              version={t("lists.version", { version, day: isolate(formatDayOf(updatedAt, language)) })}
            />
          </p>
        </div>
        <ButtonLink size="dense" to={to} aria-label={t(`${action}Of`, { name: isolate(name) })}>
          {t(action)}
        </ButtonLink>
        <Menu label={t("lists.menuOf", { name: isolate(name) })} items={items} />
      </div>
    </li>
  );
}
