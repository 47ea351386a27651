/** The templates of one kind, with the actions design, copy and delete. */
import type { TemplateKind } from "@ijaza/schema/templates";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { lazyPage } from "../../../platform/load-page.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { type Template, useTemplates } from "../use-templates.ts";
import { DeleteTemplateDialog } from "./DeleteTemplateDialog.tsx";
import type { NewTemplateDialogProps } from "./NewTemplateDialog.tsx";
import { TemplateRow } from "./TemplateRow.tsx";
import { useDuplicate } from "./use-duplicate.ts";

/** Loaded when it is opened: few who see the list open it. */
const NewTemplateDialog = lazyPage<NewTemplateDialogProps>(() =>
  import("./NewTemplateDialog.tsx").then((file) => file.NewTemplateDialog),
);

export function TemplateList({ kind }: { kind: TemplateKind }) {
  const { t } = useTranslation("templates");
  const messageOf = useFailureText();
  const { templates, error, isFetching, refetch } = useTemplates(kind);
  const [removing, setRemoving] = useState<Template>();
  const [isBeginning, setBeginning] = useState(false);
  const duplicate = useDuplicate(kind, templates ?? []);
  const body = () => {
    if (!templates)
      return error && !isFetching ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} columns={2} />
      );
    if (templates.length === 0) return <EmptyState title={t("lists.empty")} text={t("lists.emptyText")} />;
    return (
      <ul className="template-list">
        {templates.map((template) => (
          <TemplateRow
            key={template.id}
            kind={kind}
            template={template}
            onDuplicate={() => void duplicate(template)}
            onRemove={() => setRemoving(template)}
          />
        ))}
      </ul>
    );
  };
  return (
    <Card
      title={t(`lists.${kind}`)}
      aside={
        <Button className="template-list__new" size="dense" icon={Plus} onClick={() => setBeginning(true)}>
          {t("lists.new")}
        </Button>
      }
    >
      {body()}
      {removing && <DeleteTemplateDialog template={removing} onClose={() => setRemoving(undefined)} />}
      {isBeginning && (
        <Suspense>
          <NewTemplateDialog kind={kind} templates={templates ?? []} onClose={() => setBeginning(false)} />
        </Suspense>
      )}
    </Card>
  );
}
