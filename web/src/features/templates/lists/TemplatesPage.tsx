/** `/templates`: what the documents of a university look like; `?kind=certificate` shows those of certificates. */
import { TEMPLATE_KINDS, type TemplateKind } from "@ijaza/schema/templates/calls";
import { CopyPlus, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { lazyPage } from "../../../platform/load-page.ts";
import { Button } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { useGetTemplateGapsQuery } from "../templates.api.ts";
import { type Template, useTemplates } from "../use-templates.ts";
import { DeleteTemplateDialog } from "./DeleteTemplateDialog.tsx";
import type { NewTemplateDialogProps } from "./NewTemplateDialog.tsx";
import { TemplateCard } from "./TemplateCard.tsx";
import "./TemplatesPage.css";
import { useDuplicate } from "./use-duplicate.ts";

const PANEL = "templates";

/** Loaded when it is opened: few who see the page open it. */
const NewTemplateDialog = lazyPage<NewTemplateDialogProps>(() =>
  import("./NewTemplateDialog.tsx").then((file) => file.NewTemplateDialog),
);

const useKind = (): [TemplateKind, (kind: TemplateKind) => void] => {
  const [query, setQuery] = useSearchParams();
  const kind = query.get("kind") === "certificate" ? "certificate" : "diploma";
  return [kind, (next) => setQuery(next === "diploma" ? {} : { kind: next }, { replace: true })];
};

type GalleryProps = { kind: TemplateKind; onNew: () => void };

function Gallery({ kind, onNew }: GalleryProps) {
  const { t } = useTranslation("templates");
  const messageOf = useFailureText();
  const { templates, error, isFetching, refetch } = useTemplates(kind);
  const gaps = useGetTemplateGapsQuery(undefined, { refetchOnMountOrArgChange: true }).data?.templates;
  const [removing, setRemoving] = useState<Template>();
  const duplicate = useDuplicate(kind, templates ?? []);
  if (!templates)
    return error && !isFetching ? (
      <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <div className="gallery" aria-hidden="true">
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    );
  return (
    <>
      <ul className="gallery">
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            kind={kind}
            template={template}
            gaps={gaps?.find(({ id }) => id === template.id)?.gaps}
            onDuplicate={() => void duplicate(template)}
            onRemove={() => setRemoving(template)}
          />
        ))}
        <li>
          <button type="button" className="gallery__new" onClick={onNew}>
            <CopyPlus size={26} aria-hidden="true" />
            <b>{t("lists.startFromCopy")}</b>
            <span>{t("lists.startFromCopyText")}</span>
          </button>
        </li>
      </ul>
      {removing && <DeleteTemplateDialog template={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

export function TemplatesPage() {
  const { t } = useTranslation("templates");
  const [kind, chooseKind] = useKind();
  const [isBeginning, setBeginning] = useState(false);
  const counts = {
    diploma: useTemplates("diploma").templates,
    certificate: useTemplates("certificate").templates,
  };
  const begin = () => setBeginning(true);
  return (
    <>
      <PageHead title={t("lists.title")} text={t("lists.text")}>
        <Button kind="primary" icon={Plus} onClick={begin}>
          {t("lists.new")}
        </Button>
      </PageHead>
      <Tabs
        label={t("lists.title")}
        tone="page"
        tabs={TEMPLATE_KINDS.map((key) => ({ key, label: t(`lists.kinds.${key}`), count: counts[key]?.length }))}
        chosen={kind}
        onChoose={chooseKind}
        panel={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${kind}`}>
        <Gallery key={kind} kind={kind} onNew={begin} />
      </div>
      {isBeginning && (
        <Suspense>
          <NewTemplateDialog kind={kind} templates={counts[kind] ?? []} onClose={() => setBeginning(false)} />
        </Suspense>
      )}
    </>
  );
}
